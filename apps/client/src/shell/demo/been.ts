import type { LogEntry } from '@moonlit/rules';
import { linesOf } from '@moonlit/rules/log';
import type { SharedState } from '../state';

/** Whether something of a kind has been told, and not been taken back. */
export const hasBeen = (lines: readonly LogEntry[], ...kinds: string[]): boolean =>
  lines.some(({ beat, undone }) => beat && !undone && kinds.includes(beat.kind));

/** The same of what a table still has of its log. */
export const hasHappened = ({ log }: Pick<SharedState, 'log'>, ...kinds: string[]): boolean =>
  hasBeen(linesOf(log), ...kinds);
