import type pg from 'pg';

/**
 * Deletes a table with everything that belongs to it: commits, links, snapshots. Nothing is left to
 * bring it back from but a backup.
 *
 * @param on a connection; in a transaction when the table must not change before.
 * @returns whether there was such a table.
 */
export async function deleteTable(on: Pick<pg.Pool, 'query'>, table: string): Promise<boolean> {
  const { rowCount } = await on.query('DELETE FROM tables WHERE id = $1', [table]);
  return rowCount === 1;
}
