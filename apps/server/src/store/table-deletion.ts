import type { Database } from './database';

/**
 * Deletes a table for good: what happened at it, its snapshots, its links and its invite go with it.
 * It waits for a command that is being stored, and one that comes later finds no table to be stored
 * at. Servers that have the table in memory have to be told (`TableRemoval`).
 *
 * @returns whether there was such a table.
 */
export async function deleteTable({ pool }: Pick<Database, 'pool'>, id: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // The lock that whoever stores a command shares.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
    const { rowCount } = await client.query('DELETE FROM tables WHERE id = $1', [id]);
    await client.query('COMMIT');
    client.release();
    return rowCount === 1;
  } catch (error) {
    // Closes the connection, and with it the transaction.
    client.release(true);
    throw error;
  }
}
