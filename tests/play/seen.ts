import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** What has been looked at once in this test run, by whichever worker: a line each in a file that all of them write to. */
export class Seen {
  readonly #words = new Set<string>();
  /** How much of the file has been read, in bytes. */
  #read = 0;

  /** @param name of what is looked at; each has a file of its own. */
  constructor(private readonly name: string) {}

  /** Those that nobody has seen yet. */
  without(words: readonly string[]): string[] {
    this.#catchUp();
    return words.filter((word) => !this.#words.has(word));
  }

  /** All that somebody has seen. */
  all(): string[] {
    this.#catchUp();
    return [...this.#words];
  }

  add(words: readonly string[]): void {
    const lines = this.without(words).map((word) => `${JSON.stringify(word)}\n`);
    if (lines.length > 0) appendFileSync(this.#path, lines.join(''));
    for (const word of words) this.#words.add(word);
  }

  get #path(): string {
    return join(inject('seenFolder'), this.name);
  }

  #catchUp(): void {
    const file = openSync(this.#path, 'a+');
    const chunk = Buffer.alloc(1 << 16);
    let text = Buffer.alloc(0);
    for (;;) {
      const length = readSync(file, chunk, 0, chunk.length, this.#read + text.length);
      if (length === 0) break;
      text = Buffer.concat([text, chunk.subarray(0, length)]);
    }
    closeSync(file);
    // The last line may still be on its way.
    const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
    this.#read += whole.length;
    for (const line of whole.toString().split('\n')) if (line) this.#words.add(JSON.parse(line));
  }
}
