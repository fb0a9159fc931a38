import type { FairDice, RuleSystem } from '@moonlit/rules';
import type { Logger } from 'pino';
import type { Store } from '../store';
import type { CommittedSeeds } from '../store/tables';
import type { Diff } from './audience-revisions';
import { LiveTable } from './live-table';
import { HistoryRewritten } from './rewritten';
import { NewerRulesError, UnknownGameError } from './unplayable';

export interface TablesOptions {
  store: Store;
  games: ReadonlyMap<string, RuleSystem>;
  build: string;
  /** Whether only snapshots of the same build are read; see `Source`. */
  ownSnapshotsOnly: boolean;
  dice(tableSecret: string, committed?: CommittedSeeds): FairDice;
  now(): number;
  log: Logger;
  /** A snapshot is saved each time that many commits have been made at a table. */
  snapshotEvery: number;
  /** How long a table stays in memory when nobody is connected, milliseconds. */
  idleAfter: number;
  /** Tells a table's sockets of a commit, but the one that was told already. */
  publish(table: LiveTable, diffs: readonly Diff[], told: string | null): void;
  /** Tells other servers of a commit. */
  committed(table: string, seq: number): void;
  /** A table is in memory now, or no longer. */
  heldChanged(table: string): void;
  /** A command came with a link that was revoked. */
  onRevokedKey(key: string): void;
  /** Later rules than this build's are at play at the table: nobody can be served here any more. */
  outgrown(table: string): void;
  /** Whether somebody is connected to the table. */
  hasConnections(table: string): boolean;
  /** A table was deleted, or its history rewritten, and no other server has told. */
  ended(table: string, why: 'table-deleted' | 'reload'): void;
}

/** How often idle tables are looked for. */
const IDLE_CHECK_MS = 30_000;
/** How often it is looked what is due by itself at a table, such as the end of a countdown. */
const DUE_MS = 200;
/** How often the database is asked for commits that no other server told of. */
const POLL_MS = 5_000;

/** The tables at play on this server. */
export class Tables {
  readonly #live = new Map<string, Promise<LiveTable | null>>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: TablesOptions) {
    const { failed } = this;
    const every = (ms: number, what: string, job: () => Promise<void>) =>
      setInterval(() => job().catch((error: unknown) => failed(error, what)), ms).unref();
    this.#timers.push(
      every(IDLE_CHECK_MS, 'Idle tables could not be unloaded', () => this.closeIdle()),
      every(IDLE_CHECK_MS, 'What nobody has answered could not be ended', () =>
        this.endOverdueReturns(),
      ),
      every(DUE_MS, 'What was due at a table could not be done', () => this.doWhatIsDue()),
      every(POLL_MS, 'New commits could not be looked for', () => this.pollForCommits()),
    );
  }

  /**
   * A table, loaded when needed; `null` when there is none.
   *
   * @throws {UnknownGameError}
   * @throws {NewerRulesError}
   */
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
      else this.options.heldChanged(id);
    }, forget);
    return loading;
  }

  /** Forgets a table that is about to be removed, has to be loaded anew, or is beyond this build. */
  forget(id: string): void {
    this.#live.delete(id);
    this.options.heldChanged(id);
  }

  /** Whether a table is in memory. */
  has(id: string): boolean {
    return this.#live.has(id);
  }

  /** How far a table in memory has come; `null` where it is not. */
  async seqOf(id: string): Promise<number | null> {
    const table = await this.#live.get(id)?.catch(() => null);
    return table?.seq ?? null;
  }

  /** The tables in memory. */
  get ids(): string[] {
    return [...this.#live.keys()];
  }

  /** How many tables are in memory. */
  get count(): number {
    return this.#live.size;
  }

  /** Another server has committed to a table. */
  async catchUp(id: string, seq: number): Promise<void> {
    const table = await this.#live.get(id);
    if (!table || table.seq >= seq) return;
    await table.catchUp().catch((error: unknown) => {
      if (error instanceof HistoryRewritten) this.options.ended(id, 'reload');
      else if (error instanceof NewerRulesError) {
        this.forget(id);
        this.options.outgrown(id);
      } else throw error;
    });
  }

  /** Takes over commits without a notification, as when the server that made them died. */
  async pollForCommits(): Promise<void> {
    const ids = [...this.#live.keys()];
    if (ids.length === 0) return;
    const heads = await this.options.store.commits.heads(ids);
    await Promise.all([...heads].map(([id, seq]) => this.catchUp(id, seq)));
    const gone = await this.options.store.tables.findDeleted(ids.filter((id) => !heads.has(id)));
    for (const id of gone) this.options.ended(id, 'table-deleted');
  }

  /** Unloads tables that nobody has used for a while. */
  async closeIdle(): Promise<void> {
    const { now, idleAfter, hasConnections } = this.options;
    for (const [id, loading] of this.#live) {
      const table = await loading.catch(() => null);
      if (!table || hasConnections(id) || now() - table.lastUsed < idleAfter) continue;
      this.#live.delete(id);
      this.options.heldChanged(id);
      await table.close();
    }
  }

  /** Asks nobody any more who has not answered for long whether somebody is to be let in (TABLE-117). */
  async endOverdueReturns(): Promise<void> {
    for (const loading of this.#live.values()) {
      const table = await loading.catch(() => null);
      await table?.endOverdueReturns();
    }
  }

  /** Does what is due by itself at tables, such as to end a countdown (TABLE-252). */
  async doWhatIsDue(): Promise<void> {
    const all = [...this.#live.values()].map(async (loading) => {
      const table = await loading.catch(() => null);
      await table?.doWhatIsDue();
    });
    await Promise.all(all);
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

  #load(id: string): Promise<LiveTable | null> {
    return this.#loadOnce(id).catch((error: unknown) => {
      if (error instanceof HistoryRewritten) return this.#loadOnce(id);
      throw error;
    });
  }

  async #loadOnce(id: string): Promise<LiveTable | null> {
    const { store, games, build, ownSnapshotsOnly, dice, now, snapshotEvery } = this.options;
    // Before it is looked for: from then on nobody deletes it for being unused.
    await store.usage.markUsed([id]).catch((error: unknown) => {
      this.failed(error, 'The use of a table could not be noted');
    });
    const record = await store.tables.find(id);
    if (!record) return null;
    const system = games.get(record.system);
    const setup = system?.setupSchema.safeParse(record.setup);
    if (!system || !setup?.success) throw new UnknownGameError(id);
    return LiveTable.load({
      store,
      system,
      setup: setup.data,
      record,
      build,
      ownSnapshotsOnly,
      now,
      snapshotEvery,
      dice: dice(record.diceSecret, record.committedSeeds ?? {}),
      publish: (table, diffs, told) => this.options.publish(table, diffs, told),
      committed: (seq) => this.options.committed(id, seq),
      onRevokedKey: (key) => this.options.onRevokedKey(key),
      failed: this.failed,
    });
  }
}
