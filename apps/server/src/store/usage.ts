import type { Database } from './database';
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
   * @returns whether there was one.
   */
  deleteArchived(seconds: number): Promise<boolean>;
  /** How many tables were opened within so many seconds; counts no further than `most`. */
  openedWithin(seconds: number, most: number): Promise<number>;
  /** How many tables are not archived; counts no further than `most`. */
  unarchived(most: number): Promise<number>;
}

/** A mark that is younger than this is not renewed: tables are loaded more often than they need it. */
const FRESH_SECONDS = 1_800;

export function tableUsageOf({ pool }: Database): TableUsage {
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
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        // The lock is held until the table is gone: whoever opens it meanwhile waits, and finds none.
        const { rows } = await client.query<{ id: string }>(
          `SELECT id FROM tables WHERE archived_at < now() - make_interval(secs => $1)
           ORDER BY archived_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [seconds],
        );
        const [oldest] = rows;
        if (oldest) await deleteTable(client, oldest.id);
        await client.query('COMMIT');
        client.release();
        return oldest !== undefined;
      } catch (error) {
        // Closes the connection, and with it the transaction.
        client.release(true);
        throw error;
      }
    },

    openedWithin: (seconds, most) =>
      count(
        `SELECT count(*) FROM (SELECT 1 FROM tables
           WHERE created_at > now() - make_interval(secs => $1) LIMIT $2) AS opened`,
        [seconds, most],
      ),

    unarchived: (most) =>
      count(
        'SELECT count(*) FROM (SELECT 1 FROM tables WHERE archived_at IS NULL LIMIT $1) AS kept',
        [most],
      ),
  };
}
