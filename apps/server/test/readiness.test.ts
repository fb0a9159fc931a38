import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { newDatabase } from './database';
import { call, connect, openTable, startServer, type TestServer } from './helpers';
import { listeningLog } from './listening-log';

/** Whatever holds up a statement: the error says which of them waited. */
const patience = { query_timeout: 20_000, connectionTimeoutMillis: 20_000 };

interface Health {
  status: number;
  body: { status: string; database?: string };
}
const health = ({ url }: TestServer, path: string): Promise<Health> =>
  call(url, path, { method: 'GET' });

async function readyMetric({ url }: TestServer): Promise<string | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return /^moonlit_ready (\d)$/m.exec(text)?.[1];
}

/** Waits until the server says so by itself. */
async function untilStorage(at: TestServer, wanted: string): Promise<Health> {
  for (const end = Date.now() + 10_000; ; ) {
    const answer = await health(at, '/readyz');
    if (answer.body.database === wanted) return answer;
    if (Date.now() > end) throw new Error(`Still ${answer.body.database}, not ${wanted}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('says that it is not ready while nothing can be stored, and that it is once more', async () => {
  const databaseUrl = await newDatabase();
  const admin = new URL(databaseUrl);
  const name = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  const operator = new pg.Client({ connectionString: admin.href, ...patience });
  await operator.connect();
  /** What an operator sets holds for new connections. */
  const set = async (setting: string) => {
    await operator.query(`ALTER DATABASE ${name} ${setting}`);
    await operator.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
  };
  const { log, lines } = listeningLog();
  const at = await startServer({ databaseUrl, log });
  const { key } = await openTable(at.url);
  const bev = await connect(at.url, key);
  const clock = { type: 'clock.create', name: 'Patrol', segments: 4 };
  const ready = { status: 200, body: { status: 'ok', database: 'ok' } };
  expect(await health(at, '/readyz')).toEqual(ready);
  expect(await readyMetric(at)).toBe('1');

  await set('SET default_transaction_read_only = on');
  const readOnly = { status: 503, body: { status: 'failing', database: 'read-only' } };
  expect(await untilStorage(at, 'read-only')).toEqual(readOnly);
  expect(await health(at, '/healthz')).toEqual(readOnly);
  expect(await readyMetric(at)).toBe('0');
  expect(await health(at, '/livez')).toEqual({ status: 200, body: { status: 'ok' } });
  const id = randomUUID();
  expect(await bev.send(clock, id)).toMatchObject({ refusal: { code: 'server-error' } });

  await set('RESET default_transaction_read_only');
  expect(await untilStorage(at, 'ok')).toEqual(ready);
  expect(await readyMetric(at)).toBe('1');
  expect(await bev.send(clock, id)).toMatchObject({ ok: true });

  // A full disk lets itself be read, and shows only in what is written.
  const database = new pg.Client({ connectionString: databaseUrl, ...patience });
  await database.connect();
  await database.query(`
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON commits EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT ON tables EXECUTE FUNCTION full_disk();`);
  expect(await bev.send(clock)).toMatchObject({ refusal: { code: 'server-error' } });
  expect(await untilStorage(at, 'disk-full')).toMatchObject({ status: 503 });
  await database.query('DROP FUNCTION full_disk CASCADE');
  await untilStorage(at, 'ok');
  expect((await database.query('SELECT id FROM tables')).rows).toEqual([{ id: key.table }]);
  await database.end();

  bev.close();
  await at.server.close();
  // The log tells of each change once, however often it is looked.
  const told = ['ok', ...lines.flatMap((line) => JSON.parse(line).storage ?? [])];
  expect(told).toEqual(expect.arrayContaining(['read-only', 'disk-full', 'ok']));
  expect(told.filter((storage, place) => storage === told[place - 1])).toEqual([]);
  await operator.end();
});

it('asks the database no oftener however many ask whether it is ready', async () => {
  const at = await startServer({ databaseUrl: await newDatabase() });
  const asked = vi.spyOn(pg.Pool.prototype, 'query');
  const began = performance.now();
  const ask = () =>
    Promise.all(['/readyz', '/healthz', '/metrics'].map((path) => fetch(at.url + path)));
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.flat().every(({ status }) => status === 200)).toBe(true);
  const looks = asked.mock.calls.filter(([query]) => String(query).startsWith('SHOW'));
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 500);
  asked.mockRestore();
  await at.server.close();
});
