import type { SeatId } from './audience';
import type { Beat } from './beat';
import { assign } from './draft';
import type { RollRecord } from './roll-record';

/** A line of the table's story: who did what, and why. */
export interface LogEntry {
  /** The command it came from. */
  seq: number;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  /** Who did it; `null` for the table itself and for what is anonymous. */
  by: SeatId | null;
  text: string;
  /** Costs and effects, one sentence each. */
  notes?: string[];
  /** A roll with everything that explains it. */
  roll?: RollRecord;
  /** What happened, as data, where it is worth everybody’s attention. */
  beat?: Beat;
  /** Why the director set a value by hand, or took something back. */
  reason?: string;
  /** Tells the table something that it did not know, which undo cannot unsay. */
  reveals?: boolean;
  /** Taken back by the director. */
  undone?: boolean;
}

/**
 * The newest lines; older ones are read over HTTP. They stand in a ring, so that a new line takes the
 * place of the oldest and nothing else moves: line `n` stands at `n % LOG_WINDOW`.
 */
export interface Log {
  /** The number of the next line. */
  next: number;
  entries: LogEntry[];
}

/** How many lines stay in the state. */
export const LOG_WINDOW = 60;

export const emptyLog = (): Log => ({ next: 0, entries: [] });

/** Adds a line that holds no draft, and lets the oldest one go when there are enough. */
export function appendLog(log: Log, entry: LogEntry): void {
  const { next, entries } = log;
  const places: Record<number, LogEntry> = entries;
  assign(places, { [next % LOG_WINDOW]: entry });
  log.next = next + 1;
}

/** The lines that are still there, oldest first. */
export function linesOf({ next, entries }: Log): LogEntry[] {
  const oldest = next % LOG_WINDOW;
  return [...entries.slice(oldest), ...entries.slice(0, oldest)];
}

/** Marks every line of the taken-back commands, from one to another. They stay readable. */
export function markUndone(log: Log, fromSeq: number, untilSeq = Number.POSITIVE_INFINITY): void {
  for (const entry of log.entries) {
    if (entry.seq >= fromSeq && entry.seq <= untilSeq) entry.undone = true;
  }
}
