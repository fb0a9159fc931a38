import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { withConnection } from './connection';
import { countsLine, END_OF_ROWS, headLines, rowsLine } from './file';
import { nameOf, removeUnfinished, UNFINISHED } from './folder';
import { backupProblems } from './problem';
import { migrationsOf, tablesToBackUp } from './tables';

/** Who writes one holds this lock: two at once would only be in each other's way. */
const LOCK = 7_270_736_900;

export interface WrittenBackup {
  /** Where it lies. */
  file: string;
  /** How large it is, packed. */
  bytes: number;
}

/**
 * Writes down everything that is in a database, as it is at one moment, while people play. It goes as a stream from PostgreSQL into
 * the file, which has its name only once it is whole and on the disk. Only whoever runs this can read it.
 *
 * @throws {BackupProblem} where another one is under way; else what the database or the disk says, and no file is left.
 */
export async function writeBackup(
  url: string,
  folder: string,
  now: number = Date.now(),
): Promise<WrittenBackup> {
  return withConnection(url, async (client) => {
    const lock = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      LOCK,
    ]);
    if (!lock.rows[0]?.got) throw backupProblems.underWay();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    const file = join(folder, nameOf(now));
    const unfinished = file + UNFINISHED;
    try {
      await pipeline(
        Readable.from(textOf(client, now)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      );
      const { size: bytes } = await stat(unfinished);
      await rename(unfinished, file);
      await onDisk(folder);
      return { file, bytes };
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  });
}

/** All of it, from one moment. */
async function* textOf(client: pg.Client, now: number): AsyncGenerator<string | Buffer> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const migrations = await migrationsOf(client);
  yield headLines({ format: 1, at: new Date(now).toISOString(), migrations });
  const counts: Record<string, number> = {};
  for (const table of await tablesToBackUp(client)) {
    const into = rowsLine(table);
    yield into;
    const rows = client.query(copyTo(into.replace(' FROM stdin;\n', ' TO STDOUT')));
    for await (const chunk of rows) yield chunk;
    yield `${END_OF_ROWS}\n`;
    counts[table.name] = rows.rowCount;
  }
  yield countsLine(counts);
  await client.query('COMMIT');
}

/** Makes sure that a file's name is on the disk as well; not every system lets one ask for that. */
async function onDisk(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => null);
  try {
    await opened?.sync().catch(() => undefined);
  } finally {
    await opened?.close();
  }
}
