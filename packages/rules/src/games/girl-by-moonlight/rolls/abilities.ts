import type { Field, FieldOption } from '../../../engine';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { Area, GbmPlay } from '../game';
import type { AbilityUse, Bearer } from '../hooks';
import { nameOf, own, ownInPlay } from '../lookups';
import { missing, refuse } from '../refusal';
import { markSeriesXp, markXp } from '../sheet/experience';
import { giveDie, whyNoGift } from '../sheet/gifts';
import { refuseWithoutSpecialArmour, whyNoSpecialArmour } from '../sheet/special-armour';
import type { Protagonist } from '../state';
import { titled, xpTracks } from '../vocabulary';

/** The use of special armour for the other thing that its ability names (GBM-ARM-009). */
const SPECIAL_ARMOUR = 'special-armour';

const noteField: Field = {
  name: 'note',
  kind: 'text',
  label: 'What do we see?',
  max: 300,
  required: false,
};

/** Where xp that an ability gives is marked: anywhere on the sheet (GBM-XP-003, AMB-05). */
const trackField: Field = {
  name: 'track',
  kind: 'choice',
  label: 'On which track?',
  options: xpTracks.map((track) => ({ value: track, label: titled(track) })),
  required: true,
  initial: 'playbook',
};

/** What a use asks for; `null` when there is nothing to use it on. */
function fieldsOf(use: AbilityUse, bearer: Bearer): Field[] | null {
  const words: Field = { ...noteField, ...use.asks };
  const targets = use.targets?.(bearer);
  if (!targets) return [words];
  if (targets.options.length === 0) return null;
  const { label, options } = targets;
  return [{ name: 'target', kind: 'choice', required: true, label, options }, words];
}

/** What a use is used on, if it asks; refuses anything but what it names. */
function targetOf(use: AbilityUse, bearer: Bearer, id: string | undefined): FieldOption | null {
  const targets = use.targets?.(bearer);
  if (!targets) return null;
  const target = targets.options.find(({ value }) => value === id);
  if (target) return target;
  if (id === undefined) {
    refuse('malformed', `${use.label} needs to know more. ${targets.label}`, {
      instead: 'Choose one from the list.',
      rule: 'TABLE-006',
    });
  }
  const known = targets.options.map(({ label }) => label).join(', ');
  const why = targets.except ?? 'That is none of what it can be used on now.';
  refuse('not-allowed', `${use.label}. ${why}`, {
    instead: known ? `Choose one of these: ${known}.` : 'There is nothing to use it on now.',
    rule: 'TABLE-010',
  });
}

/** What abilities let their bearers do on their own. */
export const abilities: Area = {
  handlers: {
    'ability.use'(play, command) {
      const self = ownInPlay(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      if (feature?.hooks.specialArmour && command.use === SPECIAL_ARMOUR) {
        spendSpecialArmour(play, self, feature, command.note);
        return;
      }
      const use = feature?.hooks.uses?.find(({ id }) => id === command.use);
      if (!feature || !use) {
        missing(
          `${nameOf(self)} has no such ability in force.`,
          'Use one that stands on the sheet; a transcendent one counts only while transcended.',
          'TABLE-010',
        );
      }
      const reason = use.unavailable({ state: play.state, self });
      if (reason) {
        refuse('not-allowed', reason, {
          instead: 'Keep it until its moment comes; the sheet says when.',
          rule: 'TABLE-010',
        });
      }
      const target = targetOf(use, { state: play.state, self }, command.target);
      if (use.asks?.required && command.note === '') {
        refuse('malformed', `${use.label} goes with words. ${use.asks.label}`, {
          instead: 'Write a few words with it.',
          rule: 'TABLE-006',
        });
      }
      play.say(`${nameOf(self)} uses ${feature.name}: ${use.label}.`, {
        notes: [target?.label ?? '', command.note].filter(Boolean),
      });
      use.run(play, self, command.note, target?.value);
    },

    'ability.claim'(play, command) {
      const self = own(play, command.protagonist);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      const claim = feature?.hooks.claims?.find(({ id }) => id === command.claim);
      if (!feature || !claim) {
        missing(
          `${nameOf(self)} has no such claim.`,
          'Claim what an ability on the sheet names.',
          'TABLE-010',
        );
      }
      const marked =
        claim.track === 'series'
          ? markSeriesXp(play, 1, feature.name)
          : markXp(play, self.id, command.track ?? 'playbook', 1, feature.name);
      play.say(`${nameOf(self)}: ${claim.label}.`, { notes: [marked] });
    },
  },

  offers(c) {
    const { self } = c;
    if (self?.status !== 'active') return;
    const armoured = !whyNoSpecialArmour(c.state, self);
    for (const { id, name, hooks } of featuresOf(c.state, self)) {
      const { specialArmour } = hooks;
      const gives = specialArmour?.givesDie ?? false;
      if (specialArmour && armoured && !(gives && whyNoGift(c.state, self))) {
        c.add({
          command: 'ability.use',
          with: { protagonist: self.id, ability: id, use: SPECIAL_ARMOUR },
          label: `${name}: ${specialArmour.instead}`,
          cost: 'your special armour',
          place: gives ? 'roll' : 'sheet',
          order: gives ? 12 : 31,
          fields: [noteField],
        });
      }
      for (const use of hooks.uses ?? []) {
        const bearer = { state: c.state, self };
        const fields = use.unavailable(bearer) ? null : fieldsOf(use, bearer);
        if (!fields) continue;
        c.add({
          command: 'ability.use',
          with: { protagonist: self.id, ability: id, use: use.id },
          label: `${name}: ${use.label}`,
          ...(use.cost ? { cost: use.cost } : {}),
          place: 'sheet',
          order: 30,
          fields,
        });
      }
      for (const claim of hooks.claims ?? []) {
        c.add({
          command: 'ability.claim',
          with: { protagonist: self.id, ability: id, claim: claim.id },
          label: `${name}: ${claim.label}`,
          cost: claim.track === 'series' ? 'marks series xp' : 'marks xp',
          ...(claim.track === 'series' ? {} : { fields: [trackField] }),
          place: 'sheet',
          order: 40,
        });
      }
    }
  },
};

function spendSpecialArmour(
  play: GbmPlay,
  self: Protagonist,
  feature: Feature,
  note: string,
): void {
  const { name, hooks } = feature;
  refuseWithoutSpecialArmour(play.state, self);
  if (hooks.specialArmour?.givesDie) {
    giveDie(play, self, feature, note);
    return;
  }
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { specialArmourUsed: true } });
  play.say(`${nameOf(self)} spends special armour, ${name}: ${hooks.specialArmour?.instead}.`, {
    notes: note ? [note] : [],
  });
}
