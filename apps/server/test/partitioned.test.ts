import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/store/migrate';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { connect, migrationsDir, openTable, startServer, until } from './helpers';

// What grows with play can be divided by the table, as docs/scaling.md says: here by PostgreSQL itself.

/** What grows by the command. The rest is small, and looked up by what a person brings. */
const GROWING = ['commits', 'snapshots'];

let databaseUrl: string;
let client: pg.Client;
let servers: TestServer[];

beforeAll(async () => {
  databaseUrl = await newDatabase();
  await migrate(databaseUrl, migrationsDir);
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const name of GROWING) await divide(name);
  servers = await Promise.all([startServer({ databaseUrl }), startServer({ databaseUrl })]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ server }) => server.close()));
  await client.end();
});

/** Replaces a table by one in four parts, with all that it promises. */
async function divide(name: string): Promise<void> {
  await client.query(`
    ALTER TABLE ${name} RENAME TO undivided;
    CREATE TABLE ${name} (LIKE undivided INCLUDING ALL) PARTITION BY HASH (table_id);
    ALTER TABLE ${name} ADD FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE;
    DROP TABLE undivided;
  `);
  for (let part = 0; part < 4; part += 1) {
    await client.query(
      `CREATE TABLE ${name}_${part} PARTITION OF ${name}
       FOR VALUES WITH (MODULUS 4, REMAINDER ${part})`,
    );
  }
}

it('names the table in every unique index of what grows with play', async () => {
  const { rows } = await client.query<{ index: string }>(
    `SELECT c.relname AS index FROM pg_index i
     JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace
       AND t.relname NOT IN ('tables', 'seat_keys', 'push_keys', 'push_subscriptions', '_prisma_migrations')
       AND NOT EXISTS (
         SELECT 1 FROM pg_attribute a
         WHERE a.attrelid = t.oid AND a.attnum = ANY (i.indkey) AND a.attname = 'table_id')`,
  );
  expect(rows).toEqual([]);
});

it('is played on by two servers as before', async () => {
  const [here, there] = servers;
  if (!here || !there) throw new Error('There are no servers');
  // Which part a table falls into is chance, so more are opened until they lie apart.
  for (let played = 0; played < 4 || (await partsInUse()) < 2; played += 1) {
    const { key } = await openTable(here.url);
    const [bev, again] = [await connect(here.url, key), await connect(there.url, key)];
    const id = randomUUID();
    const clock = (name: string) => ({ type: 'clock.create', name, segments: 4 });
    const acks = await Promise.all([bev.send(clock('One'), id), again.send(clock('One'), id)]);
    expect(acks[0]).toMatchObject({ ok: true });
    expect(acks[1]).toEqual(acks[0]);
    await Promise.all([bev.must(clock('Two')), again.must(clock('Three'))]);
    const names = (state: unknown) => JSON.stringify(state).match(/"(One|Two|Three)"/g)?.length;
    await until('both see the same', () => names(bev.state.public) === names(again.state.public));
    bev.close();
    again.close();
  }
});

/** How many parts hold commits. */
async function partsInUse(): Promise<number> {
  const { rows } = await client.query('SELECT DISTINCT tableoid FROM commits');
  return rows.length;
}
