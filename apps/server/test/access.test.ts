import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer, until } from './helpers';

let at: TestServer;
let opened: OpenedTable;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
});
afterAll(() => at.server.close());
beforeEach(async () => {
  opened = await openTable(at.url);
});

const join = (body: object) =>
  call<SeatKey & { error?: { message: string } }>(at.url, '/api/join', {
    body: { invite: opened.invite, role: 'protagonist', ...body },
  });
const free = (seat: string) =>
  call(at.url, `/api/tables/${opened.key.table}/seats/${seat}/free`, { token: opened.key.token });

describe('a seat that is free', () => {
  it('is taken over by one of those who want it at the same moment', async () => {
    const anya = await joinTable(at.url, opened.invite, 'Anya');
    expect((await free(anya.seat)).status).toBe(204);
    const names = ['Nina', 'Olga', 'Pia', 'Rosa'];
    const answers = await Promise.all(names.map((name) => join({ name, seat: anya.seat })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 201);
    if (!winner) throw new Error('Nobody sits there');
    const person = await connect(at.url, winner.body);
    expect(person.welcome?.seat).toMatchObject({ id: anya.seat, role: 'protagonist' });
    expect(names).toContain(person.welcome?.seat.name);
    person.close();
  });

  it('is no longer known to whoever sat there, on any way', async () => {
    const anya = await joinTable(at.url, opened.invite, 'Anya');
    const person = await connect(at.url, anya);
    await free(anya.seat);
    await until('Anya is out', () => !person.socket.connected);
    for (const path of ['log', 'rolls?session=1']) {
      const url = `/api/tables/${anya.table}/${path}`;
      expect((await call(at.url, url, { method: 'GET', token: anya.token })).status).toBe(401);
    }
    const link = `/api/tables/${anya.table}/seats/${anya.seat}/link`;
    expect((await call(at.url, link, { token: anya.token })).status).toBe(401);
    expect((await call(at.url, '/api/seats/look', { token: anya.token })).status).toBe(401);
  });
});

describe('an invite that closes while people come in', () => {
  it('leaves everybody either seated or told why not', async () => {
    const path = `/api/tables/${opened.key.table}/invite`;
    const close = call(at.url, path, { token: opened.key.token, body: { open: false } });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => join({ name: `Player ${n}` })));
    await close;
    for (const { status } of answers) expect([201, 410]).toContain(status);
    for (const { status, body } of answers.filter(({ status: code }) => code === 201)) {
      expect(status).toBe(201);
      const person = await connect(at.url, body);
      person.close();
    }
    expect((await join({ name: 'Too late' })).status).toBe(410);
  });
});

describe('a crowd', () => {
  it('of five with three who watch comes from one home at once, at the usual rates', async () => {
    const usual = await startServer({
      databaseUrl: at.databaseUrl,
      joinRate: { burst: 120, perSecond: 2 },
      commandRate: { burst: 80, perSecond: 20 },
    });
    const people = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        await call(usual.url, '/api/invites/look', { body: { invite: opened.invite } });
        const role = n < 5 ? 'protagonist' : 'spectator';
        const key = await joinTable(usual.url, opened.invite, `Person ${n}`, role);
        await call(usual.url, '/api/seats/look', { token: key.token });
        return connect(usual.url, key);
      }),
    );
    const [first] = people;
    if (!first) throw new Error('Nobody came');
    await until('everybody sees everybody', () =>
      people.every(({ present, revisions }) => {
        return present.length === 8 && revisions.public === first.revisions.public;
      }),
    );
    for (const { state } of people) expect(state.public).toEqual(first.state.public);
    for (const person of people) person.close();
    await usual.server.close();
  });
});

describe('the address that rates go by', () => {
  const look = (url: string, forwarded: string) =>
    request(url).post('/api/invites/look').set('x-forwarded-for', forwarded).send({ invite: 'x' });
  const rate = { burst: 1, perSecond: 0.001 };

  it('is the connection’s own where there is no proxy, whatever a header claims', async () => {
    const bare = await startServer({ databaseUrl: at.databaseUrl, joinRate: rate });
    await look(bare.url, '10.0.0.1').expect(410);
    await look(bare.url, '10.0.0.2').expect(429);
    await bare.server.close();
  });

  it('is what the proxy in front has seen, not what was claimed to it', async () => {
    const behind = await startServer({ databaseUrl: at.databaseUrl, joinRate: rate, proxies: 1 });
    await look(behind.url, '10.0.0.1').expect(410);
    await look(behind.url, '10.0.0.2').expect(410);
    await look(behind.url, '6.6.6.6, 10.0.0.1').expect(429);
    await behind.server.close();
  });
});

describe('what the API answers', () => {
  it('is kept by no cache on the way, secrets least of all', async () => {
    const { table, seat, token } = opened.key;
    const as = (method: 'get' | 'post', path: string) =>
      request(at.url)[method](path).set('authorization', `Bearer ${token}`);
    const answers = [
      await as('get', `/api/tables/${table}/log`),
      await as('get', `/api/tables/${table}/rolls?session=1`),
      await as('post', '/api/seats/look'),
      await as('post', `/api/tables/${table}/invite`).send({ open: true }),
      await as('post', `/api/tables/${table}/seats/${seat}/link`),
      await request(at.url).post('/api/invites/look').send({ invite: 'x' }),
      await request(at.url).get('/api/nowhere'),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 410, 404]);
  });
});

describe('a name', () => {
  it('may hold joined emoji, on every way to it', async () => {
    const { status, body } = await join({ name: '👩‍👩‍👧 Claire' });
    expect(status).toBe(201);
    const claire = await connect(at.url, body);
    expect(claire.welcome?.seat.name).toBe('👩‍👩‍👧 Claire');
    await claire.must({ type: 'seat.rename', name: '🏳️‍🌈 Claire' });
    claire.close();
  });

  it.each(['Be\u200bv', 'Bev\u202e', '\u3164', 'Bev\ud83c', 'Be\0v'])(
    'may hide nothing, on no way: %j',
    async (name) => {
      expect((await join({ name })).status).toBe(400);
      const claire = await connect(at.url, await joinTable(at.url, opened.invite, 'Claire'));
      const ack = await claire.send({ type: 'seat.rename', name });
      expect(ack).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
      claire.close();
    },
  );
});
