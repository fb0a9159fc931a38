import type { Offer, PoolLine } from '../../engine';
import { makePool, refuse } from '../../engine';
import type { CommandOf } from '../commands';
import { featuresOf } from '../features';
import type { Area, GbmPlay, OfferContext } from '../game';
import type { RollOption } from '../hooks';
import type { GbmState, Protagonist } from '../state';
import { during, nameOf, ownInPlay, protagonist } from '../table/lookups';
import { attributeRating, lowestAttributes } from '../table/sheet';
import { refuseWithoutStress, takeStress, whyNoStress } from '../table/stress';
import type { AttributeId } from '../vocabulary';
import { titled } from '../vocabulary';

/** How the attribute that was rolled colours the scene (GBM-OBL-004). */
const hints: Record<AttributeId, string> = {
  sun: 'Sun: tell of frightening people or places, or of what wears the body out.',
  moon: 'Moon: tell of what breaks the heart and takes away hope.',
  stars: 'Stars: tell of the pressure of other people, or of worry that will not stop.',
};

/**
 * The obligation roll (GBM-OBL-001…006): the lowest attribute, stress of 6 minus the result; a
 * critical costs none and gives a downtime action (AMB-15). Refuses a second roll, another
 * attribute than a lowest one, and a tie without a choice.
 */
function roll(play: GbmPlay, command: CommandOf<'obligation.roll'>): void {
  during(play, 'obligation');
  const one = ownInPlay(play, command.protagonist);
  const { episode } = play.state.public;
  if (episode.obligationDone[one.id]) {
    refuse('already-done', `${nameOf(one)} has already rolled obligation in this episode.`, {
      rule: 'GBM-OBL-001',
    });
  }
  refuseWithoutStress(play.state, one);
  const attribute = chosenAttribute(one, command.attribute);
  const switches = obligationOptions(play.state, one);
  const unknown = command.options.find((id) => !switches.some((option) => option.id === id));
  if (unknown) refuse('not-found', `${nameOf(one)} has nothing like that for obligation.`);

  const pool = makePool([
    ...obligationLines(play.state, one, attribute),
    ...switches
      .filter(({ id }) => command.options.includes(id))
      .map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ]);
  const result = play.roll(pool, `${nameOf(one)}: obligation`);
  const critical = result.band === 'critical';
  play.emit({
    type: 'episodeChanged',
    changes: { obligationDone: { ...episode.obligationDone, [one.id]: true } },
  });
  const why = critical ? 'critical obligation' : `obligation, 6 − ${result.result}`;
  const notes = [takeStress(play, one.id, critical ? 0 : 6 - result.result, why)];
  if (critical) notes.push(giveDowntimeAction(play, one));
  notes.push(hints[attribute]);
  play.sayRoll(`${nameOf(one)} meets their obligation.`, 'Obligation', pool, result, { notes });

  for (const feature of featuresOf(play.state, protagonist(play.state, one.id))) {
    const option = feature.hooks.obligationOption;
    const chosen = option !== undefined && command.options.includes(option.id);
    const self = protagonist(play.state, one.id);
    feature.hooks.afterObligation?.({ state: play.state, self, chosen, result }, play);
  }
}

/** Kept on the downtime record, which waits for the phase to add the usual actions (GBM-OBL-003). */
function giveDowntimeAction(play: GbmPlay, one: Protagonist): string {
  const { downtime } = play.state.public.episode;
  const now = downtime[one.id];
  play.emit({
    type: 'episodeChanged',
    changes: {
      downtime: {
        ...downtime,
        [one.id]: {
          left: (now?.left ?? 0) + 1,
          extras: [...(now?.extras ?? []), 'Critical obligation roll +1'],
          connected: now?.connected ?? [],
        },
      },
    },
  });
  return `${nameOf(one)} has one more downtime action.`;
}

function chosenAttribute(one: Protagonist, wanted: AttributeId | undefined): AttributeId {
  const lowest = lowestAttributes(one);
  const [only] = lowest;
  if (wanted === undefined && only && lowest.length === 1) return only;
  if (wanted && lowest.includes(wanted)) return wanted;
  const names = lowest.map(titled).join(' and ');
  return wanted === undefined
    ? refuse('malformed', `${names} are equally low: choose which one to roll.`, {
        rule: 'GBM-OBL-001',
      })
    : refuse('not-allowed', `${titled(wanted)} is not ${nameOf(one)}’s lowest attribute.`, {
        instead: `Roll ${names}.`,
        rule: 'GBM-OBL-001',
      });
}

function obligationLines(state: GbmState, one: Protagonist, attribute: AttributeId): PoolLine[] {
  const rating = { source: titled(attribute), dice: attributeRating(one, attribute) };
  const context = { state, self: one, roll: 'obligation', attribute, consequence: null } as const;
  return [
    rating,
    ...featuresOf(state, one).flatMap(({ hooks }) => hooks.attributePool?.(context) ?? []),
  ];
}

function obligationOptions(state: GbmState, one: Protagonist): RollOption[] {
  return featuresOf(state, one).flatMap(({ hooks }) => hooks.obligationOption ?? []);
}

function offers({ state, self, add }: OfferContext): void {
  if (state.public.phase !== 'obligation' || self?.status !== 'active') return;
  if (state.public.episode.obligationDone[self.id] || whyNoStress(state, self)) return;
  const lowest = lowestAttributes(self);
  const options = obligationOptions(state, self);
  const fields: Offer['fields'] = [];
  if (lowest.length > 1) {
    fields.push({
      name: 'attribute',
      kind: 'choice',
      label: 'Which of your lowest attributes?',
      options: lowest.map((attribute) => ({
        value: attribute,
        label: `${titled(attribute)} ${attributeRating(self, attribute)}`,
        detail: hints[attribute],
      })),
      required: true,
    });
  }
  if (options.length > 0) {
    fields.push({
      name: 'options',
      kind: 'choices',
      label: 'If you like',
      options: options.map(({ id, label }) => ({ value: id, label })),
      min: 0,
      max: options.length,
    });
  }
  add({
    command: 'obligation.roll',
    with: { protagonist: self.id },
    label: `Roll obligation: ${lowest.map(titled).join(' or ')}`,
    cost: self.eclipse ? 'erases 6 − result stress (in eclipse)' : '6 − result stress',
    detail: self.obligation
      ? `Your obligation: ${self.obligation}`
      : 'What holds you in your everyday life?',
    fields,
    place: 'next-step',
    primary: true,
  });
}

export const obligation: Area = { handlers: { 'obligation.roll': roll }, offers };
