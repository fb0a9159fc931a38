import { BoundedWork } from '../bounded-work';
import type { LiveTable } from '../tables/live-table';

/** Pages that are read from the database at the same time, which leaves connections to the play. */
const READING = { atOnce: 3, waiting: 32 };
/** How much of them is kept for whoever asks next, in characters of all tables together. */
const MOST_KEPT = 4_000_000;
/** What an empty page takes besides. */
const OVERHEAD = 200;

/** A table in memory: another one each time that it is loaded. */
type Loaded = Pick<LiveTable, 'id'>;

interface Kept {
  body: Promise<string>;
  /** Characters; 0 as long as it is being read. */
  length: number;
}

/**
 * Reads what is too long for the state, a few pages at a time, and keeps what is the same for all of a table as the text
 * that is sent: whoever asks for it again costs the database nothing. What has not been asked for longest goes first.
 */
export class SharedPages {
  readonly #work = new BoundedWork(READING);
  /** By what they are, the longest unasked first. */
  readonly #kept = new Map<string, Kept>();
  /** A table that was loaded anew may have another history: its words were removed. */
  readonly #loads = new WeakMap<Loaded, number>();
  #nextLoad = 0;
  #length = 0;

  /** @param mostKept characters. */
  constructor(private readonly mostKept = MOST_KEPT) {}

  /**
   * A page that everybody at the table may see, as JSON.
   *
   * @param what names it, so that of one name there is one page for as long as the table is in memory.
   * @throws {TooMuchWork}
   */
  shared(live: Loaded, what: string, read: () => Promise<object>): Promise<string> {
    const name = `${live.id} ${this.#loadOf(live)} ${what}`;
    const kept = this.#kept.get(name);
    if (kept) {
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return kept.body;
    }
    const body = this.own(async () => JSON.stringify(await read()));
    const page: Kept = { body, length: 0 };
    this.#kept.set(name, page);
    body.then(
      (text) => this.#keep(name, page, text.length + name.length + OVERHEAD),
      () => this.#forget(name, page),
    );
    return body;
  }

  /** Reads what is kept for nobody. @throws {TooMuchWork} */
  own<T>(read: () => Promise<T>): Promise<T> {
    return this.#work.run(read);
  }

  #loadOf(live: Loaded): number {
    const known = this.#loads.get(live);
    if (known !== undefined) return known;
    this.#nextLoad += 1;
    this.#loads.set(live, this.#nextLoad);
    return this.#nextLoad;
  }

  #keep(name: string, page: Kept, length: number): void {
    page.length = length;
    this.#length += length;
    if (length > this.mostKept) this.#forget(name, page);
    for (const [oldest, other] of this.#kept) {
      if (this.#length <= this.mostKept) return;
      if (other.length > 0) this.#forget(oldest, other);
    }
  }

  #forget(name: string, page: Kept): void {
    this.#kept.delete(name);
    this.#length -= page.length;
  }
}
