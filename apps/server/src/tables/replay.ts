import type { BaseState, Memo } from '@moonlit/rules';
import { Replay } from '@moonlit/rules';
import type { Store } from '../store';
import type { Commit } from '../store/commits';
import type { StoredSnapshot } from '../store/snapshots';
import { Slices } from './slices';
import type { Source } from './snapshots';
import { startOf } from './snapshots';

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
 * @param memo remembers what is computed of the state, for whoever goes on from it.
 */
export async function replay(
  { store, system, record }: History,
  start: StoredSnapshot,
  keep: number,
  {
    before,
    passed,
    memo,
  }: { before?: number; passed?: (commit: Commit) => void; memo?: Memo } = {},
): Promise<Replayed> {
  const slices = new Slices();
  const history = new Replay(system, start.state, memo);
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
  const start = await startOf(source, { before: seq });
  const { state, newest } = await replay(source, start, 1, { before: seq + 1 });
  return newest[0]?.seq === seq ? state : undefined;
}
