import { Memo } from '@moonlit/rules';
import type { Commit } from '../store/commits';
import { replay } from './replay';
import { HistoryRewritten, rewrites } from './rewritten';
import type { RulesAtPlay } from './rules-at-play';
import { Slices } from './slices';
import type { Source } from './snapshots';
import { startOf } from './snapshots';
import { TableHead } from './table-head';

/**
 * The commits whose diffs and states are kept in memory after loading. Each takes milliseconds, because
 * what is computed of the state has to be computed once more; somebody who lacks more gets the whole.
 */
const RECENT_COMMITS = 8;

/**
 * Loads a table: its newest snapshot, and the commits since.
 *
 * @throws {HistoryRewritten} when that happened meanwhile.
 * @throws {NewerRulesError}
 */
export async function loadHead(source: Source, rules: RulesAtPlay): Promise<TableHead> {
  const { id } = source.record;
  const newestAtFirst = (await source.store.commits.heads([id])).get(id) ?? 0;
  const memo = new Memo(source.system.tracking);
  const start = await startOf(source, { memo });
  const head = new TableHead(source, start, memo);
  // A rewriting may have begun when the first commits had been read.
  const refuseRewritten = (commit: Commit) => {
    if (commit.seq > newestAtFirst && rewrites(commit)) throw new HistoryRewritten(id);
  };
  const { state, newest } = await replay(source, start, RECENT_COMMITS, {
    memo,
    passed: (commit) => {
      refuseRewritten(commit);
      head.skip(commit);
    },
  });
  newest.forEach(refuseRewritten);
  await rules.refuseNewer();
  head.arriveAt(state);
  const slices = new Slices();
  for (const commit of newest) {
    head.replay([commit]);
    // Whoever saw the table before that is to see all of it anew.
    if (rewrites(commit)) head.forgetDiffs();
    await slices.pause();
  }
  return head;
}
