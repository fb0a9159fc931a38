import type { Audience, BaseState, Memo, Patch, RecentStep, Seat, SeatId } from '@moonlit/rules';
import { evolveWithPatches } from '@moonlit/rules';
import type { Commit } from '../store/commits';
import type { StoredSnapshot } from '../store/snapshots';
import type { Diff, Missing } from './audience-revisions';
import { AudienceRevisions } from './audience-revisions';
import { RecentStates } from './recent-states';
import type { Source } from './snapshots';
import { TableClock } from './table-clock';

/**
 * A table as its newest commit leaves it: the state, the revisions and newest diffs of its audiences, and
 * what was before, for undo. It only moves forward, from one commit to the one that follows it.
 */
export class TableHead {
  readonly #recentStates = new RecentStates();
  readonly #revisions: AudienceRevisions;
  readonly #clock: TableClock;
  #seq: number;
  #state: BaseState;
  #passed = 0;

  /** @param memo remembers what is computed of the state. */
  constructor(
    private readonly source: Pick<Source, 'system' | 'record'>,
    start: StoredSnapshot,
    readonly memo: Memo,
  ) {
    this.#seq = start.seq;
    this.#state = start.state;
    this.#revisions = new AudienceRevisions(start.revisions);
    this.#clock = new TableClock(source.record.createdAt.getTime());
    this.#clock.observe(start.seq);
  }

  /** The number of the newest commit. */
  get seq(): number {
    return this.#seq;
  }

  /** The newest committed state. Never changed in place. */
  get state(): BaseState {
    return this.#state;
  }

  /** How many commits it has passed since it was loaded. */
  get passed(): number {
    return this.#passed;
  }

  /** Somebody's place at the table; `undefined` when nobody sits there any longer. */
  seat(id: SeatId): Seat | undefined {
    const { seats } = this.#state.public.table;
    const seat = Object.hasOwn(seats, id) ? seats[id] : undefined;
    return seat?.vacant ? undefined : seat;
  }

  /** The number for a commit that follows at this time of day. */
  nextSeq(now: number): number {
    return this.#clock.next(now);
  }

  /** The state before a commit, if that is not too long ago. */
  before(seq: number): BaseState | undefined {
    return this.#recentStates.before(seq);
  }

  /** A commit and what it changed, if that is not too long ago. */
  step(seq: number): RecentStep<BaseState> | undefined {
    return this.#recentStates.step(seq, this.#state);
  }

  /** What a client that has these revisions lacks. */
  missing(audiences: readonly Audience[], have: Readonly<Record<string, number>>): Missing {
    return this.#revisions.missing(this.#state, audiences, have);
  }

  revision(audience: Audience): number {
    return this.#revisions.revision(audience);
  }

  snapshot(): StoredSnapshot {
    return { seq: this.#seq, state: this.#state, revisions: this.#revisions.revisions() };
  }

  /** Takes over a commit that was decided on it, and gives the diffs for each audience. */
  advance(commit: Commit, state: BaseState, patches: ReadonlyMap<Audience, Patch[]>): Diff[] {
    this.#recentStates.add(commit, this.#state);
    this.#state = state;
    this.#moveTo(commit.seq);
    return this.#revisions.advance(commit.touched, patches);
  }

  /** Takes over commits that were decided elsewhere, and gives the diffs for each audience. */
  replay(commits: readonly Commit[]): Diff[] {
    const { system, record } = this.source;
    return commits.flatMap((commit) => {
      if (commit.previous !== this.#seq) {
        throw new Error(`A commit is missing before ${commit.seq} of table ${record.id}`);
      }
      const { state, patches } = evolveWithPatches(system, this.#state, commit.events, this.memo);
      return this.advance(commit, state, patches);
    });
  }

  /** Passes a commit so old that nobody will ask for its diffs; `arriveAt` tells what came of it. */
  skip({ seq, touched }: Commit): void {
    this.#moveTo(seq);
    this.#revisions.skip(touched);
  }

  /** The state that the commits which were skipped have led to. */
  arriveAt(state: BaseState): void {
    this.#state = state;
  }

  /** Lets all diffs go: whoever lacks anything is sent the whole. */
  forgetDiffs(): void {
    this.#revisions.forgetDiffs();
  }

  #moveTo(seq: number): void {
    this.#seq = seq;
    this.#passed += 1;
    this.#clock.observe(seq);
  }
}
