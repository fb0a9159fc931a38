import type { BaseState } from '@moonlit/rules';
import type { Carried, Commit } from '../store/commits';

/** How many states are remembered for undo; older ones are replayed from the database. */
const STATES = 60;
/** How many commands are remembered, to answer one that is sent again. */
const COMMANDS = 500;

/** The newest past of a table, as far as it is needed at hand. */
export class Past {
  readonly #states = new Map<number, BaseState>();
  readonly #commands = new Map<string, Carried>();

  /** Notes a commit and the state that it was decided on. */
  note(commit: Commit, before: BaseState): void {
    this.#states.set(commit.seq, before);
    forgetOldest(this.#states, STATES);
    this.#commands.set(commit.commandId, { seq: commit.seq, seat: commit.seat });
    forgetOldest(this.#commands, COMMANDS);
  }

  /** The state before the commit `seq`, if that is not too long ago. */
  before(seq: number): BaseState | undefined {
    return this.#states.get(seq);
  }

  /** What became of a command, if that is not too long ago. */
  carried(commandId: string): Carried | undefined {
    return this.#commands.get(commandId);
  }
}

function forgetOldest(map: Map<unknown, unknown>, most: number): void {
  if (map.size <= most) return;
  // A map is read in the order in which it was filled.
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
