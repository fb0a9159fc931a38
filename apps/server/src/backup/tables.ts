import type pg from 'pg';
import type { BackedUpTable, BackupHead } from './file';

/** Prisma's history stands in the head; snapshots are made again when a table is opened. */
export const NOT_BACKED_UP: readonly string[] = ['_prisma_migrations', 'snapshots'];

/** All tables that a backup holds, each after those that its rows refer to. */
export async function tablesToBackUp(client: Pick<pg.Client, 'query'>): Promise<BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers: string[] }>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
         WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT coalesce(array_agg(DISTINCT t.relname::text), '{}') FROM pg_constraint f
         JOIN pg_class t ON t.oid = f.confrelid
         WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> ALL ($1) ORDER BY c.relname`,
    [NOT_BACKED_UP],
  );
  const sorted: BackedUpTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ refers }) => !refers.some((of) => waiting.has(of)),
    );
    if (free.length === 0)
      throw new Error('The tables of this database refer to each other in a circle.');
    for (const { name, columns } of free) {
      sorted.push({ name, columns });
      waiting.delete(name);
    }
  }
  return sorted;
}

/** What has been done to a database, oldest first; nothing to an empty one. */
export async function migrationsOf(
  client: Pick<pg.Client, 'query'>,
): Promise<BackupHead['migrations']> {
  const known = await client.query<{ there: boolean }>(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  );
  if (!known.rows[0]?.there) return [];
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM "_prisma_migrations"
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}
