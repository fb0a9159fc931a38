import type pg from 'pg';
import type { Database } from './database';

/**
 * Runs a job in a transaction. Rejects with what the job rejects with, and then nothing of it was done.
 *
 * @param job gets the transaction's connection, which is good until its promise is settled.
 */
export async function inTransaction<T>(
  { pool }: Pick<Database, 'pool'>,
  job: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await job(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Closes the connection, and with it the transaction.
    client.release(true);
    throw error;
  }
}

/**
 * Waits until nobody is storing a commit of a table, and lets nobody do so until the transaction ends:
 * whoever stores one shares this lock. To be taken before any row is locked, as they do.
 */
export async function lockTable(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
}
