import { commitsOf } from './commit-store';
import type { Commits } from './commits';
import type { Database } from './database';
import { inTransaction } from './exclusively';
import type { History } from './history';
import { historyOf } from './history';
import type { Pictures } from './pictures';
import { picturesOf } from './pictures';
import type { Pushes } from './pushes';
import { pushesOf } from './pushes';
import type { RecordedCommits } from './recorded';
import { recordedCommitsOf } from './recorded';
import type { HistoryRewriting } from './redaction';
import { rewriteHistory } from './redaction';
import type { SeatKeys } from './seat-keys';
import { seatKeysOf } from './seat-keys';
import type { Snapshots } from './snapshots';
import { snapshotsOf } from './snapshots';
import { deleteTable } from './table-deletion';
import type { TableRecords } from './tables';
import { tableRecordsOf } from './tables';
import type { TableUsage } from './usage';
import { tableUsageOf } from './usage';
import type { Webhooks } from './webhooks';
import { webhooksOf } from './webhooks';

/** Everything that is kept. The rest of the server knows no SQL. */
export interface Store {
  readonly tables: TableRecords;
  readonly keys: SeatKeys;
  readonly commits: Commits;
  readonly snapshots: Snapshots;
  readonly history: History;
  /** Commits whole, as they are stored. */
  readonly recorded: RecordedCommits;
  /** Deletes a table with everything that belongs to it; gives whether there was one. */
  deleteTable(id: string): Promise<boolean>;
  /** Rewrites what has happened at a table, as a whole or not at all. */
  rewriteHistory<T>(table: string, job: (history: HistoryRewriting) => Promise<T>): Promise<T>;
  readonly usage: TableUsage;
  readonly webhooks: Webhooks;
  readonly pushes: Pushes;
  readonly pictures: Pictures;
}

/** @param failed called when a command could not be stored, besides the rejection. */
export function storeOf(database: Database, failed: () => void = () => undefined): Store {
  return {
    tables: tableRecordsOf(database),
    keys: seatKeysOf(database),
    commits: reporting(commitsOf(database), failed),
    snapshots: snapshotsOf(database),
    history: historyOf(database),
    recorded: recordedCommitsOf(database),
    deleteTable: (id) => inTransaction(database, (client) => deleteTable(client, id)),
    rewriteHistory: (table, job) => rewriteHistory(database, table, job),
    usage: tableUsageOf(database),
    webhooks: webhooksOf(database),
    pushes: pushesOf(database),
    pictures: picturesOf(database),
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
