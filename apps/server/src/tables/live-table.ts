import { randomUUID } from 'node:crypto';
import type { CommandAck, DrawerAck, DrawerMessage, WireRefusal } from '@moonlit/protocol';
import type { Actor, Audience, BaseState, FairDice, Patch, Seat, SeatId } from '@moonlit/rules';
import {
  audiencesOf,
  evolveWithPatches,
  execute,
  Memo,
  mayManage,
  offersAbout,
  overdueReturns,
} from '@moonlit/rules';
import type { Commit, CommitAccess, NewCommit } from '../store/commits';
import type { Diff, Missing } from './audience-revisions';
import { AudienceRevisions } from './audience-revisions';
import { DrawerVersions } from './drawer-versions';
import { Queue } from './queue';
import { RecentStates } from './recent-states';
import { replay, stateBefore } from './replay';
import { RulesAtPlay } from './rules-at-play';
import { Slices } from './slices';
import { SnapshotWriter } from './snapshot-writer';
import type { Source } from './snapshots';
import { saveSnapshot, startOf } from './snapshots';
import {
  refused,
  repeatedAck,
  revoked,
  type Submission,
  seatVacant,
  tableBusy,
} from './submission';
import { TableClock } from './table-clock';

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

/** What a table in memory came from was rewritten since: it has to be loaded anew. */
export class HistoryRewritten extends Error {
  constructor(table: string) {
    super(`The history of table ${table} was rewritten`);
    this.name = 'HistoryRewritten';
  }
}

/** Whether a commit tells that words were removed from those before it. */
const rewrites = ({ events }: Commit): boolean => events.some(({ type }) => type === 'redacted');

/** How often a command is decided again after losing against another server, before taking the lock. */
const OPTIMISTIC_ATTEMPTS = 4;
/**
 * The commits whose diffs and states are kept in memory after loading. Each takes milliseconds, because
 * what is computed of the state has to be computed once more; somebody who lacks more gets the whole.
 */
const RECENT_COMMITS = 8;
/** Commands that may wait at one table: what comes on top is better sent again later. */
const MOST_WAITING = 256;

/**
 * One table at play: the state, and the only way to change it. Commands are decided one after the
 * other, committed, and only then answered and told to the table. Other servers may serve the same
 * table: the database decides whose commit comes first, and the other one looks again.
 */
export class LiveTable {
  readonly #queue = new Queue();
  readonly #recentStates = new RecentStates();
  readonly #drawerMemo: Memo;
  readonly #drawerVersions = new DrawerVersions();
  readonly #revisions: AudienceRevisions;
  readonly #snapshots: SnapshotWriter;
  readonly #clock: TableClock;
  readonly #rules: RulesAtPlay;
  #seq: number;
  #state: BaseState;
  /** An append failed, and it is unknown whether the commit was made. */
  #appendUncertain = false;
  lastUsed: number;

  private constructor(
    private readonly options: LiveTableOptions,
    start: Awaited<ReturnType<typeof startOf>>,
    private readonly memo: Memo,
  ) {
    this.#seq = start.seq;
    this.#state = start.state;
    this.#revisions = new AudienceRevisions(start.revisions);
    this.lastUsed = options.now();
    const { record, store, system } = options;
    this.#drawerMemo = new Memo(system.tracking);
    this.#rules = new RulesAtPlay(store.tables, record, system.stateVersion);
    this.#clock = new TableClock(record.createdAt.getTime());
    this.#clock.observe(start.seq);
    this.#snapshots = new SnapshotWriter({
      current: () => ({
        seq: this.#seq,
        state: this.#state,
        revisions: this.#revisions.revisions(),
      }),
      save: (snapshot) => saveSnapshot(options, snapshot, this.memo),
      every: options.snapshotEvery,
      failed: (error) => options.failed(error, 'A snapshot could not be saved'),
    });
  }

  /**
   * Loads a table: its newest snapshot, and the commits since.
   *
   * @throws {HistoryRewritten} when that happened meanwhile.
   * @throws {NewerRulesError}
   */
  static async load(options: LiveTableOptions): Promise<LiveTable> {
    const { id } = options.record;
    const head = (await options.store.commits.heads([id])).get(id) ?? 0;
    const memo = new Memo(options.system.tracking);
    const start = await startOf(options, { memo });
    const table = new LiveTable(options, start, memo);
    // A rewriting may have begun when the first commits had been read.
    const refuseRewritten = (commit: Commit) => {
      if (commit.seq > head && rewrites(commit)) throw new HistoryRewritten(id);
    };
    const { state, newest } = await replay(options, start, RECENT_COMMITS, {
      memo,
      passed: (commit) => {
        refuseRewritten(commit);
        table.#skip(commit);
      },
    });
    newest.forEach(refuseRewritten);
    await table.#rules.refuseNewer();
    table.#state = state;
    const slices = new Slices();
    for (const commit of newest) {
      table.#applyCommits([commit]);
      // Whoever saw the table before that is to see all of it anew.
      if (rewrites(commit)) table.#revisions.forgetDiffs();
      await slices.pause();
    }
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
    return this.#state;
  }

  /** The number of the newest commit. */
  get seq(): number {
    return this.#seq;
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
    const { seats } = this.#state.public.table;
    const seat = Object.hasOwn(seats, id) ? seats[id] : undefined;
    return seat?.vacant ? undefined : seat;
  }

  /** Whether something that everybody is asked by this topic is open to a seat. */
  asksAll(seat: SeatId, topic: string): boolean {
    const own = Object.hasOwn(this.#state.seats, seat) ? this.#state.seats[seat] : undefined;
    return Object.values(own?.offers ?? {}).some((offer) => offer.topic === topic);
  }

  /**
   * Carries a command out. `answer` is called before anybody hears of the commit, with what it changed
   * for each audience, and `ok` means that the commit is durable. Rejects, without an answer, when the
   * server itself fails; whether the command was carried out shows when it is sent again.
   */
  submit(submission: Submission, answer: Answer): Promise<void> {
    this.lastUsed = this.options.now();
    if (this.#queue.length >= MOST_WAITING) {
      answer(refused(tableBusy), []);
      return Promise.resolve();
    }
    return this.#queue.run(async () => {
      const { ack, diffs } = await this.#carryOut(submission).catch((error: unknown) => {
        this.#appendUncertain = true;
        throw error;
      });
      answer(ack, diffs ?? []);
      if (diffs) this.#announce(diffs, submission.connection);
      if (!ack.ok && ack.refusal === revoked && submission.key !== null) {
        this.options.onRevokedKey(submission.key);
      }
    });
  }

  /** Ends the questions that have waited too long for an answer (TABLE-117). Another server may be faster. */
  async endOverdueReturns(): Promise<void> {
    for (const ask of overdueReturns(this.#state, this.options.now())) {
      const command = { type: 'return.end', ask };
      const actor = { kind: 'server' as const };
      const sent = { id: randomUUID(), actor, key: null, connection: null, command };
      await this.submit(sent, () => undefined);
    }
  }

  /** Takes over what other servers have committed. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#catchUp());
  }

  /** What a client that has these revisions lacks. */
  missing(audiences: readonly Audience[], have: Readonly<Record<string, number>>): Missing {
    this.lastUsed = this.options.now();
    return this.#revisions.missing(this.#state, audiences, have);
  }

  /** What lies in a drawer of a seat now; `null` where there is no such drawer for it. */
  drawer(seat: Seat, { name, about, have }: DrawerMessage): DrawerContent | null {
    this.lastUsed = this.options.now();
    const { state } = this;
    if (!state.seats[seat.id]?.drawers.includes(name)) return null;
    const all = this.system.drawer(state, seat.id, name, this.#drawerMemo);
    const place = `${seat.id}/${name}`;
    const version = this.#drawerVersions.of(place, all);
    const revisions = Object.fromEntries(
      audiencesOf(seat).map((audience) => [audience, this.#revisions.revision(audience)]),
    );
    const told = { ok: true, revisions, version } as const;
    if (version === have) return told;
    if (about !== undefined) return { ...told, offers: offersAbout(all, about) };
    const changes = have === undefined ? null : this.#drawerVersions.changesSince(place, have, all);
    return { ...told, ...(changes ?? { offers: all }) };
  }

  /** Waits for what is under way, and saves a snapshot. */
  async close(): Promise<void> {
    await this.#queue.run(async () => undefined);
    await this.#snapshots.close();
  }

  async #carryOut(submission: Submission): Promise<Accepted> {
    const { commits } = this.options.store;
    if (this.#appendUncertain) await this.#catchUp();
    for (let attempt = 0; attempt < OPTIMISTIC_ATTEMPTS; attempt += 1) {
      const result = await this.#attempt(submission, commits);
      if (result) return this.#accept(result);
      await this.#catchUp();
    }
    // Another server was faster each time, as one with a long queue is: commit while it has to wait.
    const result = await commits.exclusively(this.id, async (locked) => {
      await this.#catchUp(locked);
      return this.#attempt(submission, locked);
    });
    return result ? this.#accept(result) : { ack: refused(tableBusy) };
  }

  /** Tries to carry a command out. `null` when it was decided on an outdated state. */
  async #attempt(submission: Submission, commits: CommitAccess): Promise<Result | null> {
    const outcome = await this.#decide(submission);
    if (outcome.ok) {
      await this.#rules.note();
      const appended = await commits.append(this.id, outcome.commit, submission.key);
      if (appended === 'appended') return outcome;
      if (appended === 'revoked') return refused(revoked);
    }
    // The command may have been carried out before, or this server may not know the newest commit.
    const { head, found } = await commits.findCommand(this.id, submission.id);
    if (found) return repeatedAck(submission, found);
    return !outcome.ok && head === this.#seq ? outcome : null;
  }

  /** Takes over the result of an attempt, now that it is durable. */
  #accept(result: Result): Accepted {
    if (!('commit' in result)) return { ack: result };
    const diffs = this.#advance(result.commit, result.state, result.patches);
    return { ack: { ok: true, seq: result.commit.seq }, diffs };
  }

  #announce(diffs: readonly Diff[], told: string | null): void {
    this.options.publish(this, diffs, told);
    this.options.committed(this.#seq);
    this.#snapshots.saveIfDue();
  }

  async #decide({ id, actor, command }: Submission): Promise<Decided> {
    if (actor.kind === 'seat' && !this.seat(actor.seat)) return refused(seatVacant);
    const now = this.options.now();
    const past = await this.#stateForUndo(actor, command);
    const commit = {
      seq: this.#clock.next(now),
      previous: this.#seq,
      commandId: id,
      command,
      at: now,
    };
    const outcome = execute(this.system, this.#state, command, {
      actor,
      now,
      seq: commit.seq,
      dice: this.options.dice,
      past: (seq) => (past?.seq === seq ? past.state : this.#recentStates.before(seq)),
      step: (seq) => this.#recentStates.step(seq, this.#state),
      memo: this.memo,
    });
    if (!outcome.ok) return outcome;
    const { events, state, patches } = outcome;
    const seat = actor.kind === 'seat' ? actor.seat : null;
    return {
      ok: true,
      commit: { ...commit, seat, events, touched: [...patches.keys()] },
      state,
      patches,
    };
  }

  /** For an undo that reaches back further than memory: the state to go back to. */
  async #stateForUndo(
    actor: Actor,
    command: { type: string },
  ): Promise<{ seq: number; state: BaseState } | null> {
    if (command.type !== 'table.undo' || !('to' in command)) return null;
    // It takes a long replay, so nobody else can make the server do it.
    const seat = actor.kind === 'seat' ? this.seat(actor.seat) : undefined;
    if (!seat || !mayManage(this.#state, seat)) return null;
    const seq = Number(command.to);
    if (!Number.isSafeInteger(seq) || seq < 1 || this.#recentStates.before(seq)) return null;
    const state = await stateBefore(this.options, seq);
    return state ? { seq, state } : null;
  }

  async #catchUp(commits: CommitAccess = this.options.store.commits): Promise<void> {
    const missed = await commits.after(this.id, this.#seq);
    if (missed.length > 0) await this.#rules.refuseNewer();
    if (missed.some(rewrites)) throw new HistoryRewritten(this.id);
    const diffs = this.#applyCommits(missed);
    this.#appendUncertain = false;
    if (diffs.length > 0) this.options.publish(this, diffs, null);
    this.#snapshots.saveIfDue();
  }

  /** Replays commits that were decided elsewhere, and gives the diffs for each audience. */
  #applyCommits(commits: readonly Commit[]): Diff[] {
    return commits.flatMap((commit) => {
      if (commit.previous !== this.#seq) {
        throw new Error(`A commit is missing before ${commit.seq} of table ${this.id}`);
      }
      const { state, patches } = evolveWithPatches(
        this.system,
        this.#state,
        commit.events,
        this.memo,
      );
      return this.#advance(commit, state, patches);
    });
  }

  /** Passes a commit so old that nobody will ask for its diffs. */
  #skip({ seq, touched }: Commit): void {
    this.#moveTo(seq);
    this.#snapshots.count(1);
    this.#revisions.skip(touched);
  }

  #advance(commit: Commit, state: BaseState, patches: ReadonlyMap<Audience, Patch[]>): Diff[] {
    this.#recentStates.add(commit, this.#state);
    this.#state = state;
    this.#moveTo(commit.seq);
    this.#snapshots.count(1);
    return this.#revisions.advance(commit.touched, patches);
  }

  #moveTo(seq: number): void {
    this.#seq = seq;
    this.#clock.observe(seq);
  }
}

type Decided =
  | { ok: true; commit: NewCommit; state: BaseState; patches: ReadonlyMap<Audience, Patch[]> }
  | { ok: false; refusal: WireRefusal };

/** What lies in a drawer, or that it is what the client has. */
export type DrawerContent = Extract<DrawerAck, { ok: true }>;

/** The result of an attempt: a commit that was appended, or an answer that changes nothing. */
type Result = Decided | CommandAck;

/** Hears the answer to a command, and what it changed. */
export type Answer = (ack: CommandAck, diffs: readonly Diff[]) => void;

interface Accepted {
  ack: CommandAck;
  /** The diffs of a new commit, for those who are connected. */
  diffs?: Diff[];
}
