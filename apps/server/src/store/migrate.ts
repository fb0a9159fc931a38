import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';

/** The lock that Prisma's own `migrate` commands take, so that neither runs beside the other. */
const MIGRATION_LOCK = 72707369;

/**
 * Applies what is missing of `prisma/migrations`, oldest first, each in a transaction. The history
 * in `_prisma_migrations` is kept as `prisma migrate deploy` keeps it, so that either can go on
 * where the other stopped. Several servers may start at once; one of them migrates.
 *
 * @param only the names of those that are to be applied; without it, all.
 * @returns the names of the migrations it applied.
 * @throws when an applied migration's file has changed since, or one has failed half-way.
 */
export async function migrate(
  url: string,
  folder: string,
  only: ReadonlySet<string> | null = null,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'moonlit-table-migrate',
  });
  // Where the connection breaks between two statements, the next one says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(HISTORY_TABLE);
    const history = await client.query<HistoryRow>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const done = new Map(history.rows.map((row) => [row.migration_name, row]));
    const applied: string[] = [];
    for (const migration of migrations) {
      const row = done.get(migration.name);
      if (row) check(migration, row);
      else if (only?.has(migration.name) ?? true) {
        await apply(client, migration);
        applied.push(migration.name);
      }
    }
    return applied;
  } finally {
    // Ends the session, and the advisory lock with it.
    await client.end();
  }
}

/** Applies what is missing, and says what that was. */
export async function bringUpToDate(url: string, folder: string, log: Logger): Promise<void> {
  const applied = await migrate(url, folder);
  if (applied.length > 0) log.info({ applied }, 'The database was brought up to date');
}

/** A migration of this release. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, hex. */
  checksum: string;
}

interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** The table as Prisma creates it. */
const HISTORY_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/** All migrations of this release, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const file = await readFile(join(folder, name, 'migration.sql'));
      const checksum = createHash('sha256').update(file).digest('hex');
      return { name, sql: file.toString('utf8'), checksum };
    }),
  );
}

function check(migration: Migration, row: HistoryRow): void {
  if (row.checksum !== migration.checksum) {
    throw new Error(
      `The migration ${migration.name} was changed after this database had applied it. Restore the file, and put the change into a migration of its own.`,
    );
  }
  if (!row.finished_at) {
    throw new Error(
      `The migration ${migration.name} was begun on this database and never finished. See “prisma migrate resolve”.`,
    );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    const started = new Date();
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations"
         (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name, started],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${name} failed; nothing of it was kept.`, { cause: error });
  }
}
