import type { WireRefusal } from '@moonlit/protocol';
import type { Seat } from '@moonlit/rules';
import type { SeatAccess } from '../access/seat-access';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import { refused, revoked, seatVacant } from '../tables/submission';

/** Who sits where a link leads. */
export interface Seated {
  ok: true;
  table: LiveTable;
  seat: Seat;
}

/**
 * Who sits at a table by a link as things stand; or why nobody does any longer. Whatever is done about it has to be done
 * in the same turn: later the seat might be freed.
 *
 * @param table the link's table; `null` where there is none.
 */
export function seatedBy(
  key: SeatKeyRecord,
  table: LiveTable | null,
  seatAccess: Pick<SeatAccess, 'wasRevoked'>,
): Seated | { ok: false; refusal: WireRefusal } {
  const seat = table?.seat(key.seat);
  if (!table || !seat) return refused(seatVacant);
  return seatAccess.wasRevoked(key.id) ? refused(revoked) : { ok: true, table, seat };
}
