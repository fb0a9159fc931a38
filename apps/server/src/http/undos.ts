import type { History, Undone } from '../store/history';
import type { LiveTable } from '../tables/live-table';
import type { SharedPages } from './shared-pages';

interface Known {
  /** How far the history was looked through. */
  seq: number;
  undos: readonly Undone[];
}

/** What was taken back at tables. Each commit is looked at once as long as its table is in memory. */
export class Undos {
  readonly #known = new WeakMap<LiveTable, Known>();
  readonly #looking = new WeakMap<LiveTable, Promise<readonly Undone[]>>();

  constructor(
    private readonly history: Pick<History, 'undos'>,
    private readonly pages: Pick<SharedPages, 'own'>,
  ) {}

  /** What was taken back until the table's newest commit. @throws {TooMuchWork} */
  async at(live: LiveTable): Promise<readonly Undone[]> {
    // Whoever comes meanwhile waits for the same look, and looks for what has come since.
    await this.#looking.get(live)?.catch(() => undefined);
    const known = this.#known.get(live);
    if (known && known.seq >= live.seq) return known.undos;
    const looking = this.#looking.get(live) ?? this.#look(live, known);
    this.#looking.set(live, looking);
    try {
      return await looking;
    } finally {
      if (this.#looking.get(live) === looking) this.#looking.delete(live);
    }
  }

  async #look(live: LiveTable, known: Known = { seq: 0, undos: [] }): Promise<readonly Undone[]> {
    const { seq } = live;
    const more = await this.pages.own(() => this.history.undos(live.id, known.seq, seq));
    const undos = more.length === 0 ? known.undos : [...known.undos, ...more];
    this.#known.set(live, { seq, undos });
    return undos;
  }
}
