import type { LogEntry } from '@moonlit/rules';
import { count } from '../../design/words';
import type { NumberedLines } from '../stage/stage-beat';

/** More commands than this at once have gone by while nobody could listen. */
const AT_ONCE_MAX = 12;

/**
 * The lines to be read out of those that are new, and what is said before them: of many that come at once,
 * after a connection was lost, how many there were, and the newest command.
 */
export function news(lines: NumberedLines): { before: string | null; lines: LogEntry[] } {
  const entries = lines.map(([, entry]) => entry);
  if (new Set(entries.map(({ seq }) => seq)).size <= AT_ONCE_MAX) {
    return { before: null, lines: entries };
  }
  const newest = entries.filter(({ seq }) => seq === entries.at(-1)?.seq);
  const earlier = count(entries.length - newest.length, 'thing', 'things');
  return { before: `While you were away: ${earlier}. They stand in the log.`, lines: newest };
}
