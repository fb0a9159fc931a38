import type pg from 'pg';
import { lockTable } from './exclusively';

/**
 * Deletes a table for good: what happened at it, its snapshots, its links and its invite go with it, and
 * nothing is left to bring it back from but a backup. It waits for a command that is being stored, and
 * one that comes later finds no table to be stored at. Servers that have the table in memory have to be
 * told (`endTable`).
 *
 * @param client in a transaction that has locked no row of the table, unless it has its lock.
 * @returns whether there was such a table.
 */
export async function deleteTable(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
): Promise<boolean> {
  await lockTable(client, id);
  const { rowCount } = await client.query('DELETE FROM tables WHERE id = $1', [id]);
  return rowCount === 1;
}
