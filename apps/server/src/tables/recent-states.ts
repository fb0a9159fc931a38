import type { BaseState } from '@moonlit/rules';
import type { Commit } from '../store/commits';

/** How many states are kept in memory for undo; older ones are replayed from the database. */
const STATES = 60;

/** The states before each of the newest commits of a table, for undo. */
export class RecentStates {
  readonly #states = new Map<number, BaseState>();

  /** Keeps the state that a commit was decided on. */
  add({ seq }: Commit, before: BaseState): void {
    this.#states.set(seq, before);
    if (this.#states.size <= STATES) return;
    // A map iterates in the order of insertion.
    for (const oldest of this.#states.keys()) {
      this.#states.delete(oldest);
      return;
    }
  }

  /** The state before the commit `seq`, if that is not too long ago. */
  before(seq: number): BaseState | undefined {
    return this.#states.get(seq);
  }
}
