import type { Pick } from '@moonlit/rules/testing';

const WORD = /zq[0-9a-z]{10}/gi;

/** Words that stand nowhere else, each typed once by one person into one field. */
export class Canaries {
  readonly #made = new Map<string, { table: string; by: string }>();

  constructor(private readonly pick: Pick) {}

  /** A new word for somebody to type. */
  word(table: string, by: string): string {
    const letters = Array.from({ length: 10 }, () => this.pick(36).toString(36));
    const word = `zq${letters.join('')}`;
    this.#made.set(word, { table, by });
    return word;
  }

  /** Those in a text. */
  in(text: string): string[] {
    const found = text.match(WORD);
    if (!found) return [];
    return [...new Set(found.map((word) => word.toLowerCase()))].filter((word) =>
      this.#made.has(word),
    );
  }

  /** Forgets those of a table that was looked at to its end. */
  forget(table: string): void {
    for (const [word, { table: of }] of this.#made) if (of === table) this.#made.delete(word);
  }
}

/** Which canaries somebody has been shown, and when for the first time. */
export class Sightings {
  readonly first = new Map<string, { at: number; where: string }>();

  constructor(private readonly canaries: Canaries) {}

  /** Looks through something that came to this person. */
  look(text: string, where: string): void {
    for (const word of this.canaries.in(text)) {
      if (!this.first.has(word)) this.first.set(word, { at: Date.now(), where });
    }
  }
}
