import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database';
import { migrate } from '../src/store/migrate';
import { tableRecordsOf } from '../src/store/tables';
import { newDatabase } from './database';
import { migrationsDir } from './helpers';
import { readSchema, type SchemaColumn } from './prisma-schema';

const models = await readSchema(join(migrationsDir, '..', 'schema.prisma'));
let url: string;
let client: pg.Client;
let applied: string[];

beforeAll(async () => {
  url = await newDatabase();
  applied = await migrate(url, migrationsDir);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(() => client.end());

async function rows<T extends object>(sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows;
}

describe('migrations', () => {
  it('are applied once, by one of several servers', async () => {
    expect(applied).toEqual([
      '20261121000000_init',
      '20261122000000_setup',
      '20261123000000_state_versions',
      '20261123100000_archiving',
      '20261123200000_imported_tables',
      '20261123300000_webhooks',
      '20261127000000_push',
      '20261128000000_pictures',
    ]);
    expect(await migrate(url, migrationsDir)).toEqual([]);
    const fresh = await newDatabase();
    const all = await Promise.all([1, 2, 3].map(() => migrate(fresh, migrationsDir)));
    expect(all.flat()).toEqual(applied);
  });

  it('leave the history that Prisma would have left', async () => {
    const [row] = await rows<Record<string, unknown>>(
      'SELECT * FROM _prisma_migrations ORDER BY migration_name',
    );
    const file = await readFile(join(migrationsDir, '20261121000000_init', 'migration.sql'));
    expect(row).toMatchObject({
      migration_name: '20261121000000_init',
      checksum: createHash('sha256').update(file).digest('hex'),
      applied_steps_count: 1,
      rolled_back_at: null,
      logs: null,
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('that fail leave nothing behind, and those that changed are noticed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moonlit-migrations-'));
    await cp(migrationsDir, folder, { recursive: true });
    await cp(join(folder, '20261121000000_init'), join(folder, '20990101000000_broken'), {
      recursive: true,
    });
    await writeFile(
      join(folder, '20990101000000_broken', 'migration.sql'),
      'CREATE TABLE half (id TEXT); SELECT nonsense;',
    );
    await expect(migrate(url, folder)).rejects.toThrow('20990101000000_broken failed');
    expect(await rows("SELECT 1 FROM pg_tables WHERE tablename = 'half'")).toEqual([]);
    await writeFile(join(folder, '20261121000000_init', 'migration.sql'), 'SELECT 1;');
    await expect(migrate(url, folder)).rejects.toThrow('was changed after');
    await rm(folder, { recursive: true });
  });
});

describe('a database of the first release', () => {
  it('keeps its tables, each with the setup that its playset was', async () => {
    const old = await newDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'moonlit-migrations-'));
    const first = '20261121000000_init';
    await cp(join(migrationsDir, first), join(folder, first), { recursive: true });
    expect(await migrate(old, folder)).toEqual([first]);
    await rm(folder, { recursive: true });
    const before = new pg.Client({ connectionString: old });
    await before.connect();
    const playsets = ['on-a-sea-of-stars', 'one with "quotes" and \\'];
    for (const [index, playset] of playsets.entries()) {
      await before.query(
        `INSERT INTO tables (id, name, system, playset, dice_secret, created_at)
         VALUES ($1, 'Ours', 'girl-by-moonlight', $2, '00', '2026-11-21T10:00:00Z')`,
        [`t${index}`, playset],
      );
    }
    await before.end();
    expect(await migrate(old, migrationsDir)).toEqual([
      '20261122000000_setup',
      '20261123000000_state_versions',
      '20261123100000_archiving',
      '20261123200000_imported_tables',
      '20261123300000_webhooks',
      '20261127000000_push',
      '20261128000000_pictures',
    ]);
    const database = openDatabase(old, { log: pino({ level: 'silent' }), connections: 2 });
    for (const [index, playset] of playsets.entries()) {
      expect(await tableRecordsOf(database).find(`t${index}`)).toEqual({
        id: `t${index}`,
        committedSeeds: null,
        name: 'Ours',
        stateVersion: null,
        system: 'girl-by-moonlight',
        setup: { playset },
        diceSecret: '00',
        inviteHash: null,
        createdAt: new Date('2026-11-21T10:00:00Z'),
      });
    }
    await database.close();
  });
});

describe('the schema and the migrations agree', () => {
  it('on tables', async () => {
    const tables = await rows<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(tables.map(({ tablename }) => tablename).sort()).toEqual(
      ['_prisma_migrations', ...models.map(({ table }) => table)].sort(),
    );
  });

  it.each(models)('on the columns of $table', async ({ table, columns }) => {
    const found = await rows<SchemaColumn>(
      `SELECT column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable,
              column_default IS NOT NULL AS preset
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`,
    );
    const byName = (a: SchemaColumn, b: SchemaColumn) => (a.name < b.name ? -1 : 1);
    expect(found.sort(byName)).toEqual(columns.sort(byName));
  });

  it.each(models)('on what is unique in $table', async ({ table, unique }) => {
    const found = await rows<{ columns: string[] }>(
      `SELECT array_agg(a.attname::text ORDER BY k.place) AS columns
       FROM pg_index i
       CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, place)
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
       WHERE i.indisunique AND i.indrelid = '${table}'::regclass GROUP BY i.indexrelid`,
    );
    expect(found.map(({ columns }) => columns.join()).sort()).toEqual(unique.sort());
  });

  it.each(models)('on what $table belongs to', async ({ table, parents }) => {
    const found = await rows<{ parent: string }>(
      `SELECT confrelid::regclass::text AS parent FROM pg_constraint
       WHERE contype = 'f' AND confdeltype = 'c' AND conrelid = '${table}'::regclass`,
    );
    expect(found.map(({ parent }) => parent)).toEqual(parents);
  });

  it('so that the client writes and reads every field', async () => {
    const database = openDatabase(url, { log: pino({ level: 'silent' }), connections: 2 });
    const { prisma } = database;
    const at = new Date();
    const table = { id: 't', name: 'n', system: 's', setup: { b: 1, a: 2 }, diceSecret: 'd' };
    const more = {
      inviteHash: 'h',
      committedSeeds: { 'public:3': 'ab' },
      importedAt: at,
      stateVersion: 1,
      createdAt: at,
      usedAt: at,
      archivedAt: at,
    };
    const made = await prisma.table.create({ data: { ...table, ...more } });
    expect(made).toEqual({ ...table, ...more });
    const of = { tableId: 't', seq: 5n };
    const commit = { ...of, previous: 0n, commandId: randomUUID(), seat: 'a', type: 'x' };
    const told = { command: { b: 1, a: 2 }, events: [], touched: ['public'], at };
    expect(await prisma.commit.create({ data: { ...commit, ...told } })).toEqual({
      ...commit,
      ...told,
    });
    const stored = { stateVersion: 1, state: { b: 1, a: 2 }, revisions: {} };
    const snapshot = { ...of, build: 'b', ...stored, createdAt: at };
    expect(await prisma.snapshot.create({ data: snapshot })).toEqual(snapshot);
    const key = { id: 'k', tableId: 't', seat: 'a', role: 'director', tokenHash: 'x' };
    const times = { createdAt: at, revokedAt: at };
    expect(await prisma.seatKey.create({ data: { ...key, ...times } })).toEqual({
      ...key,
      ...times,
    });
    const webhook = { tableId: 't', address: 'a', createdAt: at };
    expect(await prisma.webhook.create({ data: webhook })).toEqual(webhook);
    const post = { tableId: 't', id: randomUUID(), begunAt: at, postedAt: at };
    expect(await prisma.webhookPost.create({ data: post })).toEqual(post);
    await prisma.table.delete({ where: { id: 't' } });
    expect(await prisma.commit.count()).toBe(0);
    expect(await prisma.webhook.count()).toBe(0);
    expect(await prisma.webhookPost.count()).toBe(0);
    await database.close();
  });
});
