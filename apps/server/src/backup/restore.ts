import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { APPLICATION_NAME } from '../store/database';
import { migrate, readMigrations } from '../store/migrate';
import { sqlStateOf } from '../store/sql-state';
import { withConnection } from './connection';
import { type BackupHead, END_OF_ROWS, readCounts, readHead, readRowsLine, rowsLine } from './file';
import { linesOf } from './lines';
import { backupProblems } from './problem';
import { migrationsOf } from './tables';

type Lines = AsyncGenerator<Buffer, void, undefined>;

/**
 * Restores a backup into a database that nothing has been played in. All rows come in one transaction: with anything amiss
 * in the file nothing is restored. What has come to the database since the backup's release is done to it at the end.
 *
 * @param migrationsDir of this release.
 * @returns when the backup was taken, and how many rows there are of each table.
 * @throws {BackupProblem}
 */
export async function restoreBackup(
  url: string,
  file: string,
  migrationsDir: string,
): Promise<{ at: string; rows: Readonly<Record<string, number>> }> {
  // What goes wrong in either is told to whoever reads the lines.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const lines = linesOf(unpacked);
  try {
    const head = await readFirst(lines);
    await prepare(url, head, migrationsDir);
    const rows = await withConnection(url, (client) => load(client, lines));
    await migrate(url, migrationsDir);
    return { at: head.at, rows };
  } catch (error) {
    throw isUnpacking(error) ? backupProblems.cut() : error;
  } finally {
    unpacked.destroy();
  }
}

async function readFirst(lines: Lines): Promise<BackupHead> {
  try {
    const title = await lineOf(lines);
    return readHead(title, await lineOf(lines));
  } catch (error) {
    throw isUnpacking(error) ? backupProblems.notOurs() : error;
  }
}

async function lineOf(lines: Lines): Promise<string> {
  const { value } = await lines.next();
  if (!value) throw backupProblems.notOurs();
  return value.toString();
}

/** Brings an empty database to where the backup's was. */
async function prepare(url: string, { migrations }: BackupHead, folder: string): Promise<void> {
  await withConnection(url, async (client) => {
    const users = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()`,
      [APPLICATION_NAME],
    );
    if (users.rows.length > 0) throw backupProblems.inUse();
    const done = await migrationsOf(client);
    const wanted = new Set(migrations.map(({ name }) => name));
    if (done.some(({ name }) => !wanted.has(name))) throw backupProblems.furtherOn();
    if (done.length === 0) return;
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM tables');
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw backupProblems.notEmpty(count);
  });
  const known = new Map(
    (await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown) throw backupProblems.newer(unknown.name);
  await migrate(url, folder, new Set(migrations.map(({ name }) => name)));
}

async function load(client: pg.Client, lines: Lines): Promise<Readonly<Record<string, number>>> {
  await client.query('BEGIN');
  const counts: Record<string, number> = {};
  for await (const line of lines) {
    const text = line.toString();
    const table = readRowsLine(text);
    if (table) {
      counts[table.name] = await rowsInto(client, rowsLine(table), lines).catch(
        (error: unknown) => {
          throw isOfRows(error) ? backupProblems.damaged(table.name) : error;
        },
      );
      continue;
    }
    const expected = readCounts(text);
    if (!expected) throw backupProblems.notOurs();
    const wrong = Object.entries(expected).find(([name, count]) => counts[name] !== count);
    if (wrong) throw backupProblems.damaged(wrong[0]);
    await client.query('COMMIT');
    return counts;
  }
  throw backupProblems.cut();
}

/** Takes the rows up to their end; gives how many there were. */
async function rowsInto(client: pg.Client, statement: string, lines: Lines): Promise<number> {
  const into = client.query(copyFrom(statement));
  const taken = finished(into);
  // Whoever reads on learns of it by the next line that is written.
  taken.catch(() => undefined);
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) {
      into.end();
      await taken;
      return into.rowCount;
    }
    if (!into.write(Buffer.concat([line, LINE_FEED])))
      await Promise.race([once(into, 'drain'), taken]);
  }
  into.destroy();
  throw backupProblems.cut();
}

const LINE_FEED = Buffer.from('\n');

/** Whether PostgreSQL does not take what a row says: it is not what it was, or what it refers to is not there. */
const isOfRows = (error: unknown): boolean => /^2[23]/.test(sqlStateOf(error) ?? '');

/** Whether it was zlib that could not go on. */
function isUnpacking(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_');
}
