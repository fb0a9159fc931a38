import type { BaseState, RuleSystem } from '@moonlit/rules';
import { createTable, Replay } from '@moonlit/rules';
import type { Store } from '../store';
import type { Commit } from '../store/commits';
import type { StoredSnapshot } from '../store/snapshots';
import type { TableRecord } from '../store/tables';
import { Slices } from './slices';

/** Where a table's commits are read from, and how they are understood. */
export interface Source {
  store: Store;
  system: RuleSystem;
  /** What the table was opened with, as its game reads it. */
  setup: object;
  record: TableRecord;
  /** Only snapshots of the same build are used; see `build` in the protocol's `resync`. */
  build: string;
}

/** The newest snapshot from before commit `before`, or the table as it was before any commit. */
export async function startOf(source: Source, before?: number): Promise<StoredSnapshot> {
  const { store, system, setup, record, build } = source;
  const snapshot = await store.snapshots.newest(record.id, build, before);
  if (snapshot) return snapshot;
  const { name } = record;
  return { seq: 0, state: createTable(system, { name, setup }), revisions: {} };
}

/** Commits that are read from the database at once. */
const PAGE = 200;
/** Commits that are replayed between two looks at the clock. */
const STEP = 16;

/** What a replay needs of a table. */
type History = Pick<Source, 'system'> & {
  store: { commits: Pick<Store['commits'], 'after'> };
  record: { id: string };
};

/** What a long replay came to, and the newest commits, which it has left out. */
export interface Replayed {
  state: BaseState;
  newest: Commit[];
}

/**
 * Replays the commits after a snapshot in slices, so that nobody else waits for a long history.
 *
 * @param keep so many of the newest commits are left to the caller.
 * @param before only commits from before this one.
 * @param passed called with each commit that was replayed, in order.
 */
export async function replay(
  { store, system, record }: History,
  start: StoredSnapshot,
  keep: number,
  { before, passed }: { before?: number; passed?: (commit: Commit) => void } = {},
): Promise<Replayed> {
  const slices = new Slices();
  const history = new Replay(system, start.state);
  const newest: Commit[] = [];
  let any = false;
  for (let { seq } = start, more = true; more; ) {
    const page = await store.commits.after(record.id, seq, before, PAGE);
    more = page.length === PAGE;
    seq = page.at(-1)?.seq ?? seq;
    newest.push(...page);
    while (newest.length > keep) {
      const step = newest.splice(0, Math.min(STEP, newest.length - keep));
      history.add(step.flatMap(({ events }) => events));
      if (passed) step.forEach(passed);
      any = true;
      await slices.pause();
    }
  }
  return { state: any ? history.finished() : start.state, newest };
}

/** The state before commit `seq`, from the database; `undefined` when there is no such commit. */
export async function stateBefore(source: Source, seq: number): Promise<BaseState | undefined> {
  const start = await startOf(source, seq);
  const { state, newest } = await replay(source, start, 1, { before: seq + 1 });
  return newest[0]?.seq === seq ? state : undefined;
}
