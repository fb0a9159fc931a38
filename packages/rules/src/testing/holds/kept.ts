import type { BaseState, Offer } from '../../engine';
import { derived } from '../../engine';
import { offerKey } from '../../table/offer-key';
import { demandSame } from '../difference';
import { everyOffer } from '../every-offer';
import type { Watching } from '../step';

/** One in so many steps all drawers are opened: there is far more in them than in play. */
const EVERY = 5;

/** Offers as a drawer holds them: they are found by what tells them apart, and have no order. */
const byKey = (offers: readonly Offer[]): Record<string, Offer> =>
  Object.fromEntries(offers.map((offer) => [offerKey(offer), offer]));

/**
 * What was computed earlier and is kept is what would be computed now, of nothing known: whatever has changed,
 * by play, an undo, or somebody who came or left.
 */
export const kept: Watching = ({ system }, _, tally) => {
  return ({ table, after, number }) => {
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
