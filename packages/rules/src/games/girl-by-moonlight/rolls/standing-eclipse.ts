import type { Refusal } from '../../../engine';
import type { Define, Subject } from '../../../table';
import type { GbmPlay, OfferContext, StandingPrompt } from '../game';
import { nameOf, protagonist } from '../lookups';
import { barred, refuse } from '../refusal';
import { lowestAttributes } from '../sheet/ratings';
import type { EclipseRoll, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { eclipsePool, helpersOf } from './eclipse-pool';
import { diceInWords } from './pool-words';

// An eclipse roll, from the limit of stress until it is decided.

/** Defines what somebody may do about an eclipse roll. */
export type DefineOnEclipse = Define<
  OfferContext,
  GbmPlay,
  EclipseRoll,
  { type: string; protagonist: string }
>;

/** Those who are torn: each with the eclipse roll that they have to make, or have made. */
export const torn: Subject<OfferContext, EclipseRoll, 'protagonist'> = {
  part: 'protagonist',
  what: 'protagonist',
  all: ({ state }) => Object.values(state.public.eclipses),
  idOf: ({ protagonist: id }) => id,
  find({ state }, id) {
    const one = protagonist(state, id);
    const roll = state.public.eclipses[id];
    if (roll) return roll;
    return refuse('wrong-moment', `${nameOf(one)} has no eclipse roll to make.`, {
      instead: 'Play on: it is rolled when stress reaches its limit.',
      rule: 'GBM-STR-003',
    });
  },
};

/** What can be done at each step of an eclipse roll. */
const steps: Readonly<Record<EclipseRoll['stage'], string>> = {
  due: 'Make the roll first.',
  choose: 'Choose first whether the result is moved a step.',
  rescue: 'It is rolled: friends push themselves, spend a link, or let it happen.',
};

/** Bars what belongs to another step of an eclipse roll. */
export function notAt({ stage }: EclipseRoll, wanted: EclipseRoll['stage']): Refusal | null {
  if (stage === wanted) return null;
  return barred('wrong-moment', 'This eclipse roll is at another step.', {
    instead: steps[stage],
    rule: 'GBM-STR-003',
  });
}

/** The prompt of an eclipse roll, at whichever step it is. */
export const promptOf = (torn: EclipseRoll) => `eclipse:${torn.protagonist}`;

/** Whom each eclipse roll waits for. */
export function eclipsePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.eclipses).map((torn) => ({
    id: promptOf(torn),
    ...promptAt(state, torn),
  }));
}

function promptAt(state: GbmState, torn: EclipseRoll): Omit<StandingPrompt, 'id'> {
  const self = protagonist(state, torn.protagonist);
  const own = self.seat ? [self.seat] : [];
  if (torn.stage === 'due') {
    return {
      to: own,
      title: `${nameOf(self)} is at the limit`,
      text: `Roll for eclipse with your lowest attribute: ${lowestPools(state, self)}.`,
    };
  }
  if (torn.stage === 'choose') {
    return {
      to: own,
      title: 'The result can be moved',
      text: 'One step up or down, or left as it is.',
    };
  }
  const helpers = helpersOf(state, torn);
  if (helpers.length === 0) {
    return {
      to: own,
      title: `${nameOf(self)} is slipping into eclipse`,
      text: 'Nobody can hold on to you. Fall, unless somebody finds a way after all.',
    };
  }
  const falling = torn.band === 'bad';
  return {
    to: helpers.flatMap(({ seat }) => seat ?? []),
    title: `${nameOf(self)} is ${falling ? 'falling' : 'slipping'} into eclipse`,
    text: falling
      ? 'You can be there, wherever you are: push yourself or spend a link to hold on to them.'
      : 'Push yourself or spend a link to hold on to them. If nobody does, they fall.',
  };
}

/** The lowest attributes with their dice: everybody at the table reads them before they fall. */
function lowestPools(state: GbmState, self: Protagonist): string {
  return lowestAttributes(self)
    .map((one) => `${titled(one)}, ${diceInWords(eclipsePool(state, self, one))}`)
    .join('; or ');
}
