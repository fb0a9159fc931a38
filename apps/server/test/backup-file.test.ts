import { readdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { nameOf } from '../src/backup/folder';
import { restoreBackup } from '../src/backup/restore';
import { BackupSchedule } from '../src/backup/schedule';
import { NOT_BACKED_UP, tablesToBackUp } from '../src/backup/tables';
import { writeBackup } from '../src/backup/write';
import { migrate } from '../src/store/migrate';
import { newDatabase } from './database';
import { connect, migrationsDir, openTable, startServer, until } from './helpers';

const clocksSchema = z.object({ clocks: z.record(z.string(), z.object({ name: z.string() })) });
const log = pino({ level: 'silent' });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonlit-backups-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A database in which somebody has begun to play, and a backup of it. */
async function backedUp() {
  const databaseUrl = await newDatabase();
  const server = await startServer({ databaseUrl });
  const { key } = await openTable(server.url);
  const bev = await connect(server.url, key);
  await bev.must({ type: 'clock.create', name: 'Tabs\tand\nlines \\.', segments: 4 });
  const written = await writeBackup(databaseUrl, folder);
  bev.close();
  await server.server.close();
  return { databaseUrl, key, ...written };
}

it('writes one moment of a database while people play, and plays on from it elsewhere', async () => {
  const databaseUrl = await newDatabase();
  const server = await startServer({ databaseUrl });
  const { key } = await openTable(server.url);
  const bev = await connect(server.url, key);
  let acknowledged = 0;
  let playing = true;
  const play = (async () => {
    while (playing) {
      await bev.must({ type: 'clock.create', name: `Clock ${acknowledged}`, segments: 4 });
      acknowledged += 1;
    }
  })();
  await until('some play', () => acknowledged > 5);
  const before = acknowledged;
  const { file, bytes } = await writeBackup(databaseUrl, folder);
  playing = false;
  await play;
  bev.close();
  await server.server.close();
  expect(bytes).toBe((await stat(file)).size);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^moonlit-.*Z\.sql\.gz$/)]);

  const elsewhere = await newDatabase();
  const { rows } = await restoreBackup(elsewhere, file, migrationsDir);
  expect(rows.tables).toBe(1);
  // The table's opening, and each clock that was there.
  const restored = await startServer({ databaseUrl: elsewhere });
  const again = await connect(restored.url, key);
  const { clocks } = clocksSchema.parse(again.state.public);
  const names = Object.values(clocks).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(before);
  expect(names.length).toBeLessThanOrEqual(acknowledged);
  expect(names).toEqual(names.map((_, place) => `Clock ${place}`));
  await again.must({ type: 'fortune.roll', question: 'Does it go on?', dice: 2 });
  again.close();
  await restored.server.close();
});

it('restores each row as it was, whatever people have written, but for what can be made again', async () => {
  const { databaseUrl, file } = await backedUp();
  const elsewhere = await newDatabase();
  await restoreBackup(elsewhere, file, migrationsDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = await tablesToBackUp(client).finally(() => client.end());
  expect(tables.map(({ name }) => name).sort()).toEqual(
    (
      await query<{ name: string }>(
        databaseUrl,
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      )
    )
      .map(({ name }) => name)
      .filter((name) => !NOT_BACKED_UP.includes(name))
      .sort(),
  );
  for (const { name } of tables) {
    const all = `SELECT row_to_json(t)::text AS row FROM "${name}" t ORDER BY 1`;
    expect(await query(elsewhere, all)).toEqual(await query(databaseUrl, all));
  }
  expect(await query(elsewhere, 'SELECT 1 FROM commits')).not.toEqual([]);
  // Nothing counts up in the database itself: a backup would have to hold how far it came.
  expect(await query(databaseUrl, 'SELECT 1 FROM pg_sequences')).toEqual([]);
});

it('holds nothing that has come while it was written', async () => {
  const { databaseUrl } = await backedUp();
  const steps = 'SELECT seq FROM commits ORDER BY seq';
  const before = await query(databaseUrl, steps);
  const late = new pg.Client({ connectionString: databaseUrl });
  await late.connect();
  await late.query('BEGIN; LOCK TABLE commits');
  const writing = writeBackup(databaseUrl, folder, Date.UTC(2026, 0, 1));
  await until('it waits for a table', () =>
    readdirSync(folder).some((name) => name.startsWith('moonlit-2026-01')),
  );
  await late.query(
    `INSERT INTO commits (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
     SELECT table_id, seq + 1, seq, gen_random_uuid(), seat, type, command, events, touched, at
     FROM commits ORDER BY seq DESC LIMIT 1; COMMIT`,
  );
  await late.end();
  const elsewhere = await newDatabase();
  await restoreBackup(elsewhere, (await writing).file, migrationsDir);
  expect(await query(elsewhere, steps)).toEqual(before);
});

it('refuses to mix a backup with other play, and to restore beneath a server', async () => {
  const { databaseUrl, file } = await backedUp();
  await expect(restoreBackup(databaseUrl, file, migrationsDir)).rejects.toThrow(
    'There is play in this database already (1 table).',
  );
  const empty = await newDatabase();
  const server = await startServer({ databaseUrl: empty });
  await expect(restoreBackup(empty, file, migrationsDir)).rejects.toThrow(
    'A server uses this database.',
  );
  await server.server.close();
  // It was used by this very release, and nothing was played: that is empty enough.
  await restoreBackup(empty, file, migrationsDir);
});

it('takes nothing of a file that is cut off, damaged, newer or something else', async () => {
  const { file } = await backedUp();
  const whole = gunzipSync(await readFile(file)).toString();
  const other = join(folder, 'other.gz');
  const refused = async (text: string | Buffer): Promise<string> => {
    await writeFile(other, typeof text === 'string' ? gzipSync(text) : text);
    const target = await newDatabase();
    const why = await restoreBackup(target, other, migrationsDir).then(
      () => 'it was restored',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    );
    const there = await query<{ n: number }>(
      target,
      `SELECT count(*)::int AS n FROM pg_tables WHERE tablename = 'tables'`,
    );
    if (there[0]?.n) expect(await query(target, 'SELECT 1 FROM tables')).toEqual([]);
    return why;
  };
  expect(await refused(Buffer.from('no gzip at all'))).toBe(
    'This file is no backup of Moonlit Table.',
  );
  expect(await refused('-- something else\n-- {}\n')).toBe(
    'This file is no backup of Moonlit Table.',
  );
  const lastLine = whole.trimEnd().lastIndexOf('\n') + 1;
  expect(await refused(whole.slice(0, lastLine))).toContain('ends in the middle');
  expect(await refused(whole.slice(0, whole.indexOf('\\.')))).toContain('ends in the middle');
  const row = whole.indexOf('\n', whole.indexOf('COPY "commits"')) + 1;
  const without = whole.slice(0, row) + whole.slice(whole.indexOf('\n', row) + 1);
  expect(await refused(without)).toBe(
    'This file is damaged: commits is not as it was. Nothing was restored.',
  );
  expect(await refused(`${whole.slice(0, row)}x${whole.slice(row)}`)).toContain('is damaged');
  expect(await refused(whole.replace('_webhooks"', '_something"'))).toContain(
    'A newer release wrote this backup: this one does not know 20261123300000_something.',
  );
  await truncate(file, (await stat(file)).size - 40);
  expect(await refused(await readFile(file))).toContain('ends in the middle');
  await expect(
    restoreBackup(await newDatabase(), join(folder, 'none'), migrationsDir),
  ).rejects.toThrow('ENOENT');
});

it('brings what an earlier release wrote up to date, and refuses a database that is further on', async () => {
  const databaseUrl = await newDatabase();
  const earlier = new Set(['20261121000000_init', '20261122000000_setup']);
  await migrate(databaseUrl, migrationsDir, earlier);
  await query(
    databaseUrl,
    `INSERT INTO tables (id, name, system, setup, dice_secret) VALUES ('t', 'Old', 'girl-by-moonlight', '{}', 'x')`,
  );
  const { file } = await writeBackup(databaseUrl, folder);
  const elsewhere = await newDatabase();
  await restoreBackup(elsewhere, file, migrationsDir);
  expect(await query(elsewhere, 'SELECT name, archived_at FROM tables')).toEqual([
    { name: 'Old', archived_at: null },
  ]);
  const further = await newDatabase();
  await migrate(further, migrationsDir);
  await expect(restoreBackup(further, file, migrationsDir)).rejects.toThrow(
    'This database was set up by a newer release than the backup.',
  );
});

it('leaves no half a backup, neither of one that failed nor of a server that was stopped', async () => {
  const { databaseUrl } = await backedUp();
  await writeFile(join(folder, `${nameOf(0)}.part`), 'half');
  await writeFile(join(folder, 'mine.part'), 'of somebody else');
  const blocked = new pg.Client({ connectionString: databaseUrl });
  await blocked.connect();
  await blocked.query('BEGIN; LOCK TABLE seat_keys');
  const failing = writeBackup(databaseUrl, folder, Date.UTC(2026, 0, 1));
  const failed = expect(failing).rejects.toThrow();
  await until('it waits for a table', () =>
    readdirSync(folder).some((name) => name.startsWith('moonlit-2026-01')),
  );
  await expect(writeBackup(databaseUrl, folder)).rejects.toThrow('Another backup');
  await query(
    databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'moonlit-table-backup' AND datname = current_database()`,
  );
  await failed;
  await blocked.end();
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual(['mine.part']);
});

it('makes one when it is due, goes on where an earlier server was, and thins out the old', async () => {
  const { databaseUrl, file } = await backedUp();
  const old = nameOf(Date.UTC(2020, 0, 1));
  await writeFile(join(folder, old), 'long ago');
  const options = { url: databaseUrl, log, folder, everyHours: 1, keepDays: 90, firstAfter: 1 };
  const idle = new BackupSchedule(options);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await idle.close();
  // The last one is not an hour old.
  expect(await readdir(folder)).toHaveLength(2);
  await rm(file);
  const schedule = new BackupSchedule(options);
  await until('one was made, and the old one is gone', () => {
    const names = readdirSync(folder);
    return names.length === 1 && names[0] !== old;
  });
  await schedule.close();
  const off = new BackupSchedule({ ...options, everyHours: null });
  await off.close();
});
