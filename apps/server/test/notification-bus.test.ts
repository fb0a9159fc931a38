import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPLICATION_NAME, type Database, openDatabase } from '../src/store/database';
import { NotificationBus, type ServerNotification } from '../src/store/notification-bus';
import { newDatabase } from './database';
import { until } from './helpers';

const log = pino({ level: 'silent' });
let database: Database;

beforeEach(async () => {
  database = openDatabase(await newDatabase(), { log });
});
afterEach(() => database.close());

function busThat(received: (notification: ServerNotification) => void = () => undefined) {
  return new NotificationBus(database, log, { received, reconnected: () => undefined });
}

/** How many connections of this database listen. */
async function listening(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
     AND application_name = $1 AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'`,
    [APPLICATION_NAME],
  );
  return Number(rows[0]?.count);
}

it('carries what one server publishes to the others, and not back to it', async () => {
  const mine: ServerNotification[] = [];
  const others: ServerNotification[] = [];
  const one = busThat((notification) => mine.push(notification));
  const two = busThat((notification) => others.push(notification));
  await Promise.all([one.open(), two.open()]);
  // More than fits into one NOTIFY.
  const tables = Array.from({ length: 300 }, (_, i) => `table ${i}`);
  for (const table of tables) one.publish({ kind: 'commit', table, seq: 1 });
  one.publish({ kind: 'revoked', table: 't', keys: ['k'], why: 'seat-freed' });
  await until('all have arrived', () => others.length === 301);
  expect(others).toContainEqual({ kind: 'revoked', table: 't', keys: ['k'], why: 'seat-freed' });
  const told = others.flatMap((other) => (other.kind === 'commit' ? [other.table] : []));
  expect(told).toEqual(tables);
  // Notifications come in the order of sending: had its own come back, they would be here by now.
  two.publish({ kind: 'commit', table: 'back', seq: 1 });
  await until('the other is heard', () => mine.length > 0);
  expect(mine).toEqual([{ kind: 'commit', table: 'back', seq: 1 }]);
  await Promise.all([one.close(), two.close()]);
});

it('tells of reactions apart from all else, which an earlier release then still reads', async () => {
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  const payloads: string[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listener.query('LISTEN moonlit_table');
  const one = busThat();
  one.publish({ kind: 'reaction', table: 't', seat: 's', reaction: 'heart' });
  one.publish({ kind: 'commit', table: 't', seq: 1 });
  await one.close();
  await until('both have arrived', () => payloads.length === 2);
  expect(payloads.map((payload) => payload.match(/"kind":"\w+"/g))).toEqual([
    ['"kind":"commit"'],
    ['"kind":"reaction"'],
  ]);
  await listener.end();
});

it('tells of the newest of many commits at once, and of all that come later', async () => {
  const received: ServerNotification[] = [];
  const [one, two] = [busThat(), busThat((notification) => received.push(notification))];
  await two.open();
  const heads = () => received.map((of) => (of.kind === 'commit' ? `${of.table} ${of.seq}` : ''));
  for (const seq of [1, 3, 2]) one.publish({ kind: 'commit', table: 't', seq });
  one.publish({ kind: 'commit', table: 'u', seq: 1 });
  await until('both tables are told of', () => received.length === 2);
  one.publish({ kind: 'commit', table: 't', seq: 4 });
  await until('the next is told of', () => received.length === 3);
  expect(heads()).toEqual(['t 3', 'u 1', 't 4']);
  await Promise.all([one.close(), two.close()]);
});

it('sends what is queued before it closes', async () => {
  const received: ServerNotification[] = [];
  const [one, two] = [busThat(), busThat((notification) => received.push(notification))];
  await two.open();
  one.publish({ kind: 'commit', table: 't', seq: 1 });
  await one.close();
  one.publish({ kind: 'commit', table: 't', seq: 2 });
  await until('it has arrived', () => received.length > 0);
  expect(received).toEqual([{ kind: 'commit', table: 't', seq: 1 }]);
  await two.close();
});

it('leaves no connection behind when it is closed while it opens', async () => {
  const bus = busThat();
  const opening = bus.open();
  await bus.close();
  await opening;
  expect(await listening()).toBe(0);
});

it('reconnects after a cut, and no longer once it is closed', async () => {
  const bus = busThat();
  await bus.open();
  const cut = () =>
    database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
  await cut();
  await expect.poll(listening, { timeout: 5_000 }).toBe(1);
  await cut();
  // The timer of the reconnection fires in the middle of closing, or never.
  await new Promise((resolve) => setTimeout(resolve, 490));
  await bus.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await listening()).toBe(0);
});
