import { randomUUID } from 'node:crypto';
import type { CommandAck, DrawerMessage } from '@moonlit/protocol';
import type { Audience, BaseState, FairDice, Seat, SeatId } from '@moonlit/rules';
import { overdueReturns } from '@moonlit/rules';
import type { Diff, Missing } from './audience-revisions';
import { CommandQueue } from './command-queue';
import { CommitLoop } from './commit-loop';
import { decide } from './decide';
import { DrawerCache, type DrawerContent } from './drawer-cache';
import { loadHead } from './load-head';
import { RulesAtPlay } from './rules-at-play';
import { SnapshotPolicy } from './snapshot-policy';
import type { Source } from './snapshots';
import { saveSnapshot } from './snapshots';
import { refused, revoked, type Submission, tableBusy } from './submission';
import type { TableHead } from './table-head';

export interface LiveTableOptions extends Source {
  dice: FairDice;
  now(): number;
  /**
   * Tells the audiences of a commit, after the sender was answered: all connections but the one that
   * was told with the answer.
   */
  publish(table: LiveTable, diffs: readonly Diff[], told: string | null): void;
  /** Tells other servers of a commit that was made here. */
  committed(seq: number): void;
  /** A command came with a link that was revoked. */
  onRevokedKey(key: string): void;
  /** A snapshot is saved each time that many commits have been made. */
  snapshotEvery: number;
}

/** Hears the answer to a command, and what it changed. */
export type Answer = (ack: CommandAck, diffs: readonly Diff[]) => void;

/**
 * One table at play: the state, and the only way to change it. Commands are decided one after the
 * other, committed, and only then answered and told to the table. Other servers may serve the same
 * table: the database decides whose commit comes first, and the other one looks again.
 */
export class LiveTable {
  readonly #queue = new CommandQueue();
  readonly #drawers: DrawerCache;
  readonly #snapshots: SnapshotPolicy;
  readonly #loop: CommitLoop;
  lastUsed: number;
  /** Whether it is doing what is due. */
  #doesDue = false;

  private constructor(
    private readonly options: LiveTableOptions,
    private readonly head: TableHead,
    rules: RulesAtPlay,
  ) {
    const { record, store, system, dice, now } = options;
    this.lastUsed = now();
    this.#drawers = new DrawerCache(system, head);
    this.#snapshots = new SnapshotPolicy({
      head,
      save: (snapshot) => saveSnapshot(options, snapshot, head.memo),
      every: options.snapshotEvery,
      failed: (error) => options.failed(error, 'A snapshot could not be saved'),
    });
    this.#loop = new CommitLoop({
      table: record.id,
      commits: store.commits,
      head,
      rules,
      decide: (submission) => decide({ source: options, head, dice, now }, submission),
      caughtUp: (diffs) => {
        if (diffs.length > 0) options.publish(this, diffs, null);
        this.#snapshots.saveIfDue();
      },
    });
  }

  /**
   * Loads a table: its newest snapshot, and the commits since.
   *
   * @throws {HistoryRewritten} when that happened meanwhile.
   * @throws {NewerRulesError}
   */
  static async load(options: LiveTableOptions): Promise<LiveTable> {
    const { record, store, system } = options;
    const rules = new RulesAtPlay(store.tables, record, system.stateVersion);
    const table = new LiveTable(options, await loadHead(options, rules), rules);
    table.#snapshots.saveIfDue();
    return table;
  }

  get id(): string {
    return this.options.record.id;
  }

  /** When the table was opened, milliseconds since 1970. */
  get openedAt(): number {
    return this.options.record.createdAt.getTime();
  }

  get system() {
    return this.options.system;
  }

  /** The newest committed state. Never changed in place. */
  get state(): BaseState {
    return this.head.state;
  }

  /** The number of the newest commit. */
  get seq(): number {
    return this.head.seq;
  }

  /** Where the table is read from. */
  get source(): Source {
    return this.options;
  }

  /** Where the table's dice come from. */
  get dice(): FairDice {
    return this.options.dice;
  }

  /** Somebody's place at the table; `undefined` when nobody sits there any longer. */
  seat(id: SeatId): Seat | undefined {
    return this.head.seat(id);
  }

  /** Whether something that everybody is asked by this topic is open to a seat. */
  asksAll(seat: SeatId, topic: string): boolean {
    const { seats } = this.state;
    const own = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
    return Object.values(own?.offers ?? {}).some((offer) => offer.topic === topic);
  }

  /**
   * Carries a command out. `answer` is called before anybody hears of the commit, with what it changed
   * for each audience, and `ok` means that the commit is durable. Rejects, without an answer, when the
   * server itself fails; whether the command was carried out shows when it is sent again.
   */
  submit(submission: Submission, answer: Answer): Promise<void> {
    this.lastUsed = this.options.now();
    if (this.#queue.full) {
      answer(refused(tableBusy), []);
      return Promise.resolve();
    }
    return this.#queue.run(async () => {
      const { ack, diffs } = await this.#loop.carryOut(submission);
      answer(ack, diffs ?? []);
      if (diffs) this.#announce(diffs, submission.connection);
      if (!ack.ok && ack.refusal === revoked && submission.key !== null) {
        this.options.onRevokedKey(submission.key);
      }
    });
  }

  /** Ends the questions that have waited too long for an answer (TABLE-117). Another server may be faster. */
  async endOverdueReturns(): Promise<void> {
    for (const ask of overdueReturns(this.state, this.options.now())) {
      const command = { type: 'return.end', ask };
      await this.#byItself(command);
    }
  }

  /** Does what the rules say is due by itself, such as to end a countdown (TABLE-252). Another server may be faster. */
  async doWhatIsDue(): Promise<void> {
    const { system, now } = this.options;
    const { state } = this;
    // Asked many times a second of each table: nothing waits at nearly all of them.
    if (this.#doesDue || !system.due) return;
    const due = [...system.due(state)].filter(({ at }) => at <= now());
    if (due.length === 0) return;
    this.#doesDue = true;
    try {
      for (const { command } of due) await this.#byItself(command);
    } finally {
      this.#doesDue = false;
    }
  }

  #byItself(command: { type: string }): Promise<void> {
    const actor = { kind: 'server' as const };
    const sent = { id: randomUUID(), actor, key: null, connection: null, command };
    return this.submit(sent, () => undefined);
  }

  /** Takes over what other servers have committed. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#loop.catchUp());
  }

  /** What a client that has these revisions lacks. */
  missing(audiences: readonly Audience[], have: Readonly<Record<string, number>>): Missing {
    this.lastUsed = this.options.now();
    return this.head.missing(audiences, have);
  }

  /** What lies in a drawer of a seat now; `null` where there is no such drawer for it. */
  drawer(seat: Seat, message: DrawerMessage): DrawerContent | null {
    this.lastUsed = this.options.now();
    return this.#drawers.look(seat, message);
  }

  /** Waits for what is under way, and saves a snapshot. */
  async close(): Promise<void> {
    await this.#queue.run(async () => undefined);
    await this.#snapshots.close();
  }

  #announce(diffs: readonly Diff[], told: string | null): void {
    this.options.publish(this, diffs, told);
    this.options.committed(this.seq);
    this.#snapshots.saveIfDue();
  }
}
