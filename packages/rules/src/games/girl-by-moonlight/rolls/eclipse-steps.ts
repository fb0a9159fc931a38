import type { Refusal } from '../../../engine';
import type { Define, Subject } from '../../../table';
import type { GbmPlay, OfferContext } from '../game';
import { nameOf, protagonist } from '../lookups';
import { barred, refuse } from '../refusal';
import type { EclipseRoll } from '../state';

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
