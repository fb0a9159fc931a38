import type { CommandAck, Diff, ResyncAck, WireRefusal } from '@moonlit/protocol';
import type { Actor, Audience, BaseState, FairDice, Patch, Seat, SeatId } from '@moonlit/rules';
import { evolveWithPatches, execute, Memo } from '@moonlit/rules';
import type { Commit, NewCommit, Turn } from '../store/commits';
import { again, crowded, notSeated, refused, revoked, type Submission } from './answers';
import { Past } from './past';
import { Queue } from './queue';
import type { Source } from './replay';
import { replay, startOf, stateBefore } from './replay';
import { Views } from './views';

export interface LiveTableOptions extends Source {
  dice: FairDice;
  now(): number;
  /** Tells the audiences of a commit, after the sender was answered. */
  publish(diffs: readonly Diff[]): void;
  /** Tells other servers of a commit that was made here. */
  committed(seq: number): void;
  /** A command came by a link that is no longer good. */
  strayed(key: string): void;
  /** A snapshot is saved each time that many commits have been made. */
  snapshotEvery: number;
  failed(error: unknown, what: string): void;
}

/** How often a command is decided again, because another server was faster, before that one waits. */
const POLITE_ATTEMPTS = 4;
/** Commits whose diffs and states are at hand after loading. */
const WARM = 60;

/**
 * One table at play: the state, and the only way to change it. Commands are decided one after the
 * other, committed, and only then answered and told to the table. Other servers may serve the same
 * table: the database decides whose commit comes first, and the other one looks again.
 */
export class LiveTable {
  readonly #queue = new Queue();
  readonly #past = new Past();
  readonly #memo = new Memo();
  readonly #views: Views;
  #seq: number;
  #state: BaseState;
  #snapshotSeq: number;
  #sinceSnapshot = 0;
  #saving: Promise<void> = Promise.resolve();
  /** An append failed half-way: nobody knows whether it was made. */
  #doubtful = false;
  lastUsed: number;

  private constructor(
    private readonly options: LiveTableOptions,
    start: Awaited<ReturnType<typeof startOf>>,
  ) {
    this.#seq = start.seq;
    this.#snapshotSeq = start.seq;
    this.#state = start.state;
    this.#views = new Views(start.revisions);
    this.lastUsed = options.now();
  }

  /** Loads a table: its newest snapshot, and the commits since. */
  static async load(options: LiveTableOptions): Promise<LiveTable> {
    const start = await startOf(options);
    const table = new LiveTable(options, start);
    const commits = await options.store.commits.after(options.record.id, start.seq);
    const cold = commits.splice(0, Math.max(0, commits.length - WARM));
    table.#skip(cold);
    table.#follow(commits);
    return table;
  }

  get id(): string {
    return this.options.record.id;
  }

  get system() {
    return this.options.game.system;
  }

  /** The newest committed state. Never changed in place. */
  get state(): BaseState {
    return this.#state;
  }

  /** The number of the newest commit. */
  get seq(): number {
    return this.#seq;
  }

  /** Somebody's place at the table; `undefined` when nobody sits there any longer. */
  seat(id: SeatId): Seat | undefined {
    const { seats } = this.#state.public.table;
    const seat = Object.hasOwn(seats, id) ? seats[id] : undefined;
    return seat?.vacant ? undefined : seat;
  }

  /**
   * Carries a command out. `answer` is called before anybody hears of the commit, and `ok` means
   * that the commit is durable. Rejects, without an answer, when the server itself fails; whether
   * the command was carried out shows when it is sent again.
   */
  submit(submission: Submission, answer: (ack: CommandAck) => void): Promise<void> {
    this.lastUsed = this.options.now();
    return this.#queue.run(async () => {
      const { ack, news } = await this.#carryOut(submission).catch((error: unknown) => {
        this.#doubtful = true;
        throw error;
      });
      answer(ack);
      if (news) this.#tell(news);
      if (!ack.ok && ack.refusal === revoked && submission.key !== null) {
        this.options.strayed(submission.key);
      }
    });
  }

  /** Takes over what other servers have committed. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#catchUp());
  }

  /** What a client that has these revisions lacks. */
  missing(audiences: readonly Audience[], have: Readonly<Record<string, number>>): ResyncAck {
    this.lastUsed = this.options.now();
    return this.#views.missing(this.#state, audiences, have);
  }

  /** Waits for what is under way, and saves a snapshot. */
  async close(): Promise<void> {
    await this.#queue.run(async () => undefined);
    await this.#saving;
    if (this.#seq > this.#snapshotSeq) await this.#saveSnapshot();
  }

  async #carryOut(submission: Submission): Promise<Settled> {
    const { commits } = this.options.store;
    if (this.#doubtful) await this.#catchUp();
    for (let attempt = 0; attempt < POLITE_ATTEMPTS; attempt += 1) {
      const turn = await this.#turn(submission, commits);
      if (turn) return this.#settle(turn);
      await this.#catchUp();
    }
    // Another server has been faster each time, as one with a long queue is. Now it has to wait.
    const turn = await commits.exclusively(this.id, async (held) => {
      await this.#catchUp(held);
      return this.#turn(submission, held);
    });
    return turn ? this.#settle(turn) : { ack: refused(crowded) };
  }

  /** Tries to carry a command out. `null` when that was decided on a state that no longer holds. */
  async #turn(submission: Submission, commits: Turn): Promise<Result | null> {
    const outcome = await this.#decide(submission);
    if (outcome.ok) {
      const appended = await commits.append(this.id, outcome.commit, submission.key);
      if (appended === 'appended') return outcome;
      if (appended === 'revoked') return refused(revoked);
    }
    // The command may have been carried out before, or this server may not know the newest commit.
    const { head, found } = await commits.look(this.id, submission.id);
    if (found) return again(submission, found);
    return !outcome.ok && head === this.#seq ? outcome : null;
  }

  /** Takes over what a turn came to, now that it is durable. */
  #settle(result: Result): Settled {
    if (!('commit' in result)) return { ack: result };
    const news = this.#advance(result.commit, result.state, result.patches);
    return { ack: { ok: true, seq: result.commit.seq }, news };
  }

  #tell(diffs: readonly Diff[]): void {
    this.options.publish(diffs);
    this.options.committed(this.#seq);
    this.#snapshotIfDue();
  }

  async #decide({ id, actor, command }: Submission): Promise<Decided> {
    if (actor.kind === 'seat' && !this.seat(actor.seat)) return refused(notSeated);
    const now = this.options.now();
    const past = await this.#recall(actor, command);
    const commit = {
      seq: this.#nextSeq(now),
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
      past: (seq) => (past?.seq === seq ? past.state : this.#past.before(seq)),
      memo: this.#memo,
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

  /**
   * Time, not a count: a count would tell players how much happens in secret. Two commits of the
   * same millisecond, or of servers whose clocks differ, still get growing numbers.
   */
  #nextSeq(now: number): number {
    return Math.max(this.#seq + 1, now - this.options.record.createdAt.getTime());
  }

  /** For an undo that reaches back further than memory: the state to go back to. */
  async #recall(
    actor: Actor,
    command: { type: string },
  ): Promise<{ seq: number; state: BaseState } | null> {
    if (command.type !== 'table.undo' || !('to' in command)) return null;
    // It takes a long replay, which nobody else can make the server do.
    if (actor.kind !== 'seat' || this.seat(actor.seat)?.role !== 'director') return null;
    const seq = Number(command.to);
    if (!Number.isSafeInteger(seq) || seq < 1 || this.#past.before(seq)) return null;
    const state = await stateBefore(this.options, seq);
    return state ? { seq, state } : null;
  }

  async #catchUp(commits: Turn = this.options.store.commits): Promise<void> {
    const diffs = this.#follow(await commits.after(this.id, this.#seq));
    this.#doubtful = false;
    if (diffs.length > 0) this.options.publish(diffs);
    this.#snapshotIfDue();
  }

  /** Replays commits that somebody else decided, and gives what they tell each audience. */
  #follow(commits: readonly Commit[]): Diff[] {
    return commits.flatMap((commit) => {
      if (commit.previous !== this.#seq) {
        throw new Error(`A commit is missing before ${commit.seq} of table ${this.id}`);
      }
      const { state, patches } = evolveWithPatches(
        this.system,
        this.#state,
        commit.events,
        this.#memo,
      );
      return this.#advance(commit, state, patches);
    });
  }

  /** Replays commits so old that nobody will ask for their diffs. */
  #skip(commits: readonly Commit[]): void {
    const last = commits.at(-1);
    if (!last) return;
    this.#state = replay(this.options, this.#state, commits);
    this.#seq = last.seq;
    this.#sinceSnapshot += commits.length;
    for (const { touched } of commits) this.#views.count(touched);
  }

  #advance(commit: Commit, state: BaseState, patches: ReadonlyMap<Audience, Patch[]>): Diff[] {
    this.#past.note(commit, this.#state);
    this.#state = state;
    this.#seq = commit.seq;
    this.#sinceSnapshot += 1;
    return this.#views.advance(commit.touched, patches);
  }

  #snapshotIfDue(): void {
    if (this.#sinceSnapshot < this.options.snapshotEvery) return;
    this.#sinceSnapshot = 0;
    this.#saving = this.#saving
      .then(() => this.#saveSnapshot())
      .catch((error: unknown) => this.options.failed(error, 'A snapshot could not be saved'));
  }

  async #saveSnapshot(): Promise<void> {
    const { store, record, build } = this.options;
    const snapshot = { seq: this.#seq, state: this.#state, revisions: this.#views.revisions() };
    await store.snapshots.save(record.id, build, snapshot);
    this.#snapshotSeq = snapshot.seq;
  }
}

type Decided =
  | { ok: true; commit: NewCommit; state: BaseState; patches: ReadonlyMap<Audience, Patch[]> }
  | { ok: false; refusal: WireRefusal };

/** What a turn came to: a commit that is appended, or an answer that changes nothing. */
type Result = Decided | CommandAck;

interface Settled {
  ack: CommandAck;
  /** What the table is to be told of a new commit. */
  news?: Diff[];
}
