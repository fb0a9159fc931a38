import { randomUUID } from 'node:crypto';
import type { HttpError, Invitation, OpenedTable, ReturnState, SeatKey } from '@moonlit/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../src/access/tokens';
import type { Person, TestServer } from './helpers';
import {
  call,
  connect,
  cutConnections,
  joinTable,
  newSecret,
  openTable,
  startTwoServers,
  until,
} from './helpers';

let here: TestServer;
let there: TestServer;
let opened: OpenedTable;
let bev: Person;
let claire: Person;

beforeAll(async () => {
  // As after the first seconds, when each knows which tables the other has.
  [here, there] = await startTwoServers({ settledAfter: 0 });
});
afterAll(() => Promise.all([here.server.close(), there.server.close()]));

beforeEach(async () => {
  opened = await openTable(here.url);
  bev = await connect(here.url, opened.key);
  claire = await connect(there.url, await joinTable(there.url, opened.invite, 'Claire'));
});
afterEach(() => {
  bev.close();
  claire.close();
});

const clock = (name: string) => ({ type: 'clock.create', name, segments: 4 });
const agree = () =>
  until(
    'both see the same',
    () => JSON.stringify(bev.state.public) === JSON.stringify(claire.state.public),
  );

describe('two servers on one table', () => {
  it('tell each other’s people what happened', async () => {
    await bev.must(clock('One'));
    await claire.must({ type: 'seat.rename', name: 'Clara' });
    await agree();
    expect(JSON.stringify(bev.state.public)).toContain('Clara');
    expect(JSON.stringify(claire.state.public)).toContain('One');
    expect(claire.revisions.public).toBe(bev.revisions.public);
  });

  it('carry out everything that comes to both at once, in one order', async () => {
    const names = Array.from({ length: 15 }, (_, i) => `${i}`);
    const acks = await Promise.all(
      names.flatMap((name) => [
        bev.send(clock(`Clock ${name}`)),
        claire.send({ type: 'seat.rename', name: `Claire ${name}` }),
      ]),
    );
    expect(acks.filter((ack) => !ack.ok)).toEqual([]);
    expect(new Set(acks.map((ack) => ack.ok && ack.seq)).size).toBe(30);
    await agree();
    expect(claire.revisions.public).toBe(bev.revisions.public);
  });

  it('count a command once that a client sends to both', async () => {
    const again = await connect(there.url, opened.key);
    const id = randomUUID();
    const acks = await Promise.all([bev.send(clock('One'), id), again.send(clock('One'), id)]);
    expect(acks[0]).toEqual(acks[1]);
    await agree();
    const { clocks } = claire.state.public as { clocks: object };
    expect(Object.keys(clocks)).toHaveLength(1);
    again.close();
  });

  it('know who is connected to the other', async () => {
    const both = [bev.key.seat, claire.key.seat].sort().join();
    await until('each knows of the other', () =>
      [bev, claire].every(({ present }) => present.join() === both),
    );
    claire.close();
    await until('Bev sees her go', () => bev.present.join() === bev.key.seat);
  });

  it('tell of commits only what the other has in memory, and that from the moment on when it has it', async () => {
    const alone = await openTable(here.url);
    const dana = await connect(here.url, alone.key);
    const client = new pg.Client({ connectionString: here.databaseUrl });
    await client.connect();
    const told: string[] = [];
    client.on('notification', ({ payload = '' }) => {
      const { notifications }: { notifications: { kind: string; table: string }[] } =
        JSON.parse(payload);
      for (const { kind, table } of notifications) {
        if (table === alone.key.table) told.push(kind);
      }
    });
    await client.query('LISTEN moonlit_table');
    for (const name of ['One', 'Two', 'Three']) await dana.must(clock(name));
    // What comes of it goes out behind it.
    await dana.must({ type: 'seat.rename', name: 'Dana' });
    dana.socket.emit('looking', { looks: false });
    await until('the other server is told of who is there', () => told.includes('presence'));
    expect(told).not.toContain('commit');

    // Somebody asks there over HTTP, and nobody connects.
    const look = () =>
      call<Invitation>(there.url, '/api/invites/look', { body: { invite: alone.invite } });
    expect((await look()).body.seated).toEqual(['Dana']);
    await until('each knows that the other has it', () => told.includes('commit'));
    await dana.must({ type: 'seat.rename', name: 'Dana Scully' });
    const asked = Date.now();
    while ((await look()).body.seated[0] !== 'Dana Scully') {
      // By itself it looks only every five seconds.
      if (Date.now() - asked > 4_000) throw new Error('The other server was not told');
    }
    await client.end();
    dana.close();
  });

  it('keep a secret on the other as well', async () => {
    await agree();
    const before = claire.heard.filter(([event]) => event === 'diff').length;
    await bev.must({ ...clock('The traitor'), secret: true });
    await bev.must(clock('In the open'));
    await agree();
    expect(claire.heard.filter(([event]) => event === 'diff')).toHaveLength(before + 1);
    expect(JSON.stringify(claire.heard)).not.toContain('traitor');
  });

  it('go on when the database has cut every connection', async () => {
    await cutConnections(here.databaseUrl);
    const id = randomUUID();
    let ack = await bev.send(clock('After the cut'), id);
    for (let i = 0; i < 20 && !ack.ok; i += 1) ack = await bev.send(clock('After the cut'), id);
    expect(ack.ok).toBe(true);
    await agree();
    await claire.must({ type: 'seat.rename', name: 'Clara' });
    await agree();
    expect(JSON.stringify(bev.state.public)).toContain('Clara');
  });

  it('throw out whoever comes by a dead link, even when nobody told of its end', async () => {
    const database = new pg.Client({ connectionString: here.databaseUrl });
    await database.connect();
    await database.query('UPDATE seat_keys SET revoked_at = now() WHERE seat = $1', [
      claire.key.seat,
    ]);
    await database.end();
    const ack = await claire.send({ type: 'seat.rename', name: 'Eve' });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['link-renewed']);
    expect(JSON.stringify(bev.state.public)).not.toContain('Eve');
  });

  it('throw out who only listens by a dead link, once they hear from each other again', async () => {
    const database = new pg.Client({ connectionString: here.databaseUrl });
    await database.connect();
    await database.query('UPDATE seat_keys SET revoked_at = now() WHERE seat = $1', [
      claire.key.seat,
    ]);
    await database.end();
    await cutConnections(here.databaseUrl);
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['link-renewed']);
    expect(bev.socket.connected).toBe(true);
  });

  it('end a link on both', async () => {
    const path = `/api/tables/${claire.key.table}/seats/${claire.key.seat}/free`;
    await call(here.url, path, { token: opened.key.token });
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['seat-freed']);
  });
});

describe('coming back by the invite', () => {
  interface Asked {
    prompt?: string;
    question?: { title: string; text: string };
    with: Record<string, unknown>;
  }
  const asked = (person: Person): Asked[] => {
    const own = person.state[`seat:${person.key.seat}`] as { offers: Record<string, Asked> };
    return Object.values(own.offers).filter(({ question }) => question !== undefined);
  };
  const answer = (person: Person, letIn: boolean) =>
    person.must({ type: 'return.answer', ask: asked(person)[0]?.with.ask, letIn });
  const asking = (secret: string) => ({
    secret,
    ask: (url: string, seat = claire.key.seat) =>
      call<ReturnState & HttpError>(url, '/api/return', {
        body: { invite: opened.invite, seat, secret },
      }),
    at: async (what: 'look' | 'end', url: string, seat = claire.key.seat) => {
      const body = { table: opened.key.table, seat, secret };
      return (await call<ReturnState>(url, `/api/return/${what}`, { body })).body;
    },
  });

  it('TABLE-114: asks at one server and is let in at the other; the old device is told', async () => {
    const { key } = claire;
    const her = asking(newSecret());
    expect(await her.ask(there.url)).toMatchObject({ status: 200, body: { state: 'waiting' } });
    // The answer to the question was lost: it is the same question.
    expect(await her.ask(here.url)).toMatchObject({ status: 200, body: { state: 'waiting' } });
    await until('Bev is asked', () => asked(bev).length === 2);
    expect(asked(bev)[0]?.question?.title).toBe('Claire asks to be let in again');
    // Who may not answer hears nothing of it: not a packet.
    expect(JSON.stringify(claire.heard)).not.toContain('let in again');
    expect(JSON.stringify(bev.heard)).not.toContain(hashOf(her.secret));
    await answer(bev, true);
    expect(asked(bev)).toEqual([]);
    expect(claire.socket.connected).toBe(true);
    let told: ReturnState = { state: 'waiting' };
    while (told.state === 'waiting') told = await her.at('look', there.url);
    expect(told).toEqual({ state: 'in', key: { ...key, token: her.secret } });
    await until('her old device is out', () => claire.goodbyes.join() === 'link-renewed');
    const again = await connect(here.url, { ...key, token: her.secret });
    expect(again.welcome?.seat).toMatchObject({ id: key.seat, name: 'Claire' });
    expect(JSON.stringify(again.state.public)).toContain(
      'Bev lets Claire in again, on another device.',
    );
    // Looking again changes nothing, as often as one likes, and at any server.
    expect(await her.at('look', here.url)).toEqual(told);
    expect(again.socket.connected).toBe(true);
    again.close();
    // Another link for the seat ends this one for good.
    const path = `/api/tables/${key.table}/seats/${key.seat}/link`;
    await call(here.url, path, { token: opened.key.token });
    expect(await her.at('look', there.url)).toEqual({ state: 'over' });
  });

  it('TABLE-115, 116: whoever is turned away learns that alone, and does not ask again at once', async () => {
    const stranger = asking(newSecret());
    await stranger.ask(there.url);
    expect(await asking(newSecret()).at('look', here.url)).toEqual({ state: 'over' });
    expect((await asking(newSecret()).ask(here.url)).body).toMatchObject({
      error: { code: 'already-done', rule: 'TABLE-116' },
    });
    await until('Bev is asked', () => asked(bev).length === 2);
    const before = claire.heard.length;
    await answer(bev, false);
    await bev.must(clock('One'));
    await agree();
    expect(claire.heard.slice(before).filter(([event]) => event === 'diff')).toHaveLength(1);
    expect(await stranger.at('look', here.url)).toEqual({ state: 'away' });
    expect((await asking(newSecret()).ask(there.url)).body).toMatchObject({
      error: { code: 'wrong-moment', rule: 'TABLE-116' },
    });
    expect(claire.socket.connected).toBe(true);
  });

  it('TABLE-117: whoever gives up is asked for no more, and cannot be let in', async () => {
    const her = asking(newSecret());
    await her.ask(here.url);
    await until('Bev is asked', () => asked(bev).length === 2);
    expect(await asking(newSecret()).at('end', here.url)).toEqual({ state: 'over' });
    expect(asked(bev)).toHaveLength(2);
    expect(await her.at('end', there.url)).toEqual({ state: 'over' });
    await until('Bev is asked no more', () => asked(bev).length === 0);
    expect(await her.at('look', here.url)).toEqual({ state: 'over' });
    expect(claire.socket.connected).toBe(true);
  });

  it('TABLE-113: refuse a second seat of one name that nobody has said is meant, and count one once', async () => {
    const secret = newSecret();
    const body = { invite: opened.invite, name: ' claire ', role: 'protagonist', secret };
    const join = (url: string, more: object = {}) =>
      call<SeatKey & HttpError>(url, '/api/join', { body: { ...body, ...more } });
    expect(await join(here.url)).toMatchObject({
      status: 409,
      body: { error: { code: 'name-taken', rule: 'TABLE-113' } },
    });
    const [one, other] = await Promise.all([
      join(here.url, { beside: true }),
      join(there.url, { beside: true }),
    ]);
    expect(one).toMatchObject({ status: 201, body: { token: secret } });
    expect(other).toEqual(one);
    const look = await call<Invitation>(there.url, '/api/invites/look', {
      body: { invite: opened.invite },
    });
    expect(look.body.occupied.map(({ name }) => name)).toEqual(['Bev', 'Claire', 'claire (2)']);
    // The same secret opens no other seat.
    expect((await join(here.url, { name: 'Dylan' })).status).toBe(400);
    expect((await join(here.url, { secret: 'short' })).body.error.code).toBe('malformed');
  });

  it('TABLE-081: show lines and veils when the last leaves who had said nothing', async () => {
    for (const person of [bev, claire])
      await person.must({ type: 'limits.answer', line: 'Snakes' });
    const dylan = await joinTable(here.url, opened.invite, 'Dylan');
    await bev.must({ type: 'limits.ask' });
    for (const person of [bev, claire]) await person.must({ type: 'limits.answer', line: 'Rats' });
    const limits = () =>
      (claire.state.public as { limits: { open: boolean; shown: object } }).limits;
    expect(limits().open).toBe(true);
    const path = `/api/tables/${dylan.table}/seats/${dylan.seat}/free`;
    await call(there.url, path, { token: opened.key.token });
    await until('all see them', () => !limits().open);
    expect(JSON.stringify(limits().shown)).toContain('Rats');
  });
});
