/** As many letters as fit; a letter may be made of several signs. */
export function fit(words: string, most: number, more = '…'): string {
  const letters = lettersIn(words);
  return letters.length <= most ? words : letters.slice(0, most).join('') + more;
}

const lettersIn = (words: string): string[] =>
  [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);

/** How long words are, in letters as people count them. */
export const lengthOf = (words: string): number => lettersIn(words).length;

/**
 * Words in rows of at most so many letters; what does not fit into the last of them ends in dots.
 *
 * @param most how many rows there may be, and how many letters in each.
 */
export function rowsOf(words: string, most: { rows: number; letters: number }): string[] {
  const all: string[] = [];
  for (const word of words.split(/\s+/u).filter(Boolean)) {
    const last = all.at(-1);
    if (last !== undefined && lengthOf(last) + 1 + lengthOf(word) <= most.letters) {
      all[all.length - 1] = `${last} ${word}`;
    } else all.push(word);
  }
  const shown = all.slice(0, most.rows).map((row) => fit(row, most.letters));
  if (all.length <= most.rows) return shown;
  return shown.map((row, at) => (at === most.rows - 1 ? fit(`${row} …`, most.letters) : row));
}

/** What people have written may hold signs that mean something to a drawing, or that none can hold. */
export const escaped = (words: string): string =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a drawing with one of them is none.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How words stand in a drawing. */
export interface Lettering {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Attributes besides. */
  more?: string;
}

/** Words in one row, in the middle of where they stand; nothing of none. */
export const row = (words: string, { x, y, size, colour, more = '' }: Lettering): string =>
  words === ''
    ? ''
    : `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(words)}</text>`;
