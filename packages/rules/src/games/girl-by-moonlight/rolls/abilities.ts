import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { GbmPlay, OfferContext } from '../game';
import type { AbilityUse, Bearer } from '../hooks';
import { nameOf, notActing, protagonist } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves } from '../moves';
import { barred, missing, refuse } from '../refusal';
import { markSeriesXp, markXp } from '../sheet/experience';
import { giveDie, noGift } from '../sheet/gifts';
import { noSpecialArmour } from '../sheet/special-armour';
import { spoken } from '../spoken';
import type { Protagonist } from '../state';
import { titled, xpTracks } from '../vocabulary';

const useCommand = command('ability.use', {
  protagonist: id,
  ability: id,
  use: id.default('use'),
  target: id.optional(),
  note: sentence.default(''),
});
type UseCommand = z.infer<typeof useCommand>;

const claimCommand = command('ability.claim', {
  protagonist: id,
  ability: id,
  claim: id,
  track: z.enum(xpTracks).optional(),
});
type ClaimCommand = z.infer<typeof claimCommand>;

/** The use of special armour for the other thing that its ability names (GBM-ARM-009). */
const SPECIAL_ARMOUR = 'special-armour';

const noteField: Field = spoken('note', 'What do we see?');

/** Where xp that an ability gives is marked: anywhere on the sheet (GBM-XP-003, AMB-05). */
const trackField: Field = {
  name: 'track',
  kind: 'choice',
  label: 'On which track?',
  options: xpTracks.map((track) => ({ value: track, label: titled(track) })),
  required: true,
  initial: 'playbook',
};

/** An ability in force for whoever bears it. */
interface Held {
  self: Protagonist;
  feature: Feature;
}

/** What is in force for whoever a seat plays, while they can act. */
const held: Subject<OfferContext, Held, 'protagonist'> = {
  part: 'protagonist',
  what: 'protagonist',
  all({ state, self }) {
    if (self?.status !== 'active') return [];
    return featuresOf(state, self).map((feature) => ({ self, feature }));
  },
  idOf: ({ self }) => self.id,
  find(context, bearer, sent) {
    refuseFor(notActing(context, bearer));
    const { state } = context;
    const self = protagonist(state, bearer);
    const ability = new Map<string, unknown>(Object.entries(sent)).get('ability');
    const feature = featuresOf(state, self).find((one) => one.id === ability);
    if (feature) return { self, feature };
    return missing(
      `${nameOf(self)} has no such ability in force.`,
      'Use one that stands on the sheet; a transcendent one counts only while transcended.',
      'TABLE-010',
    );
  },
};

const using = moves.about(held, 'sheet', (move) => [
  move(useCommand, {
    unless({ state }, { use: wanted, target, note }, { self, feature }) {
      if (wanted === SPECIAL_ARMOUR && feature.hooks.specialArmour) {
        const { givesDie } = feature.hooks.specialArmour;
        return noSpecialArmour(state, self) ?? (givesDie ? noGift(state, self) : null);
      }
      const use = feature.hooks.uses?.find((one) => one.id === wanted);
      return use ? notUsable(use, { state, self }, target, note) : null;
    },
    ways: waysToUse,
    do: makeUse,
  }),
  move(claimCommand, {
    ways: (_, { feature: { id: ability, name, hooks } }) =>
      (hooks.claims ?? []).map((claim): WayToMove<ClaimCommand> => {
        const forSeries = claim.track === 'series';
        return {
          with: { ability, claim: claim.id },
          label: `${name}: ${claim.label}`,
          cost: forSeries ? 'marks series xp' : 'marks xp',
          ...(forSeries ? {} : { fields: [trackField] }),
          order: 40,
        };
      }),
    do(play, { claim: wanted, track = 'playbook' }, _, { self, feature: { name, hooks } }) {
      const claim = hooks.claims?.find((one) => one.id === wanted);
      const marked =
        claim?.track === 'series'
          ? markSeriesXp(play, 1, name)
          : markXp(play, self.id, track, 1, name);
      play.say(`${nameOf(self)}: ${claim?.label}.`, { notes: [marked] });
    },
  }),
]);

/** What abilities let their bearers do on their own. */
export const abilities = moves.area(using) satisfies GbmBrings;

function notUsable(
  use: AbilityUse,
  bearer: Bearer,
  target: string | undefined,
  note: string | undefined,
): Refusal | null {
  const reason = use.unavailable(bearer);
  if (reason) {
    return barred('not-allowed', reason, {
      instead: 'Keep it until its moment comes; the sheet says when.',
      rule: 'TABLE-010',
    });
  }
  if (use.asks?.required && note === '') {
    return barred('malformed', `${use.label} goes with words. ${use.asks.label}`, {
      instead: 'Write a few words with it.',
      rule: 'TABLE-006',
    });
  }
  return target === undefined ? null : notAimedAt(use, bearer, target);
}

/** A use is for what its ability names, which says why where it leaves something out. */
function notAimedAt(use: AbilityUse, bearer: Bearer, id: string): Refusal | null {
  const targets = use.targets?.(bearer);
  if (!targets || targets.options.some(({ value }) => value === id)) return null;
  const known = targets.options.map(({ label }) => label).join(', ');
  const why = targets.except ?? 'That is none of what it can be used on now.';
  return barred('not-allowed', `${use.label}. ${why}`, {
    instead: known ? `Choose one of these: ${known}.` : 'There is nothing to use it on now.',
    rule: 'TABLE-010',
  });
}

function* waysToUse(
  { state }: GbmContext,
  { self, feature: { id: ability, name, hooks } }: Held,
): Iterable<WayToMove<UseCommand>> {
  const { specialArmour, uses = [] } = hooks;
  if (specialArmour) {
    yield {
      with: { ability, use: SPECIAL_ARMOUR },
      label: `${name}: ${specialArmour.instead}`,
      cost: 'your special armour',
      ...(specialArmour.givesDie ? { place: 'roll', order: 12 } : { order: 31 }),
      fields: [noteField],
    };
  }
  for (const use of uses) {
    const fields = fieldsOf(use, { state, self });
    if (!fields) continue;
    yield {
      with: { ability, use: use.id },
      label: `${name}: ${use.label}`,
      ...(use.cost ? { cost: use.cost } : {}),
      order: 30,
      fields,
    };
  }
}

/** What a use asks for; `null` when there is nothing to use it on. */
function fieldsOf(use: AbilityUse, bearer: Bearer): Field[] | null {
  const words: Field = { ...noteField, ...use.asks };
  const targets = use.targets?.(bearer);
  if (!targets) return [words];
  if (targets.options.length === 0) return null;
  const { label, options } = targets;
  return [{ name: 'target', kind: 'choice', required: true, label, options }, words];
}

function makeUse(
  play: GbmPlay,
  { use: wanted, target: aim, note }: UseCommand,
  { state }: GbmContext,
  { self, feature }: Held,
): void {
  const use = feature.hooks.uses?.find((one) => one.id === wanted);
  if (!use) {
    spendSpecialArmour(play, self, feature, note);
    return;
  }
  const targets = use.targets?.({ state, self });
  const target = targets?.options.find(({ value }) => value === aim);
  if (targets && !target) {
    refuse('malformed', `${use.label} needs to know more. ${targets.label}`, {
      instead: 'Choose one from the list.',
      rule: 'TABLE-006',
    });
  }
  play.say(`${nameOf(self)} uses ${feature.name}: ${use.label}.`, {
    notes: [target?.label ?? '', note].filter(Boolean),
  });
  use.run(play, self, note, target?.value);
}

function spendSpecialArmour(
  play: GbmPlay,
  self: Protagonist,
  feature: Feature,
  note: string,
): void {
  const { name, hooks } = feature;
  if (hooks.specialArmour?.givesDie) {
    giveDie(play, self, feature, note);
    return;
  }
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { specialArmourUsed: true } });
  play.say(`${nameOf(self)} spends special armour, ${name}: ${hooks.specialArmour?.instead}.`, {
    notes: note ? [note] : [],
  });
}
