import type { BaseState, Offer } from '../../engine';
import { derived, offerKey } from '../../engine';
import { demandSame } from '../difference';
import { everyOffer } from '../every-offer';
import type { Watching } from '../step';

/** After commands of each type it is looked at so many times in all games of a system, */
const FIRST = 2;
/** and one in so many steps besides, with all drawers: there is far more in them than in play. */
const EVERY = 5;

/** How often it was looked at after commands of each type: to compute all afresh is dear. */
const looked = new WeakMap<object, Map<string, number>>();

/** Offers as a drawer holds them: they are found by what tells them apart, and have no order. */
const byKey = (offers: readonly Offer[]): Record<string, Offer> =>
  Object.fromEntries(offers.map((offer) => [offerKey(offer), offer]));

/**
 * What was computed earlier and is kept is what would be computed now, of nothing known: whatever has changed,
 * by play, an undo, or somebody who came or left. What is not so any more mostly stays so for some steps, and is seen then.
 */
export const kept: Watching = ({ system }, _, tally) => {
  const times = looked.get(system) ?? new Map<string, number>();
  looked.set(system, times);
  return ({ table, after, number, move: { command } }) => {
    const before = times.get(command.type) ?? 0;
    if (before >= FIRST && number % EVERY !== 0) return;
    times.set(command.type, before + 1);
    tally('computed afresh');
    const fresh = derived(system, after);
    demandSame(after, fresh, 'what is kept is not so any more:');
    if (number % EVERY !== 0) return;
    for (const seat of Object.keys(after.seats)) {
      demandSame(
        byKey(table.offers(seat)),
        everyOffer<BaseState>(system, fresh, seat),
        `what is kept of the drawers of ${seat} is not so any more:`,
      );
    }
  };
};
