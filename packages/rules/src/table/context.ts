import type { BaseState, Memo, Offer, SeatId } from '../engine';
import type { OfferContext } from './area';
import { managingRole } from './managing';

/** Who sits somewhere, as far as offers depend on it. */
type Sitting = Pick<OfferContext, 'seat' | 'director' | 'manages'>;

/** For whom offers are made, and where they go; `null` where nobody sits. */
export function contextFor<S extends BaseState>(
  state: S,
  id: SeatId,
  add: (offer: Offer) => void,
  memo: Memo,
): OfferContext<S> | null {
  // Nearly all that is offered reads this, so it is looked up once for all of it.
  const sitting = memo.get('who sits there', state, (view) => sittingAt(view, id));
  if (!sitting) return null;
  const { seat, director, manages } = sitting;
  return { state, seat, director, manages, add };
}

function sittingAt({ public: { table } }: BaseState, id: SeatId): Sitting | null {
  const seat = table.seats[id];
  if (!seat) return null;
  const manages = seat.role === managingRole(table);
  return { seat, director: seat.role === 'director', manages };
}
