import type pg from 'pg';
import type { Database } from './database';
import { inTransaction } from './exclusively';
import { deleteTable } from './table-deletion';

/**
 * Which tables people use, and what becomes of those that nobody does. All times are the database's:
 * servers whose clocks differ agree on them. Any number of servers may ask for the same at once.
 */
export interface TableUsage {
  /** Notes that tables are in use; one that is archived is so no longer. */
  markUsed(tables: readonly string[]): Promise<void>;
  /**
   * Archives tables that nobody has used for so long, those unused longest first: their snapshots are
   * deleted, which are a cache. Nothing else is.
   *
   * @param most how many at once.
   * @returns how many it were.
   */
  archiveUnused(seconds: number, most: number): Promise<number>;
  /**
   * Deletes a table that has been archived for so long, for ever.
   *
   * @returns its id; `null` when there was none.
   */
  deleteArchived(seconds: number): Promise<string | null>;
  /** How many tables were opened or imported within so many seconds; counts no further than `most`. */
  openedWithin(seconds: number, most: number): Promise<number>;
  /** How many tables are not archived; counts no further than `most`. */
  unarchived(most: number): Promise<number>;
}

/** A mark that is younger than this is not renewed: tables are loaded more often than they need it. */
const FRESH_SECONDS = 1_800;

export function tableUsageOf(database: Database): TableUsage {
  const { pool } = database;
  const count = async (text: string, values: number[]): Promise<number> => {
    const { rows } = await pool.query<{ count: string }>(text, values);
    return Number(rows[0]?.count ?? 0);
  };
  return {
    async markUsed(tables) {
      await pool.query(
        // Locked in one order, or two servers that note the same tables could wait for each other.
        `UPDATE tables SET used_at = now(), archived_at = NULL WHERE id IN (
           SELECT id FROM tables WHERE id = ANY($1)
             AND (archived_at IS NOT NULL OR used_at < now() - make_interval(secs => $2))
           ORDER BY id FOR NO KEY UPDATE)`,
        [tables, FRESH_SECONDS],
      );
    },

    archiveUnused: (seconds, most) =>
      count(
        // What another server has in hand is left to it. The lock lets commands go on.
        `WITH unused AS (
           SELECT id FROM tables
           WHERE archived_at IS NULL AND used_at < now() - make_interval(secs => $1)
           ORDER BY used_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
         ), archived AS (
           UPDATE tables SET archived_at = now() FROM unused WHERE tables.id = unused.id
           RETURNING tables.id
         ), dropped AS (
           DELETE FROM snapshots USING archived WHERE table_id = archived.id
         )
         SELECT count(*) FROM archived`,
        [seconds, most],
      ),

    async deleteArchived(seconds) {
      for (;;) {
        const { id, deleted } = await inTransaction(database, async (client) => {
          const oldest = await lockOldestArchived(client, seconds);
          const archived = oldest !== null && (await isStillArchived(client, oldest, seconds));
          return { id: oldest, deleted: archived && (await deleteTable(client, oldest)) };
        });
        // Otherwise somebody else deleted it, or uses it again, and another one is the oldest.
        if (id === null || deleted) return id;
      }
    },

    openedWithin: (seconds, most) =>
      count(
        `SELECT count(*) FROM (SELECT 1 FROM tables
           WHERE created_at > now() - make_interval(secs => $1)
              OR imported_at > now() - make_interval(secs => $1) LIMIT $2) AS opened`,
        [seconds, most],
      ),

    unarchived: (most) =>
      count(
        'SELECT count(*) FROM (SELECT 1 FROM tables WHERE archived_at IS NULL LIMIT $1) AS kept',
        [most],
      ),
  };
}

/** How many of the oldest are tried, where other servers have the first in hand. */
const CANDIDATES = 10;

/**
 * Takes the lock of a table that has been archived for so long, and gives its id. It does so before any
 * row is locked: whoever stores a commit, or rewrites a history, comes to the row by way of that lock.
 */
async function lockOldestArchived(client: pg.PoolClient, seconds: number): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM (
       SELECT id FROM tables WHERE archived_at < now() - make_interval(secs => $1)
       ORDER BY archived_at LIMIT $2
     ) AS oldest WHERE pg_try_advisory_xact_lock(hashtextextended(id, 0)) LIMIT 1`,
    [seconds, CANDIDATES],
  );
  return rows[0]?.id ?? null;
}

/** The row's lock is held until the table is gone: whoever opens it meanwhile waits, and finds none. */
async function isStillArchived(
  client: pg.PoolClient,
  id: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM tables WHERE id = $1 AND archived_at < now() - make_interval(secs => $2) FOR UPDATE`,
    [id, seconds],
  );
  return rowCount === 1;
}
