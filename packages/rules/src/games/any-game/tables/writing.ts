import { rangeWords, writtenLines } from '../ranges';
import type { RandomTable } from '../state';

// A table to roll on as lines. A page writes kits by it, too.

/** A table as it was written, read. */
export type WrittenTable = Pick<RandomTable, 'dice' | 'lines'>;

/** A table as it was written, to be changed. */
export function tableLines({ dice, lines }: WrittenTable): string {
  const sides = lines.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (dice === `d${sides}` && lines.every(({ from, to }) => from === to)) {
    // Whatever looks like a number would be read as one.
    const bare = lines.map(({ text }) => text);
    if (writtenLines(bare.join('\n')).every(({ range }) => !range)) return bare.join('\n');
  }
  return [
    dice,
    ...lines.map(({ text, ...range }) => `${rangeWords(range).replaceAll('−', '-')}. ${text}`),
  ].join('\n');
}
