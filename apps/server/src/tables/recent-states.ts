import type { BaseState, RecentStep } from '@moonlit/rules';
import type { Commit } from '../store/commits';

/** How many states are kept in memory for undo; older ones are replayed from the database. */
const STATES = 60;

/** What is kept of a commit. */
type Kept = Omit<RecentStep<BaseState>, 'after'>;

/** The newest commits of a table with the states before them, for undo. */
export class RecentStates {
  readonly #kept = new Map<number, Kept>();

  /** Keeps the state that a commit was decided on. */
  add({ seq, seat, at }: Commit, before: BaseState): void {
    this.#kept.set(seq, { by: seat, at, before });
    if (this.#kept.size <= STATES) return;
    // A map iterates in the order of insertion.
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      return;
    }
  }

  /** The state before the commit `seq`, if that is not too long ago. */
  before(seq: number): BaseState | undefined {
    return this.#kept.get(seq)?.before;
  }

  /** The commit `seq`, if that is not too long ago; `now` is the state after the newest one. */
  step(seq: number, now: BaseState): RecentStep<BaseState> | undefined {
    const found = this.#kept.get(seq);
    if (!found) return undefined;
    for (const [later, { before: after }] of this.#kept) {
      if (later > seq) return { ...found, after };
    }
    return { ...found, after: now };
  }
}
