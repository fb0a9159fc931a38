import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from './database';
import { openTable, startServer, type TestServer } from './helpers';

let databaseUrl: string;
const servers: TestServer[] = [];

beforeAll(async () => {
  databaseUrl = await newDatabase();
});
afterAll(() => Promise.all(servers.map(({ server }) => server.close())));

async function start(bounds: Partial<{ networkPerHour: number; perHour: number; tables: number }>) {
  const openings = { networkPerHour: null, perHour: null, tables: null, ...bounds };
  const at = await startServer({ databaseUrl, proxies: 1, metricsToken: 'ours', openings });
  servers.push(at);
  return at;
}

/** Opens a table, or tries to; gives the status and the refusal. */
async function open({ url }: TestServer, from = '192.0.2.1', name = 'Ours') {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name, host: 'Bev', system: 'any-game', setup: {} }),
  });
  const { error } = (await response.json()) as { error?: { code: string; message: string } };
  return error ? `${response.status} ${error.code}: ${error.message}` : response.status;
}

async function all<T>(...jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (const job of jobs) results.push(await job());
  return results;
}

it('lets one network open so many tables an hour, and counts no request that is wrong', async () => {
  const at = await start({ networkPerHour: 2 });
  const tooMany = '429 too-many-tables: Too many tables were opened from where you are.';
  const first = () => open(at);
  expect(await all(first, () => open(at, '192.0.2.1', ' '), first, first)).toEqual([
    201,
    '400 malformed: Please give a name.',
    201,
    tooMany,
  ]);
  const home = (last: string) => () => open(at, `2001:db8:1:2::${last}`);
  expect(await all(home('1'), home('2'), home('3'))).toEqual([201, 201, tooMany]);
  const metrics = async (headers = {}) => (await fetch(`${at.url}/metrics`, { headers })).text();
  const ours = await metrics({ authorization: 'Bearer ours' });
  expect(ours).toContain('moonlit_table_openings_total{outcome="opened"} 4');
  expect(ours).toContain('moonlit_table_openings_total{outcome="network"} 2');
  expect(await metrics()).not.toContain('openings');
});

it('lets everybody together open so many an hour, at whatever server', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE tables SET created_at = now() - interval '61 minutes'");
  await client.end();
  const [one, other] = [await start({ perHour: 2 }), await start({ perHour: 2 })];
  const anywhere = () => `192.0.2.${1 + (randomUUID().charCodeAt(0) % 9)}`;
  expect(
    await all(
      () => open(one, anywhere()),
      () => open(other, anywhere()),
      () => open(one, anywhere()),
    ),
  ).toEqual([
    201,
    201,
    '503 too-many-tables: Too many tables were opened on this server within the last hour.',
  ]);
});

it('keeps so many tables at once; archived ones take no room', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM tables');
  const at = await start({ tables: Number(rows[0]?.count) + 1 });
  expect(await open(at)).toBe(201);
  expect(await open(at)).toBe('503 too-many-tables: This server has no room for another table.');
  await client.query(
    'UPDATE tables SET archived_at = now() WHERE id = (SELECT min(id) FROM tables)',
  );
  expect(await open(at)).toBe(201);
  await client.end();
});

it('counts a table that is imported as one that is opened, however old it is', async () => {
  const at = await start({ perHour: 2 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE tables SET created_at = now() - interval '61 minutes'");
  await client.end();
  const { key } = await openTable(at.url);
  const exported = await fetch(`${at.url}/api/tables/${key.table}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.token}` },
  });
  const file = (await exported.text()).replace(/"createdAt":"20../, '"createdAt":"2020');
  const bring = async (body: string, from: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const response = await fetch(`${at.url}/api/tables/import`, { method: 'POST', headers, body });
    const { error } = (await response.json()) as { error?: { code: string } };
    return error?.code ?? response.status;
  };
  expect(await bring(file, '192.0.2.1')).toBe(201);
  expect(await bring(file, '192.0.2.2')).toBe('too-many-tables');
  expect(await open(at, '192.0.2.3')).toContain('within the last hour');
});
