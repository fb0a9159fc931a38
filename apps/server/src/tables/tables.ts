import type { Diff } from '@moonlit/protocol';
import type { FairDice } from '@moonlit/rules';
import type { Logger } from 'pino';
import type { Store } from '../store';
import { LiveTable } from './live-table';
import type { Game } from './systems';

export interface TablesOptions {
  store: Store;
  games: ReadonlyMap<string, Game>;
  build: string;
  dice(tableSecret: string): FairDice;
  now(): number;
  log: Logger;
  /** A snapshot is saved each time that many commits have been made at a table. */
  snapshotEvery: number;
  /** How long a table stays in memory when nobody looks at it, milliseconds. */
  idleAfter: number;
  /** Tells a table's sockets of commits. */
  publish(table: string, diffs: readonly Diff[]): void;
  /** Tells other servers of a commit. */
  committed(table: string, seq: number): void;
  /** A command came by a link that is no longer good. */
  strayed(key: string): void;
  /** Whether somebody is connected to the table. */
  watched(table: string): boolean;
}

/** How often idle tables are looked for. */
const SWEEP_MS = 30_000;
/** How often the database is asked for commits that no other server told of. */
const LOOK_MS = 5_000;

/** The tables at play on this server. */
export class Tables {
  readonly #live = new Map<string, Promise<LiveTable | null>>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: TablesOptions) {
    const { failed } = this;
    const every = (ms: number, what: string, job: () => Promise<void>) =>
      setInterval(() => job().catch((error: unknown) => failed(error, what)), ms).unref();
    this.#timers.push(
      every(SWEEP_MS, 'Idle tables could not be put aside', () => this.sweep()),
      every(LOOK_MS, 'New commits could not be looked for', () => this.look()),
    );
  }

  /** A table, loaded when needed; `null` when there is none, or this server lacks its game. */
  get(id: string): Promise<LiveTable | null> {
    const known = this.#live.get(id);
    if (known) return known;
    const loading = this.#load(id);
    this.#live.set(id, loading);
    const forget = () => {
      if (this.#live.get(id) === loading) this.#live.delete(id);
    };
    loading.then((table) => {
      if (!table) forget();
    }, forget);
    return loading;
  }

  /** Forgets a table that is about to be removed. */
  discard(id: string): void {
    this.#live.delete(id);
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#live.size;
  }

  /** Another server has committed to a table. */
  async follow(id: string, seq: number): Promise<void> {
    const table = await this.#live.get(id);
    if (table && table.seq < seq) await table.catchUp();
  }

  /** Takes over commits that no other server told of, as when it died right after one. */
  async look(): Promise<void> {
    const ids = [...this.#live.keys()];
    if (ids.length === 0) return;
    const heads = await this.options.store.commits.heads(ids);
    await Promise.all([...heads].map(([id, seq]) => this.follow(id, seq)));
  }

  /** Puts tables aside that nobody has used for a while. */
  async sweep(): Promise<void> {
    const { now, idleAfter, watched } = this.options;
    for (const [id, loading] of this.#live) {
      const table = await loading.catch(() => null);
      if (!table || watched(id) || now() - table.lastUsed < idleAfter) continue;
      this.#live.delete(id);
      await table.close();
    }
  }

  /** Finishes what is under way at every table, and saves snapshots. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const live = [...this.#live.values()];
    this.#live.clear();
    await Promise.all(
      live.map(async (loading) => {
        const table = await loading.catch(() => null);
        await table?.close().catch((error: unknown) => this.failed(error, 'A table did not close'));
      }),
    );
  }

  private readonly failed = (error: unknown, what: string): void => {
    this.options.log.error({ err: error }, what);
  };

  async #load(id: string): Promise<LiveTable | null> {
    const { store, games, build, dice, now, snapshotEvery } = this.options;
    const record = await store.tables.find(id);
    const game = record && games.get(record.system);
    if (!record || !game) return null;
    return LiveTable.load({
      store,
      game,
      record,
      build,
      now,
      snapshotEvery,
      dice: dice(record.diceSecret),
      publish: (diffs) => this.options.publish(id, diffs),
      committed: (seq) => this.options.committed(id, seq),
      strayed: (key) => this.options.strayed(key),
      failed: this.failed,
    });
  }
}
