import { randomUUID } from 'node:crypto';
import type {
  CommandAck,
  DrawerAck,
  OpenedTable,
  ResyncAck,
  SeatKey,
  Welcome,
} from '@moonlit/protocol';
import { inflated, LAST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@moonlit/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, Person, startServer, until } from './helpers';
import { LastVersionReader } from './last-version-reader';

let at: TestServer;
let opened: OpenedTable;
let key: SeatKey;
const people: Person[] = [];

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  opened = await openTable(at.url);
  key = await joinTable(at.url, opened.invite, 'Claire');
});
afterAll(() => at.server.close());
afterEach(() => {
  for (const person of people.splice(0)) person.close();
});

async function claire(): Promise<Person> {
  const person = await connect(at.url, key);
  people.push(person);
  return person;
}

/** Connects and gives why that was refused. */
function refused(who: SeatKey, options: { protocol?: number } = {}): Promise<unknown> {
  const person = new Person(at.url, who, options);
  people.push(person);
  return new Promise((resolve, reject) => {
    person.socket.once('connect', () => reject(new Error('It was let in')));
    person.socket.once('connect_error', (error) => resolve('data' in error ? error.data : error));
  });
}

const sendRaw = (person: Person, message: unknown): Promise<CommandAck> =>
  person.socket.timeout(30_000).emitWithAck('command', message);

/** What the welcome brings to whoever says so in the handshake. */
function broughtTo(resync: unknown, more: object = {}): Promise<ResyncAck | undefined> {
  const person = new Person(at.url, key, { autoConnect: false });
  people.push(person);
  person.socket.auth = { protocol: PROTOCOL_VERSION, token: key.token, resync, ...more };
  person.socket.connect();
  return new Promise((resolve) => {
    person.socket.once('welcome', (welcome: Welcome) => resolve(welcome.resync));
  });
}

describe('a handshake', () => {
  it('that says what the client holds is answered with the rest', async () => {
    const whole = await broughtTo({ have: {} });
    expect(whole?.snapshots.map(({ audience }) => audience)).toEqual([
      'public',
      `seat:${key.seat}`,
    ]);
    const person = await claire();
    const held = { build: person.welcome?.build, have: person.revisions };
    expect(await broughtTo(held)).toEqual({ diffs: [], snapshots: [] });
    const [first] = Object.entries(held.have);
    const lacking = { ...held, have: Object.fromEntries(first ? [first] : []) };
    expect((await broughtTo(lacking))?.snapshots).toHaveLength(1);
    const other = await broughtTo({ ...held, build: 'another' });
    expect(other?.snapshots).toHaveLength(2);
  });

  it('that says it in a way nobody understands is greeted all the same', async () => {
    expect(await broughtTo({ have: 'everything' })).toBeUndefined();
    expect(await broughtTo(undefined)).toBeUndefined();
  });

  it('that says that it inflates is told deflated what everybody sees, where that is long', async () => {
    const person = await claire();
    // Their lines make it long.
    for (const name of ['Clara', 'Klara', 'Chiara', 'Clair', 'Clare', 'Claire']) {
      expect(await person.send({ type: 'seat.rename', name })).toMatchObject({ ok: true });
    }
    const [shared, own] = (await broughtTo({ have: {} }, { inflates: true }))?.snapshots ?? [];
    expect(own).toEqual({
      audience: `seat:${key.seat}`,
      revision: own?.revision,
      state: own?.state,
    });
    expect(shared).toMatchObject({ audience: 'public', deflated: true });
    expect(inflated(String(shared?.state))).toEqual(person.state.public);
    // Pages of the release before do not say so, nor do they read it.
    for (const more of [{}, { inflates: false }, { inflates: 'yes' }]) {
      const [plain] = (await broughtTo({ have: {} }, more))?.snapshots ?? [];
      expect(plain).toEqual({
        audience: 'public',
        revision: plain?.revision,
        state: person.state.public,
      });
    }
  });

  it('of the last version is told offers as that has them, and the same of them', async () => {
    const person = await claire();
    const told = await broughtTo({ have: {} }, { protocol: LAST_PROTOCOL_VERSION });
    const [, own] = told?.snapshots ?? [];
    expect(own?.state).toMatchObject({ offers: { 'seat.rename': { as: expect.any(Number) } } });
    expect(new LastVersionReader().read('', own?.state)).toEqual(person.state[`seat:${key.seat}`]);
  });

  it('with a forged link is refused', async () => {
    expect(await refused({ ...key, token: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({
      code: 'bad-link',
    });
  });

  it('with a link to another table is refused', async () => {
    const other = await openTable(at.url);
    const stranger = { ...key, table: other.key.table };
    expect(await refused(stranger)).toMatchObject({ code: 'bad-link' });
  });

  it.each([0, LAST_PROTOCOL_VERSION - 1])(
    'that is too old is asked to reload: %i',
    async (protocol) => {
      expect(await refused(key, { protocol })).toMatchObject({ code: 'reload' });
    },
  );

  it('that is newer than the server is told so, for a reload would not help', async () => {
    const protocol = PROTOCOL_VERSION + 1;
    expect(await refused(key, { protocol })).toMatchObject({ code: 'older-server' });
    // However else it says who is there.
    expect(await refused({ ...key, token: '' }, { protocol })).toMatchObject({
      code: 'older-server',
    });
  });

  it('without anything is refused', async () => {
    expect(await refused({ ...key, token: '' })).toMatchObject({ code: 'bad-link' });
  });
});

describe('a message that makes no sense', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['a list', [1, 2, 3]],
    ['no id', { command: { type: 'safety.pause' } }],
    ['an id that is none', { id: 'one', command: { type: 'safety.pause' } }],
    ['no command', { id: randomUUID() }],
    ['a command without type', { id: randomUUID(), command: {} }],
    ['a field too many', { id: randomUUID(), command: { type: 'safety.pause', loud: true } }],
    ['a field too few', { id: randomUUID(), command: { type: 'seat.rename' } }],
    ['bytes', { id: randomUUID(), command: { type: 'seat.rename', name: Buffer.from('x') } }],
  ])('is refused as malformed, and the socket stays: %s', async (_what, message) => {
    const person = await claire();
    const ack = await sendRaw(person, message);
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(person.socket.connected).toBe(true);
    expect(JSON.stringify(ack)).not.toMatch(/zod|invalid_|expected|undefined|at .*\.ts/i);
  });

  it('TABLE-006: is told by the name of its field', async () => {
    const person = await claire();
    const ack = await person.send({ type: 'note.write', title: 'x'.repeat(10_000), text: '' });
    expect(ack).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', message: '“title” is too long: at most 80 characters.' },
    });
  });

  it('of an unknown type is refused as unknown', async () => {
    const person = await claire();
    expect(await person.send({ type: 'table.flip' })).toMatchObject({
      ok: false,
      refusal: { code: 'unknown-command', instead: expect.any(String), rule: 'TABLE-006' },
    });
  });

  it('TABLE-012: that is too long is refused as too large', async () => {
    const person = await claire();
    const ack = await person.send({ type: 'seat.rename', name: 'x'.repeat(40_000) });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'too-large' } });
    expect(person.socket.connected).toBe(true);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud83cb'],
    ['the other half', '\udf19'],
  ])(
    'that PostgreSQL could not look into is refused, and the log stays open: %s',
    async (_, text) => {
      const person = await claire();
      const command = { type: 'note.write', title: 'x', text };
      expect(await person.send(command)).toMatchObject({
        ok: false,
        refusal: { code: 'malformed' },
      });
      await person.must({ ...command, text: 'C:\\u0000 is only a path \\ud83c, and 🌙 a moon' });
      const path = `/api/tables/${key.table}/log`;
      expect((await call(at.url, path, { method: 'GET', token: key.token })).status).toBe(200);
    },
  );

  it('that nests without end does no harm', async () => {
    const person = await claire();
    const nested = `${'['.repeat(16_000)}${']'.repeat(16_000)}`;
    // As a packet, because a client of good will cannot even encode it.
    person.socket.io.engine.write(`20["command",{"command":{"type":"x","nested":${nested}}}]`);
    expect(await person.must({ type: 'seat.rename', name: 'Claire' })).toBeGreaterThan(0);
  });

  it('that is huge costs only its sender the connection', async () => {
    const [person, other] = [await claire(), await connect(at.url, opened.key)];
    people.push(other);
    person.socket.emit('command', { id: randomUUID(), text: 'x'.repeat(101_000) });
    await until('it is cut off', () => !person.socket.connected);
    expect(await other.must({ type: 'seat.rename', name: 'Bev' })).toBeGreaterThan(0);
  });

  it('in a resync gets an answer as well', async () => {
    const person = await claire();
    const ack = await person.socket.timeout(30_000).emitWithAck('resync', { have: 3 });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  });

  it('may be an event that nobody knows', async () => {
    const person = await claire();
    person.socket.emit('nonsense', { a: 1 });
    expect(await person.must({ type: 'seat.rename', name: 'Claire' })).toBeGreaterThan(0);
  });
});

describe('TABLE-014: a command that is the server’s alone', () => {
  it.each([
    { type: 'table.open', by: 'x', name: 'Eve' },
    { type: 'seat.take', seat: 'x', name: 'Eve', role: 'director' },
    { type: 'seat.free', seat: 'x' },
  ])('is refused from a socket: $type', async (command) => {
    const bev = await connect(at.url, opened.key);
    people.push(bev);
    expect(await bev.send(command)).toMatchObject({
      ok: false,
      refusal: { code: 'not-allowed' },
    });
  });
});

describe('a link', () => {
  it('that is renewed ends the old one, and says so', async () => {
    const dylan = await joinTable(at.url, opened.invite, 'Dylan');
    const person = await connect(at.url, dylan);
    people.push(person);
    const path = `/api/tables/${dylan.table}/seats/${dylan.seat}/link`;
    const { body } = await call<{ token: string }>(at.url, path, { token: dylan.token });
    await until('the old socket is closed', () => !person.socket.connected);
    expect(person.goodbyes).toEqual(['link-renewed']);
    expect(await refused(dylan)).toMatchObject({ code: 'bad-link' });
    const again = await connect(at.url, { ...dylan, token: body.token });
    people.push(again);
    expect(again.welcome?.seat).toMatchObject({ id: dylan.seat, name: 'Dylan' });
  });

  it('to a seat that is freed dies, and whoever takes the seat over gets what was theirs', async () => {
    const anya = await joinTable(at.url, opened.invite, 'Anya');
    const person = await connect(at.url, anya);
    people.push(person);
    await person.must({ type: 'note.write', text: 'Only mine' });
    const path = `/api/tables/${anya.table}/seats/${anya.seat}/free`;
    const { status } = await call(at.url, path, { token: opened.key.token });
    expect(status).toBe(204);
    await until('the socket is closed', () => !person.socket.connected);
    expect(person.goodbyes).toEqual(['seat-freed']);
    expect(await refused(anya)).toMatchObject({ code: 'bad-link' });
    const look = await call<{ vacant: unknown[] }>(at.url, '/api/invites/look', {
      body: { invite: opened.invite },
    });
    expect(look.body.vacant).toEqual([{ seat: anya.seat, name: 'Anya' }]);
    const body = { invite: opened.invite, name: 'Nina', role: 'protagonist', seat: anya.seat };
    const taken = await call<SeatKey>(at.url, '/api/join', { body });
    expect(taken.status).toBe(201);
    const nina = await connect(at.url, taken.body);
    people.push(nina);
    expect(nina.welcome?.seat).toMatchObject({ id: anya.seat, name: 'Nina' });
    expect((await call(at.url, '/api/join', { body })).status).toBe(409);
  });
});

describe('a seat that sends without end', () => {
  it('TABLE-022: is asked to wait', async () => {
    const slow = await startServer({
      databaseUrl: at.databaseUrl,
      commandRate: { burst: 3, perSecond: 1 },
    });
    const person = await connect(slow.url, key);
    const acks = await Promise.all(
      Array.from({ length: 5 }, () => person.send({ type: 'seat.rename', name: 'Claire' })),
    );
    expect(acks.filter((ack) => ack.ok)).toHaveLength(3);
    expect(acks.at(-1)).toMatchObject({
      ok: false,
      refusal: { code: 'rate-limited', instead: expect.any(String), rule: 'TABLE-022' },
    });
    const wholes = await Promise.all(
      Array.from({ length: 5 }, () => person.socket.emitWithAck('resync', { have: {} })),
    );
    expect(wholes[0]).toHaveProperty('snapshots');
    expect(wholes.at(-1)).toMatchObject({ ok: false, refusal: { code: 'rate-limited' } });
    person.close();
    await slow.server.close();
  });

  it('TABLE-022: is asked to wait before it opens more drawers', async () => {
    const commandRate = { burst: 40, perSecond: 1 };
    const slow = await startServer({ databaseUrl: at.databaseUrl, commandRate });
    const person = await connect(slow.url, opened.key);
    const drawers: DrawerAck[] = await Promise.all(
      Array.from({ length: 15 }, () => person.socket.emitWithAck('drawer', { name: 'by-hand' })),
    );
    expect(drawers[0]).toHaveProperty('offers');
    const refusal = { code: 'rate-limited', rule: 'TABLE-022' };
    expect(drawers.at(-1)).toMatchObject({ ok: false, refusal });
    expect(await person.must({ type: 'seat.rename', name: 'Bev' })).toBeGreaterThan(0);
    person.close();
    await slow.server.close();
  });
});
