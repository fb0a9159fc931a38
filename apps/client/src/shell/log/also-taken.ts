import type { LogEntry } from '@moonlit/rules';

/** How many lines are named, and how long each may be. */
const NAMED = 2;
const LONG = 60;

const short = (text: string): string =>
  text.length > LONG ? `${text.slice(0, LONG - 1).trimEnd()}…` : text;

/**
 * What is taken back together with a command: what came after it, of all lines that somebody sees, in words;
 * nothing where it was the newest (TABLE-017).
 */
export function alsoTaken(lines: readonly LogEntry[], seq: number): string {
  const later = lines
    .filter((line) => line.seq > seq && !line.undone)
    .sort((one, other) => other.seq - one.seq);
  if (later.length === 0) return '';
  const named = later.slice(0, NAMED).map(({ text }) => `“${short(text)}”`);
  const more = later.length - named.length;
  const rest = more > 0 ? ` and ${more} more ${more === 1 ? 'line' : 'lines'}.` : '';
  return `What came after it goes with it: ${named.join(' ')}${rest}`;
}
