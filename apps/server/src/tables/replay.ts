import type { BaseState } from '@moonlit/rules';
import { createTable, evolveAll } from '@moonlit/rules';
import type { Store } from '../store';
import type { Commit } from '../store/commits';
import type { StoredSnapshot } from '../store/snapshots';
import type { TableRecord } from '../store/tables';
import type { Game } from './systems';

/** Where a table's commits are read from, and how they are understood. */
export interface Source {
  store: Store;
  game: Game;
  record: TableRecord;
  /** Only snapshots of the same build are used; see `build` in the protocol's `resync`. */
  build: string;
}

/** The newest snapshot from before commit `before`, or the table as it was before any commit. */
export async function startOf(source: Source, before?: number): Promise<StoredSnapshot> {
  const { store, game, record, build } = source;
  const snapshot = await store.snapshots.newest(record.id, build, before);
  return snapshot ?? { seq: 0, state: createTable(game.system, record), revisions: {} };
}

/** Replays commits at once, where only the state at their end matters. */
export function replay({ game }: Source, start: BaseState, commits: readonly Commit[]): BaseState {
  return evolveAll(
    game.system,
    start,
    commits.flatMap(({ events }) => events),
  );
}

/** The state before commit `seq`, from the database; `undefined` when there is no such commit. */
export async function stateBefore(source: Source, seq: number): Promise<BaseState | undefined> {
  const start = await startOf(source, seq);
  const commits = await source.store.commits.after(source.record.id, start.seq, seq + 1);
  if (commits.pop()?.seq !== seq) return undefined;
  return replay(source, start.state, commits);
}
