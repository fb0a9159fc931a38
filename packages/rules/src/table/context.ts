import type { BaseState, Offer, SeatId } from '../engine';
import type { OfferContext } from './area';
import { managingRole } from './managing';

/** For whom offers are made, and where they go; `null` where nobody sits. */
export function contextFor<S extends BaseState>(
  state: S,
  id: SeatId,
  add: (offer: Offer) => void,
): OfferContext<S> | null {
  const { table } = state.public;
  const seat = table.seats[id];
  if (!seat) return null;
  const manages = seat.role === managingRole(table);
  return { state, seat, director: seat.role === 'director', manages, add };
}
