import type pg from 'pg';
import { BoundedWork } from '../bounded-work';
import { appendGroup, type CommitRow, rowOf } from './append-group';
import type { Appended, Commits, NewCommit } from './commits';
import { sqlStateOf } from './sql-state';

/** Groups under way at the same time, each on a connection of its own, */
const GROUPS_AT_ONCE = 2;
/**
 * where the one before has been under way for so long, milliseconds. Mostly it ends sooner, and then what has
 * come meanwhile shares a statement; but one that waits for a lock holds up nobody.
 */
const OVERTAKE_MS = 10;
/** The most commits in a group. */
const MOST_ROWS = 64;
/** The most characters of JSON in a group, unless a single commit is longer. */
const MOST_CHARACTERS = 524_288;

/** A commit that waits for a group, or is under way in one. */
interface Pending {
  table: string;
  row: CommitRow;
  /** Appends it by itself, however long that takes. */
  alone(): Promise<Appended>;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/**
 * Appends the commits of all tables in groups: those that come in one turn of the event loop, or
 * while as many groups as may be are under way, go in one statement. A quiet server's commits do
 * not wait for others. Each commit is answered by itself. What only concerns one of a group, as a
 * table that another server holds or a value that cannot be stored, happens to that one alone.
 */
export class CommitGroups {
  #waiting: Pending[] = [];
  #underWay = 0;
  #scheduled = false;
  #overtaking: NodeJS.Timeout | null = null;
  /** When the newest group was sent. */
  #sentAt = Number.NEGATIVE_INFINITY;
  /** Never all connections: others have to get through while these wait. */
  readonly #alone: BoundedWork;

  constructor(
    private readonly pool: pg.Pool,
    private readonly appendAlone: Commits['append'],
  ) {
    this.#alone = new BoundedWork({
      atOnce: Math.max(1, Math.floor(pool.options.max / 2)),
      waiting: Number.POSITIVE_INFINITY,
    });
  }

  /** As `Commits.append`. */
  append(table: string, commit: NewCommit, key: string | null): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const row = rowOf(table, commit, key);
      const alone = () => this.#alone.run(() => this.appendAlone(table, commit, key));
      this.#waiting.push({ table, row, alone, resolve, reject });
      this.#schedule();
    });
  }

  /** Sends what waits when this turn of the event loop is over, or when it may overtake. */
  #schedule(): void {
    if (this.#scheduled || this.#underWay >= GROUPS_AT_ONCE) return;
    this.#scheduled = true;
    const early = this.#sentAt + OVERTAKE_MS - performance.now();
    if (this.#underWay === 0 || early <= 0) setImmediate(() => this.#sendNext());
    else this.#overtaking = setTimeout(() => this.#sendNext(), early);
  }

  #sendNext(): void {
    this.#scheduled = false;
    this.#overtaking = null;
    if (this.#waiting.length === 0) return;
    const group = this.#nextGroup();
    this.#underWay += 1;
    this.#sentAt = performance.now();
    void this.#send(group).finally(() => {
      this.#underWay -= 1;
      this.#settled();
    });
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Nothing has to overtake a group that has ended. */
  #settled(): void {
    if (this.#underWay === 0 && this.#overtaking) {
      clearTimeout(this.#overtaking);
      this.#overtaking = null;
      this.#scheduled = false;
    }
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Those that have waited longest, one of each table, in the order of the tables' ids. */
  #nextGroup(): Pending[] {
    const group = new Map<string, Pending>();
    const left: Pending[] = [];
    let characters = 0;
    for (const pending of this.#waiting) {
      const fits =
        group.size < MOST_ROWS &&
        !group.has(pending.table) &&
        (group.size === 0 || characters + pending.row.length <= MOST_CHARACTERS);
      if (fits) {
        group.set(pending.table, pending);
        characters += pending.row.length;
      } else left.push(pending);
    }
    this.#waiting = left;
    return [...group.values()].sort((one, other) => (one.table < other.table ? -1 : 1));
  }

  /** Never rejects: what goes wrong is told to those it concerns. */
  async #send(group: readonly Pending[]): Promise<void> {
    try {
      const rows = group.map(({ row }) => row);
      const outcomes = await appendGroup(this.pool, rows);
      for (const [place, pending] of group.entries()) {
        const outcome = outcomes[place];
        if (outcome && outcome !== 'locked') pending.resolve(outcome);
        else settleAlone(pending);
      }
    } catch (error) {
      for (const pending of group) {
        if (isRefusal(error)) settleAlone(pending);
        else pending.reject(error);
      }
    }
  }
}

function settleAlone({ alone, resolve, reject }: Pending): void {
  alone().then(resolve, reject);
}

/**
 * Whether PostgreSQL has refused a statement and goes on: nothing of it was done. Class 08 and 57
 * are about the connection, the server or an operator: what was done is unknown, or trying again
 * would only take as long.
 */
function isRefusal(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== null && !state.startsWith('08') && !state.startsWith('57');
}
