import { commitsOf } from './commit-store';
import type { Commits } from './commits';
import type { Database } from './database';
import type { History } from './history';
import { historyOf } from './history';
import type { SeatKeys } from './seat-keys';
import { seatKeysOf } from './seat-keys';
import type { Snapshots } from './snapshots';
import { snapshotsOf } from './snapshots';
import type { TableRecords } from './tables';
import { tableRecordsOf } from './tables';
import type { TableUsage } from './usage';
import { tableUsageOf } from './usage';

/** Everything that is kept. The rest of the server knows no SQL. */
export interface Store {
  readonly tables: TableRecords;
  readonly keys: SeatKeys;
  readonly commits: Commits;
  readonly snapshots: Snapshots;
  readonly history: History;
  readonly usage: TableUsage;
}

/** @param failed called when a command could not be stored, besides the rejection. */
export function storeOf(database: Database, failed: () => void = () => undefined): Store {
  return {
    tables: tableRecordsOf(database),
    keys: seatKeysOf(database),
    commits: reporting(commitsOf(database), failed),
    snapshots: snapshotsOf(database),
    history: historyOf(database),
    usage: tableUsageOf(database),
  };
}

/** Tells of each attempt to store a command that the database has failed. */
function reporting(commits: Commits, failed: () => void): Commits {
  const report = (error: unknown): never => {
    failed();
    throw error;
  };
  return {
    ...commits,
    append: (...given) => commits.append(...given).catch(report),
    exclusively: (table, job) => commits.exclusively(table, job).catch(report),
  };
}
