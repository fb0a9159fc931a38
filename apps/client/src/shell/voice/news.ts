import type { LogEntry } from '@moonlit/rules';
import { count } from '../../design/words';
import type { NumberedLines } from '../beats/stage-beat';

/** More commands than this at once, the first of them so long ago, have gone by while nobody could listen. */
const AT_ONCE_MAX = 12;
const AWAY_MS = 20_000;

/**
 * The lines to be read out of those that are new, and what is said before them: of many that come at once,
 * after a connection was lost, how many there were, and the newest command. Dice that fall hold lines back, too.
 */
export function news(
  lines: NumberedLines,
  now: number,
): { before: string | null; lines: LogEntry[] } {
  const entries = lines.map(([, entry]) => entry);
  const many = new Set(entries.map(({ seq }) => seq)).size > AT_ONCE_MAX;
  if (!many || now - (entries[0]?.at ?? now) < AWAY_MS) {
    return { before: null, lines: entries };
  }
  const newest = entries.filter(({ seq }) => seq === entries.at(-1)?.seq);
  const earlier = count(entries.length - newest.length, 'thing', 'things');
  return { before: `While you were away: ${earlier}. They stand in the log.`, lines: newest };
}
