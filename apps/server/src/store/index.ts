import type { Commits } from './commits';
import { commitsOf } from './commits';
import type { Database } from './database';
import type { History } from './history';
import { historyOf } from './history';
import type { SeatKeys } from './seat-keys';
import { seatKeysOf } from './seat-keys';
import type { Snapshots } from './snapshots';
import { snapshotsOf } from './snapshots';
import type { TableRecords } from './tables';
import { tableRecordsOf } from './tables';

/** Everything that is kept. The rest of the server knows no SQL. */
export interface Store {
  readonly tables: TableRecords;
  readonly keys: SeatKeys;
  readonly commits: Commits;
  readonly snapshots: Snapshots;
  readonly history: History;
}

export function storeOf(database: Database): Store {
  return {
    tables: tableRecordsOf(database),
    keys: seatKeysOf(database),
    commits: commitsOf(database),
    snapshots: snapshotsOf(database),
    history: historyOf(database),
  };
}
