/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;

/** A place in a text. */
export interface Place {
  from: number;
  until: number;
}

/**
 * Texts that are looked for inside others, as whole words, all in one pass. It does not matter whether a
 * text begins with a capital: a sentence that begins with it has one.
 */
export class Quotes {
  /** By their first word, the longest first: each with where in it that word begins. */
  readonly #byFirstWord = new Map<string, { text: string; offset: number }[]>();
  readonly #known = new Set<string>();

  add(text: string): void {
    const [first] = text.matchAll(WORD);
    if (!first || this.#known.has(text)) return;
    this.#known.add(text);
    const key = uncapitalised(first[0]);
    const others = this.#byFirstWord.get(key) ?? [];
    const longer = others.findIndex((other) => other.text.length < text.length);
    others.splice(longer < 0 ? others.length : longer, 0, { text, offset: first.index });
    this.#byFirstWord.set(key, others);
  }

  /** Where any of them stands in a text, one after the other. */
  placesIn(text: string): Place[] {
    const places: Place[] = [];
    if (this.#byFirstWord.size === 0) return places;
    let done = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const found = this.#byFirstWord.get(uncapitalised(word))?.find(({ text: quoted, offset }) => {
        const start = index - offset;
        return start >= done && standsAt(text, start, quoted, offset);
      });
      if (!found) continue;
      const from = index - found.offset;
      done = from + found.text.length;
      places.push({ from, until: done });
    }
    return places;
  }
}

function standsAt(text: string, start: number, quoted: string, offset: number): boolean {
  const first = start + offset;
  return (
    text.startsWith(quoted.slice(0, offset), start) &&
    uncapitalised(text.slice(first, start + quoted.length)) ===
      uncapitalised(quoted.slice(offset)) &&
    endsWord(text, start + quoted.length)
  );
}

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether no word goes on across this place. */
const endsWord = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
  !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
