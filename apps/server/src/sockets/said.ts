import { deflateRawSync } from 'node:zlib';
import type { WirePatch } from '@moonlit/protocol';
import { SAID_LENGTH } from '@moonlit/protocol';

/** What is shorter is sent as it is: packing costs some 50 µs, in characters of JSON. */
const LEAST = 300;
/** A dictionary of `SAID_LENGTH` letters fits in; more memory or time would win next to nothing. */
const PACKING = { windowBits: 13, memLevel: 6, level: 4, chunkSize: 2_048 };
/** How many of the newest diffs are kept as they were told: of several that come at once, each is told to many. */
const KEPT = 8;

/** What is told of one revision of `public`. */
export interface SaidDiff {
  readonly patches: readonly WirePatch[];
  /** The patches as JSON. */
  readonly text: string;
  /** The patches deflated, with what was said before as their dictionary; `null` where that gains nothing. */
  packed(): string | null;
  /** Whether somebody who has heard so much has the dictionary. */
  isReadBy(hearer: Hearer): boolean;
}

/** How much of `public` a connection has been told in diffs. */
export class Hearer {
  /** The first revision that it was told; from where on none is missing; the last. */
  #first = Number.NaN;
  #from = Number.NaN;
  #to = Number.NaN;

  hear(to: number): void {
    if (Number.isNaN(this.#first)) this.#first = to;
    if (to !== this.#to + 1) this.#from = to;
    this.#to = to;
  }

  /** Whether it has heard all from one revision up to before another, and nothing else before that with `alone`. */
  hasHeard(from: number, before: number, alone: boolean): boolean {
    if (this.#to !== before - 1) return false;
    return alone ? this.#first === from && this.#from === from : this.#from <= from;
  }
}

/**
 * What was said of one table to everybody, at its end: the JSON of the newest diffs of `public`, one behind the other. It is
 * the same for all connections that have heard so much, so that a diff is packed once. Nothing of a desk or a seat comes
 * near it: how small something gets would tell of what is beside it.
 */
export class Said {
  #words = '';
  #to = Number.NaN;
  /** The diffs that `#words` are the end of, the oldest first, and how long they are together. */
  #parts: { to: number; length: number }[] = [];
  #length = 0;
  readonly #kept = new Map<number, SaidDiff>();

  /**
   * What is told of a revision; `null` for one that is long past.
   *
   * @param write makes the patches as they travel.
   */
  diff(to: number, write: () => readonly WirePatch[]): SaidDiff | null {
    const known = this.#kept.get(to);
    if (known) return known;
    if (to <= this.#to) return null;
    if (to !== this.#to + 1) this.#beginAnew();
    const patches = write();
    const text = JSON.stringify(patches);
    const said = this.#told(to, patches, text);
    this.#kept.set(to, said);
    this.#kept.delete(to - KEPT);
    this.#say(to, text);
    return said;
  }

  #told(to: number, patches: readonly WirePatch[], text: string): SaidDiff {
    const words = this.#words;
    const from = this.#parts[0]?.to ?? to;
    const isBeginning = this.#length < SAID_LENGTH;
    let packed: string | null | undefined;
    return {
      patches,
      text,
      packed() {
        packed ??= text.length < LEAST ? null : shorter(text, words);
        return packed;
      },
      isReadBy: (hearer) => from < to && hearer.hasHeard(from, to, isBeginning),
    };
  }

  #say(to: number, text: string): void {
    this.#to = to;
    this.#words = (this.#words + text).slice(-SAID_LENGTH);
    this.#parts.push({ to, length: text.length });
    this.#length += text.length;
    for (let first = this.#parts[0]; first && this.#length - first.length >= SAID_LENGTH; ) {
      this.#length -= first.length;
      this.#parts.shift();
      first = this.#parts[0];
    }
  }

  #beginAnew(): void {
    this.#words = '';
    this.#parts = [];
    this.#length = 0;
    this.#kept.clear();
  }
}

function shorter(text: string, words: string): string | null {
  const packed = deflateRawSync(text, { ...PACKING, dictionary: Buffer.from(words) });
  const letters = packed.toString('base64');
  return letters.length < text.length ? letters : null;
}

const ofTables = new WeakMap<object, Said>();

/** What was said of a table in memory. */
export function saidOf(table: object): Said {
  const known = ofTables.get(table) ?? new Said();
  ofTables.set(table, known);
  return known;
}
