import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { SeatKey } from '@moonlit/protocol';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SeatAccess } from '../src/access/seat-access';
import { newId } from '../src/access/tokens';
import { fairDice } from '../src/dice/fair-dice';
import { createMetrics } from '../src/metrics';
import { Sockets } from '../src/sockets';
import { PresenceTracker } from '../src/sockets/presence';
import { createSocketServer } from '../src/sockets/server';
import { storeOf } from '../src/store';
import { type Database, openDatabase } from '../src/store/database';
import { migrate } from '../src/store/migrate';
import { systems } from '../src/tables/systems';
import { Tables } from '../src/tables/tables';
import { newDatabase } from './database';
import { connect, migrationsDir, type Person } from './helpers';
import { unhurried } from './unhurried';

/**
 * Sockets on real tables, at which one thing is missing: a link that is revoked does not close its sockets at once. So it
 * is for a message that has come when the link was still good.
 */
let databaseUrl: string;
let database: Database;
let tables: Tables;
let seatAccess: SeatAccess;
let sockets: Sockets;
let http: Server;
let url: string;

/** How many of each kind a seat may send at once, where so many commands may come at once. */
const rate = { burst: 200, perSecond: 0.001 };
const AT_ONCE = { command: 128, resync: 50, drawer: 50, writing: 6, reaction: 5 };

beforeAll(async () => {
  databaseUrl = await newDatabase();
  await migrate(databaseUrl, migrationsDir);
  const log = pino({ level: 'silent' });
  database = openDatabase(databaseUrl, { log, connections: 5, patience: 60_000 });
  const store = storeOf(database);
  const nothing = () => undefined;
  seatAccess = new SeatAccess(store, { disconnect: nothing, notifyServers: nothing });
  http = createServer();
  const io = createSocketServer(http, { proxies: 0, rate: { burst: 10_000, perSecond: 10_000 } });
  const presence = new PresenceTracker({ notifyServers: nothing, notifyTable: nothing });
  tables = new Tables({
    store,
    log,
    build: 'test',
    ownSnapshotsOnly: false,
    games: systems,
    dice: fairDice,
    now: Date.now,
    snapshotEvery: 200,
    idleAfter: 300_000,
    publish: (table, diffs, told) => sockets.publish(table, diffs, told),
    committed: nothing,
    heldChanged: nothing,
    outgrown: nothing,
    onRevokedKey: nothing,
    hasConnections: () => true,
    ended: nothing,
  });
  const metrics = createMetrics({ tables: () => 0, sockets: () => 0, ready: async () => true });
  const { load } = unhurried;
  const parts = { io, tables, seatAccess, presence, metrics, load };
  sockets = new Sockets({ ...parts, log, build: 'test', rate, notifyServers: nothing });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await sockets.close();
  http.close();
  await tables.close();
  await database.close();
});

let table: string;
/** Whose messages these are, by which link, and somebody at the same table. */
let bev: Person;
let link: string;
let claire: Person;
const undo: (() => Promise<void>)[] = [];

beforeEach(async () => {
  table = newId();
  const about = { name: 'Ladder', system: 'any-game', diceSecret: '00' };
  await storeOf(database).tables.create({
    id: table,
    ...about,
    setup: { runBy: 'nobody' },
    inviteHash: null,
  });
  await byServer({ type: 'table.open', by: 'bev', name: 'Bev' });
  await byServer({ type: 'seat.take', seat: 'claire', name: 'Claire', role: 'protagonist' });
  const role = 'protagonist';
  const keyOf = async (seat: string): Promise<SeatKey> => {
    return { table, seat, role, token: await seatAccess.renew(table, seat, role) };
  };
  const key = await keyOf('bev');
  link = (await seatAccess.authenticate(key.token))?.id ?? '';
  bev = await connect(url, key);
  claire = await connect(url, await keyOf('claire'));
});
afterEach(async () => {
  for (const job of undo.splice(0)) await job();
  bev.close();
  claire.close();
});

async function byServer(command: { type: string } & Record<string, unknown>): Promise<void> {
  const live = await tables.get(table);
  const id = randomUUID();
  const sent = { id, actor: { kind: 'server' as const }, key: null, command, connection: null };
  await live?.submit(sent, (ack) => expect(ack).toMatchObject({ ok: true }));
}

/** Each kind of message as it may be sent, and one that is none. */
const messages = {
  command: {
    good: () => ({ id: randomUUID(), command: { type: 'seat.rename', name: 'Bev' } }),
    bad: { id: 'one' },
  },
  resync: { good: () => ({ have: {} }), bad: { have: 3 } },
  drawer: { good: () => ({ name: 'house-rules' }), bad: { name: 3 } },
  writing: { good: () => ({ topic: null }), bad: { topic: 3 } },
  reaction: { good: () => ({ kind: 'heart' }), bad: { kind: 'a word' } },
};
type Kind = keyof typeof messages;
const answered: ReadonlySet<Kind> = new Set(['command', 'resync', 'drawer']);

/** What comes of a message: its answer; of one that has none, what of it the table has heard. */
async function send(kind: Kind, message: object): Promise<unknown> {
  if (answered.has(kind)) return bev.socket.timeout(30_000).emitWithAck(kind, message);
  const before = claire.heard.length;
  bev.socket.emit(kind, message);
  await settled();
  return claire.heard.slice(before).filter(([event]) => event === kind);
}

/** Waits until Claire has heard of all that was sent: it is on its way to her before these answers. */
async function settled(): Promise<void> {
  for (const { socket } of [bev, claire]) await socket.timeout(30_000).emitWithAck('resync', {});
}

/** What stands in the way of a message on each rung. */
const rungs = {
  pace: async (kind: Kind) => {
    if (kind === 'command') await holdTheTable();
    const all = Array.from({ length: AT_ONCE[kind] }, () => messages[kind].good());
    for (const message of all) bev.socket.emit(kind, message);
    if (!answered.has(kind)) await settled();
    return messages[kind].good();
  },
  length: async (kind: Kind) => {
    const message = { ...messages[kind].good(), pad: '' };
    // As long as the guard lets through, with what is around it.
    const pad = 'x'.repeat(32_769 - JSON.stringify(message).length);
    return { ...message, pad };
  },
  form: async (kind: Kind) => messages[kind].bad,
  table: async (kind: Kind) => {
    await database.pool.query('DELETE FROM tables WHERE id = $1', [table]);
    tables.forget(table);
    return messages[kind].good();
  },
  seat: async (kind: Kind) => {
    await byServer({ type: 'seat.free', seat: 'bev' });
    return messages[kind].good();
  },
  link: async (kind: Kind) => {
    seatAccess.markRevoked([link], 'link-renewed');
    return messages[kind].good();
  },
};

/** Nothing is committed at the table until the test is over. */
async function holdTheTable(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  undo.push(() => client.end());
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [table]);
}

const refused = (code: string) => ({ ok: false, refusal: { code, instead: expect.any(String) } });
const silence: unknown[] = [];
const nothingMissed = { diffs: [], snapshots: [] };

/** What is answered on each rung. */
const expected: Record<Kind, Record<keyof typeof rungs, unknown>> = {
  command: {
    pace: refused('server-busy'),
    length: refused('too-large'),
    form: refused('malformed'),
    table: refused('not-allowed'),
    seat: refused('not-allowed'),
    link: refused('not-allowed'),
  },
  resync: {
    pace: refused('rate-limited'),
    length: refused('too-large'),
    form: refused('malformed'),
    table: nothingMissed,
    seat: nothingMissed,
    link: nothingMissed,
  },
  drawer: {
    pace: refused('rate-limited'),
    length: refused('too-large'),
    form: refused('malformed'),
    table: refused('not-found'),
    seat: refused('not-found'),
    link: refused('not-found'),
  },
  writing: {
    pace: silence,
    length: silence,
    form: silence,
    table: silence,
    seat: silence,
    link: silence,
  },
  reaction: {
    pace: silence,
    length: silence,
    form: silence,
    table: silence,
    seat: silence,
    link: silence,
  },
};

const every = (Object.keys(messages) as Kind[]).flatMap((kind) =>
  (Object.keys(rungs) as (keyof typeof rungs)[]).map((rung) => ({ kind, rung })),
);

describe('a message that a seat sends', () => {
  it.each(every)('goes no further than its $rung: $kind', async ({ kind, rung }) => {
    const message = await rungs[rung](kind);
    expect(await send(kind, message)).toMatchObject(expected[kind][rung] as object);
  });

  it('is dealt with when it has passed them all', async () => {
    expect(await send('command', messages.command.good())).toMatchObject({ ok: true });
    const whole = await send('resync', messages.resync.good());
    expect(whole).toMatchObject({ snapshots: [{ audience: 'public' }, { audience: 'seat:bev' }] });
    expect(await send('drawer', messages.drawer.good())).toMatchObject({
      ok: true,
      offers: expect.any(Object),
    });
    const seat = bev.key.seat;
    expect(await send('writing', { topic: null })).toEqual([['writing', { seat, topic: null }]]);
    expect(await send('reaction', messages.reaction.good())).toEqual([
      ['reaction', { seat, kind: 'heart' }],
    ]);
  });
});
