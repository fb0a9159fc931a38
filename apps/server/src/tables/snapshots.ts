import type { RuleSystem } from '@moonlit/rules';
import { createTable, type Memo, readStoredState, storedState } from '@moonlit/rules';
import type { Store } from '../store';
import type { SnapshotVersions, StoredSnapshot } from '../store/snapshots';
import type { TableRecord } from '../store/tables';

/** Where a table's history is read from, and how it is understood. */
export interface Source {
  store: Store;
  system: RuleSystem;
  /** What the table was opened with, as its game reads it. */
  setup: object;
  record: TableRecord;
  /** Which build this is; see `build` in the protocol's `resync`. */
  build: string;
  /** Whether snapshots are read and kept for the same build only: its rules may differ under one version. */
  ownSnapshotsOnly: boolean;
  failed(error: unknown, what: string): void;
}

/**
 * The newest snapshot, or the table as it was before any commit. A snapshot that the rules cannot read
 * is reported, and done without.
 *
 * @param before only snapshots from before this commit.
 * @param memo remembers what is computed of the state, for whoever goes on from it.
 */
export async function startOf(
  source: Source,
  { before, memo }: { before?: number; memo?: Memo } = {},
): Promise<StoredSnapshot> {
  const { store, system, setup, record } = source;
  const stored = await store.snapshots.newest(record.id, versionsOf(source), before);
  const read = stored && readable(source, stored, memo);
  if (read) return read;
  const { name } = record;
  return { seq: 0, state: createTable(system, { name, setup }), revisions: {} };
}

/** Keeps a table as it stands, without what is computed of it. */
export function saveSnapshot(
  source: Source,
  { state, ...rest }: StoredSnapshot,
  memo: Memo,
): Promise<void> {
  const snapshot = { ...rest, state: storedState(source.system, state, memo) };
  return source.store.snapshots.save(source.record.id, versionsOf(source), snapshot);
}

function readable(source: Source, stored: StoredSnapshot, memo?: Memo): StoredSnapshot | null {
  try {
    return { ...stored, state: readStoredState(source.system, stored.state, memo) };
  } catch (error) {
    source.failed(error, 'A snapshot could not be read, so the whole table is replayed');
    return null;
  }
}

function versionsOf({ system, build, ownSnapshotsOnly }: Source): SnapshotVersions {
  const { stateVersion: current, readsStatesSince: since = current } = system;
  return { build, state: ownSnapshotsOnly ? null : { current, since } };
}
