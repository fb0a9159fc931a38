import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Store } from '../src/store';
import { storeOf } from '../src/store';
import { type Database, openDatabase } from '../src/store/database';
import { UsageSweep } from '../src/tables/usage-sweep';
import { newDatabase } from './database';
import { call, connect, openTable, startServer, type TestServer } from './helpers';

const log = pino({ level: 'silent' });
const DAY = 86_400;

let at: TestServer;
let client: pg.Client;
let databases: Database[];
let stores: Store[];
/** The tables that the last sweeps told to be deleted. */
let ended: string[] = [];

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase(), snapshotEvery: 2 });
  client = new pg.Client({ connectionString: at.databaseUrl });
  await client.connect();
  databases = [1, 2].map(() => openDatabase(at.databaseUrl, { log, connections: 2 }));
  stores = databases.map((database) => storeOf(database));
});
afterAll(async () => {
  await at.server.close();
  await Promise.all(databases.map((database) => database.close()));
  await client.end();
});

/** One sweep of each of two servers at once; gives what both did. */
async function sweep(
  days: { archiveAfter?: number; deleteAfter?: number },
  inUse: readonly string[] = [],
): Promise<{ archived: number; deleted: number }> {
  ended = [];
  const done = { archived: 0, deleted: 0 };
  const sweeps = stores.map(
    ({ usage }) =>
      new UsageSweep({
        usage,
        log,
        archiveAfter: days.archiveAfter === undefined ? null : days.archiveAfter * DAY,
        deleteAfter: days.deleteAfter === undefined ? null : days.deleteAfter * DAY,
        inUse: () => inUse,
        ended: (table) => ended.push(table),
        swept: (archived, deleted) => {
          done.archived += archived;
          done.deleted += deleted;
        },
      }),
  );
  await Promise.all(sweeps.map((one) => one.run()));
  await Promise.all(sweeps.map((one) => one.close()));
  return done;
}

/** Makes tables that were last used, and archived, so many days ago; each has a snapshot. */
async function oldTables(
  prefix: string,
  count: number,
  { used, archived = null }: { used: number; archived?: number | null },
): Promise<void> {
  await client.query(
    `INSERT INTO tables (id, name, system, setup, dice_secret, used_at, archived_at)
     SELECT $1 || n, 'Old', 'none', '{}', '', now() - make_interval(days => $3),
            now() - make_interval(days => $4) FROM generate_series(1, $2) AS n`,
    [prefix, count, used, archived],
  );
  await client.query(
    `INSERT INTO snapshots (table_id, seq, build, state, revisions)
     SELECT id, 1, 'test', '{}', '{}' FROM tables WHERE id LIKE $1 || '%'`,
    [prefix],
  );
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${sql}`, values);
  return Number(rows[0]?.count);
}

const age = (table: string, days: number) =>
  client.query(`UPDATE tables SET used_at = now() - make_interval(days => $2) WHERE id = $1`, [
    table,
    days,
  ]);
const isArchived = async (table: string) =>
  (await count('tables WHERE id = $1 AND archived_at IS NOT NULL', table)) === 1;

it('archives what nobody used, once, however many servers do, and touches nothing else', async () => {
  await oldTables('long-', 130, { used: 200 });
  await oldTables('lately-', 3, { used: 100 });
  expect(await sweep({})).toEqual({ archived: 0, deleted: 0 });
  expect(await sweep({ archiveAfter: 180 }, ['long-7'])).toEqual({ archived: 129, deleted: 0 });
  expect(await sweep({ archiveAfter: 180 })).toEqual({ archived: 0, deleted: 0 });
  expect(await isArchived('long-7')).toBe(false);
  expect(await count(`snapshots WHERE table_id LIKE 'long-%'`)).toBe(1);
  expect(await count(`snapshots WHERE table_id LIKE 'lately-%'`)).toBe(3);
  expect(await count(`tables WHERE id LIKE 'long-%'`)).toBe(130);
});

it('deletes what has been archived for long, once, and nothing that was only not used', async () => {
  await oldTables('gone-', 20, { used: 400, archived: 40 });
  await oldTables('stays-', 2, { used: 400, archived: 20 });
  await oldTables('idle-', 2, { used: 400 });
  await stores[0]?.usage.markUsed(['gone-3']);
  expect(await sweep({ deleteAfter: 30 })).toEqual({ archived: 0, deleted: 19 });
  expect(new Set(ended).size).toBe(19);
  expect(ended).not.toContain('gone-3');
  expect(await count(`tables WHERE id LIKE 'gone-%'`)).toBe(1);
  expect(await count(`snapshots WHERE table_id LIKE 'gone-%'`)).toBe(1);
  expect(await count(`tables WHERE id LIKE 'stays-%' OR id LIKE 'idle-%'`)).toBe(4);
});

it('leaves a table alone at which a commit is being stored, and does not wait for it', async () => {
  await oldTables('busy-', 1, { used: 500, archived: 50 });
  await oldTables('free-', 1, { used: 400, archived: 40 });
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock_shared(hashtextextended('busy-1', 0))`);
  expect(await sweep({ deleteAfter: 30 })).toEqual({ archived: 0, deleted: 1 });
  expect(ended).toEqual(['free-1']);
  await client.query('COMMIT');
  expect(await sweep({ deleteAfter: 30 })).toEqual({ archived: 0, deleted: 1 });
});

it('brings an archived table back whole when somebody comes by their link', async () => {
  const { key } = await openTable(at.url);
  const bev = await connect(at.url, key);
  // The second of two commits: one snapshot is due, and none is on its way afterwards.
  await bev.must({ type: 'clock.create', name: 'The bell', segments: 4, secret: true });
  const snapshots = () => count('snapshots WHERE table_id = $1', key.table);
  while ((await snapshots()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await age(key.table, 200);
  await sweep({ archiveAfter: 180 });
  expect(await isArchived(key.table)).toBe(true);
  expect(await snapshots()).toBe(0);

  // A server that does not have it in memory.
  const other = await startServer({ databaseUrl: at.databaseUrl });
  const again = await connect(other.url, key);
  expect(again.state).toEqual(bev.state);
  const log = await call(other.url, `/api/tables/${key.table}/log`, {
    method: 'GET',
    token: key.token,
  });
  expect(JSON.stringify(log.body)).toContain('Bev');
  expect(await isArchived(key.table)).toBe(false);
  await again.must({ type: 'seat.rename', name: 'Beverly' });
  expect(await sweep({ archiveAfter: 180, deleteAfter: 0 })).toMatchObject({ archived: 0 });
  expect(await count('tables WHERE id = $1', key.table)).toBe(1);
  for (const person of [bev, again]) person.close();
  await other.server.close();
});

it('is done by a server as it is set, which leaves alone what is at play there', async () => {
  const set = { archiveAfter: 180 * DAY, deleteArchivedAfter: 30 * DAY, firstSweepAfter: 1_000 };
  await oldTables('set-', 1, { used: 200 });
  await oldTables('set-away-', 1, { used: 400, archived: 40 });
  const server = await startServer({ databaseUrl: at.databaseUrl, metricsToken: 'ours', ...set });
  const { key } = await openTable(server.url);
  await age(key.table, 200);
  while ((await count(`tables WHERE id = 'set-away-1'`)) > 0) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const headers = { authorization: 'Bearer ours' };
  const metrics = async () => (await fetch(`${server.url}/metrics`, { headers })).text();
  // It is counted a moment after it is gone.
  await vi.waitFor(
    async () =>
      expect(await metrics()).toContain('moonlit_tables_swept_total{outcome="deleted"} 1'),
    { timeout: 10_000 },
  );
  const text = await metrics();
  expect(text).toMatch(/moonlit_tables_swept_total\{outcome="archived"\} \d/);
  expect(await isArchived('set-1')).toBe(true);
  expect(await isArchived(key.table)).toBe(false);
  await server.server.close();
});
