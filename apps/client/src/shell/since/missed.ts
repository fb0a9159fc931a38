import type { LogEntry } from '@moonlit/rules';
import type { Newest } from '../log/log-pages';

/** After how long somebody has been away, in milliseconds: a reload or a short call is no absence. */
export const AWAY_MS = 5 * 60_000;
/** As many lines tell what has happened; the log has all of them. */
export const LINES_MAX = 6;

/** Up to where somebody has followed the table on this device. */
export interface Seen {
  seat: string;
  /** The number of the newest line of the log that they had before them. */
  line: number;
  /** When that was, by this device, in milliseconds since 1970. */
  at: number;
}

/** What happened while somebody was away, the oldest first. */
export interface Missed {
  lines: readonly LogEntry[];
  /** How many more lines the log has of that time. */
  more: number;
}

/** Whether somebody who was here last then has been away. */
export const wasAway = (seen: Seen | null, seat: string, now: number): seen is Seen =>
  seen !== null && seen.seat === seat && now - seen.at >= AWAY_MS;

/**
 * What somebody has missed: of the lines that everybody sees, those that tell of something, the latest of
 * them; where none does, the latest lines. Nothing that was taken back, nor what they did themselves from
 * elsewhere.
 *
 * @param newest the lines that the table still holds; what fell out of it is counted as more.
 * @param until when they came back, by the server's clock: what happens from then on they see.
 */
export function missedOf(newest: Newest, { line, seat }: Seen, until: number): Missed {
  const since = newest.filter(([number, { at }]) => number > line && at < until);
  const told = since
    .map(([, entry]) => entry)
    .filter(({ undone, by }) => undone !== true && by !== seat);
  const beats = told.filter(({ beat, roll }) => beat !== undefined || roll !== undefined);
  const lines = (beats.length > 0 ? beats : told).slice(0, LINES_MAX).reverse();
  const last = since[0]?.[0];
  const all = last === undefined ? 0 : last - line;
  return { lines, more: lines.length === 0 ? 0 : all - lines.length };
}
