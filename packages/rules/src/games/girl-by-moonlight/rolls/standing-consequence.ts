import type { Refusal } from '../../../engine';
import type { Define, Subject } from '../../../table';
import type { GbmPlay, OfferContext, StandingPrompt } from '../game';
import { nameById, protagonist } from '../lookups';
import { barred, missing } from '../refusal';
import type { Consequence, GbmState } from '../state';
import { titled } from '../vocabulary';
import { describe } from './consequence-effects';

// A consequence on its way to somebody, until it is dealt with.

/** Defines what somebody may do about a consequence. */
export type DefineOnConsequence = Define<
  OfferContext,
  GbmPlay,
  Consequence,
  { type: string; consequence: string }
>;

export const standing: Subject<OfferContext, Consequence, 'consequence'> = {
  part: 'consequence',
  what: 'consequence',
  all: ({ state }) => Object.values(state.public.consequences),
  idOf: ({ id }) => id,
  find: ({ state }, id) =>
    state.public.consequences[id] ??
    missing('That consequence has been dealt with.', 'Go on with what is open now.', 'TABLE-008'),
};

/** Bars all that would soften what somebody took a die for (GBM-ARP-029). */
export function priceOfPromise({ source }: Consequence): Refusal | null {
  if (source !== 'promise') return null;
  const reason =
    'The price of a poisoned promise is paid: no resisting, no armour, no stepping in.';
  return barred('not-allowed', reason, { instead: 'Take it as it is.', rule: 'GBM-ARP-029' });
}

/** The prompt in which somebody answers a consequence. */
export const promptOf = (one: Consequence) => `consequence:${one.id}`;

/** What each consequence asks of the one it is for. */
export function consequencePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.consequences).flatMap((one) => {
    const { seat } = protagonist(state, one.target);
    if (!seat) return [];
    const price =
      one.source === 'promise' ? ' It is the price of a promise and cannot be resisted.' : '';
    return [
      {
        id: promptOf(one),
        to: [seat],
        title: `${nameById(state, one.target)} faces a consequence`,
        text: `${titled(describe(state, one))}.${price}`,
      },
    ];
  });
}
