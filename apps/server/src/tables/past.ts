import type { BaseState } from '@moonlit/rules';
import type { Commit } from '../store/commits';

/** How many states are remembered for undo; older ones are replayed from the database. */
const STATES = 60;

/** The newest past of a table, as far as it is needed at hand. */
export class Past {
  readonly #states = new Map<number, BaseState>();

  /** Notes a commit and the state that it was decided on. */
  note({ seq }: Commit, before: BaseState): void {
    this.#states.set(seq, before);
    if (this.#states.size <= STATES) return;
    // A map is read in the order in which it was filled.
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
