import type { SeatId } from '../../../engine';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import type { TableCheck } from './check';
import { isSettled } from './settled';

// What most ask of the Check on the table, and no more.

type Seen = Pick<StarsState, 'public'>;

/** The Check on the table, and who acts. */
export interface OnCheck {
  check: TableCheck;
  one: Protagonist;
}

/** How far a Check has come: talked about, its dice lying there, or closed. */
export type Phase = 'laid' | 'lies' | 'closed';

export const phaseOf = ({ fallen, settling }: TableCheck): Phase =>
  fallen === null ? 'laid' : settling === null ? 'lies' : 'closed';

export function onTable({ public: { check, protagonists } }: Seen): OnCheck | null {
  const one = check && protagonists[check.protagonist];
  return one ? { check, one } : null;
}

/** How far the Check on the table has come; `null` where none lies there. */
export function phaseNow(state: Seen): Phase | null {
  const found = onTable(state);
  return found && phaseOf(found.check);
}

/** Whose protagonist acts. */
export const whoActs = (state: Seen): SeatId | null => onTable(state)?.one.owner ?? null;

/** How far the Check has come for a seat that decides about it (TABLE-003, TABLE-004); `null` for any other. */
export function ownPhase(state: Seen, id: SeatId): Phase | null {
  const found = onTable(state);
  if (!found) return null;
  // Whoever does not decide reads no more of it than whose it is: what changes of it is nothing to them.
  const decides = found.one.owner === id || state.public.table.seats[id]?.role === 'director';
  return decides ? phaseOf(found.check) : null;
}

/** Whether something of the Check on the table is still to be said, so that no other begins. */
export const isOpen = ({ public: { check } }: Seen): boolean => check !== null && !isSettled(check);

/** The protagonist of a seat whose Check is open, by id. */
export function ownOpen(state: Seen, id: SeatId): string | null {
  const found = onTable(state);
  return found?.one.owner === id && isOpen(state) ? found.one.id : null;
}
