import type { SeatId } from '../audience';

/** A command that was carried out, as it is stored, with what it brought about. */
export interface RecordedStep {
  /** Its number in the table's log. */
  seq: number;
  /** When it was carried out, in milliseconds since 1970. */
  at: number;
  /** Who sent it; `null` for the server. */
  seat: SeatId | null;
  command: { type: string };
  events: readonly { type: string }[];
}
