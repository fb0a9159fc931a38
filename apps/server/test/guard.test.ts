import { randomUUID } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import {
  type CommandAck,
  type OpenedTable,
  PROTOCOL_VERSION,
  type SeatKey,
  socketPath,
} from '@moonlit/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counterGames } from './counter';
import { newDatabase } from './database';
import { frame, RawSocket } from './flood/raw-socket';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer, until } from './helpers';
import { unhurried } from './unhurried';

let at: TestServer;
let opened: OpenedTable;
let key: SeatKey;

beforeAll(async () => {
  at = await startServer({
    databaseUrl: await newDatabase(),
    commandRate: { burst: 10, perSecond: 1 },
  });
  opened = await openTable(at.url);
  key = await joinTable(at.url, opened.invite, 'Claire');
});
afterAll(() => at.server.close());

const open = () => RawSocket.open(at.url, key.table);
const hello = (token: string) =>
  frame(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, token })}`);
const closed = (socket: RawSocket) => until('the socket is closed', () => socket.closed);

/** Waits until a socket is closed, before one that has said nothing for longer would be. */
async function closedSoon(act: () => Promise<RawSocket>): Promise<void> {
  const silent = await open();
  await closed(await act());
  expect(silent.closed).toBe(false);
  silent.end();
}

describe('a connection', () => {
  it('is closed once its handshake was refused, after it was told why', async () => {
    await closedSoon(async () => {
      const socket = await open();
      socket.write(hello('a-token-that-nobody-has'));
      expect(await socket.hears('bad-link')).toBe(true);
      return socket;
    });
  });

  it('is closed at a second CONNECT, whether or not the first was accepted', async () => {
    await closedSoon(async () => {
      const stranger = await open();
      stranger.write(Buffer.concat([hello('a'), hello('b')]));
      return stranger;
    });
    const guest = await open();
    expect(await guest.sit(key.token)).toBe(true);
    guest.write(hello(key.token));
    await closed(guest);
  });

  it.each([
    ['another namespace', '40/admin,{}'],
    ['an event before the handshake', '42["command",{}]'],
    ['a long handshake', `40{"token":"${'x'.repeat(5_000)}"}`],
    ['bytes of nothing', '4'],
  ])('is closed at %s', async (_what, text) => {
    await closedSoon(async () => {
      const socket = await open();
      socket.write(frame(text));
      return socket;
    });
  });

  it('is closed when nobody says who they are', async () => {
    await closed(await open());
  });

  it('is closed at pings without end', async () => {
    const socket = await open();
    expect(await socket.sit(key.token)).toBe(true);
    socket.write(Buffer.concat(Array(100).fill(Buffer.from([0x89, 0x80, 0, 0, 0, 0]))));
    await closed(socket);
  });

  it('is not opened to a network that opens too many', async () => {
    const strict = await startServer({
      databaseUrl: at.databaseUrl,
      joinRate: { burst: 1, perSecond: 0.001 },
      proxies: 1,
    });
    const poll = async (forwarded: string) => {
      const path = `${strict.url}${socketPath(key.table)}/?EIO=4&transport=polling`;
      return (await fetch(path, { headers: { 'x-forwarded-for': forwarded } })).status;
    };
    expect([await poll('10.0.0.1:1001'), await poll('10.0.0.1:1002')]).toEqual([200, 200]);
    expect([await poll('10.0.0.1:1003'), await poll('6.6.6.6, 10.0.0.1')]).toEqual([403, 403]);
    expect(await poll('10.0.0.2:1001')).toBe(200);
    const look = (forwarded: string) =>
      fetch(`${strict.url}/api/invites/look`, {
        method: 'POST',
        headers: { 'x-forwarded-for': forwarded, 'content-type': 'application/json' },
        body: JSON.stringify({ invite: 'x' }),
      });
    expect((await look('10.0.0.1:1004')).status).toBe(410);
    expect((await look('10.0.0.1:1005')).status).toBe(429);
    await strict.server.close();
  });
});

describe('TABLE-022: a seat that sends too much', () => {
  const rename = () => ({ id: randomUUID(), command: { type: 'seat.rename', name: 'Anya' } });

  it('is warned, then told goodbye, and comes back when it has waited', async () => {
    const anya = await joinTable(at.url, opened.invite, 'Anya');
    const person = await connect(at.url, anya);
    person.socket.io.reconnection(false);
    const refusals: string[] = [];
    for (let sent = 0; sent < 200; sent += 1) {
      person.socket.emit('command', rename(), (ack: { refusal?: { code: string } }) =>
        refusals.push(ack.refusal?.code ?? 'ok'),
      );
    }
    await until('it is closed', () => !person.socket.connected);
    expect(person.goodbyes).toEqual(['too-fast']);
    expect(refusals.filter((code) => code === 'ok').length).toBeLessThanOrEqual(12);
    expect(refusals.filter((code) => code === 'rate-limited').length).toBeLessThan(40);
    const bev = await connect(at.url, opened.key);
    expect(await bev.must({ type: 'seat.rename', name: 'Bev' })).toBeGreaterThan(0);
    bev.close();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const again = await connect(at.url, anya);
    expect(await again.must({ type: 'seat.rename', name: 'Anya' })).toBeGreaterThan(0);
    again.close();
  });

  it('is treated the same over long polling', async () => {
    const dylan = await joinTable(at.url, opened.invite, 'Dylan');
    const person = await connect(at.url, dylan, { transports: ['polling'] });
    person.socket.io.reconnection(false);
    for (let sent = 0; sent < 300; sent += 1) person.socket.emit('command', rename());
    await until('it is closed', () => !person.socket.connected);
    expect(person.goodbyes).toEqual(['too-fast']);
  });

  it('has no more than twenty connections at once', async () => {
    const nina = await joinTable(at.url, opened.invite, 'Nina');
    const sockets = await Promise.all(Array.from({ length: 21 }, open));
    const seated: boolean[] = [];
    for (const socket of sockets) seated.push(await socket.sit(nina.token));
    expect(seated.filter(Boolean)).toHaveLength(20);
    expect(await sockets[20]?.hears('too many windows')).toBe(true);
    for (const socket of sockets) socket.end();
  });
});

describe('a socket that reads nothing', () => {
  it('is cut off, though the network still takes much, and memory stays as it was', {
    timeout: 180_000,
  }, async () => {
    const quick = await startServer({ databaseUrl: at.databaseUrl, metricsToken: 'metrics' });
    const cut = async () => {
      const headers = { authorization: 'Bearer metrics' };
      const metrics = await (await fetch(`${quick.url}/metrics`, { headers })).text();
      return /turned_away_total\{why="not-reading"\} 1$/m.test(metrics);
    };
    const [nora, olga] = [
      await joinTable(at.url, opened.invite, 'Nora'),
      await joinTable(at.url, opened.invite, 'Olga'),
    ];
    const [deaf, reading] = [
      await RawSocket.open(quick.url, nora.table),
      await RawSocket.open(quick.url, olga.table),
    ];
    expect([await deaf.sit(nora.token), await reading.sit(olga.token)]).toEqual([true, true]);
    deaf.pause();
    // Ends by the test's own time, however much else the machine has to do.
    while (!(await cut())) {
      for (const socket of [deaf, reading]) {
        for (let asked = 0; asked < 10; asked += 1)
          socket.write(frame('421["resync",{"have":{}}]'));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(reading.closed).toBe(false);
    for (const socket of [deaf, reading]) socket.end();
    await quick.server.close();
  });
});

describe('a server that has more to do than it can bear', () => {
  it('turns commands away before they are parsed, tells whoever asks what they see, and goes on', async () => {
    const load = { ...unhurried.load, busy: false };
    const quick = await startServer({ databaseUrl: at.databaseUrl, metricsToken: 'metrics', load });
    const person = await connect(quick.url, key);
    const rename = () => ({ id: randomUUID(), command: { type: 'seat.rename', name: 'Claire' } });
    const answerTo = (event: string, message: object) =>
      person.socket.timeout(30_000).emitWithAck(event, message);
    load.busy = true;
    const refusal = {
      code: 'server-busy',
      message: 'There is too much going on at this server right now.',
      rule: 'TABLE-022',
    };
    expect(await answerTo('command', rename())).toMatchObject({ ok: false, refusal });
    expect(await answerTo('drawer', { name: 'sheet' })).toMatchObject({ ok: false, refusal });
    expect(await answerTo('resync', { have: {} })).toHaveProperty('snapshots');
    const headers = { authorization: 'Bearer metrics' };
    const metrics = await (await fetch(`${quick.url}/metrics`, { headers })).text();
    expect(metrics).toMatch(/turned_away_total\{why="busy"\} 2$/m);
    load.busy = false;
    expect(await answerTo('command', rename())).toMatchObject({ ok: true });
    person.close();
    await quick.server.close();
  });

  it('is told of each command that is under way, and of its end', async () => {
    let [begun, ended] = [0, 0];
    const begin = () => {
      begun += 1;
      return () => {
        ended += 1;
      };
    };
    const load = { ...unhurried.load, begin };
    const quick = await startServer({ databaseUrl: at.databaseUrl, load });
    const person = await connect(quick.url, key);
    await person.must({ type: 'seat.rename', name: 'Claire' });
    expect((await person.send({ type: 'nothing' })).ok).toBe(false);
    await until('both have ended', () => ended === 2);
    expect(begun).toBe(2);
    person.close();
    await quick.server.close();
  });
});

describe('one table that keeps the server busy', () => {
  it('has so many commands waiting, and no more; another table does not notice', async () => {
    const quick = await startServer({ databaseUrl: at.databaseUrl, games: counterGames });
    const opening = { name: 'Count', host: 'Bev', system: 'counter', setup: {} };
    const open = async () =>
      (await call<OpenedTable>(quick.url, '/api/tables', { body: opening })).body;
    const busy = await open();
    const people = await Promise.all(
      ['Pia', 'Quinn', 'Rosa'].map(async (name) =>
        connect(quick.url, await joinTable(quick.url, busy.invite, name)),
      ),
    );
    const elsewhere = await connect(quick.url, (await open()).key);
    const database = new pg.Client({ connectionString: at.databaseUrl });
    await database.connect();
    await database.query('BEGIN');
    await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [busy.key.table]);
    // The first waits for the lock, and all others for the first.
    const first = people[0]?.send({ type: 'seat.rename', name: 'Paula' });
    const answered: CommandAck[] = [];
    const answers = people.flatMap((person, index) =>
      Array.from({ length: index === 0 ? 127 : 128 }, async () => {
        answered.push(await person.send({ type: 'table.undo', to: 1 }));
      }),
    );
    await until('some are refused', () => answered.length >= 3 * 128 - 256);
    for (const ack of answered) {
      expect(ack).toMatchObject({
        ok: false,
        refusal: { code: 'server-busy', message: 'Too much is happening at this table at once.' },
      });
    }
    expect(await elsewhere.must({ type: 'seat.rename', name: 'Sara' })).toBeGreaterThan(0);
    await database.query('COMMIT');
    await database.end();
    await Promise.all(answers);
    expect((await first)?.ok).toBe(true);
    const carriedOut = answered.filter((ack) => !ack.ok && ack.refusal.code !== 'server-busy');
    expect(carriedOut).toHaveLength(255);
    for (const person of [...people, elsewhere]) person.close();
    await quick.server.close();
  });
});

describe('a body that comes slowly', () => {
  it('is cut off, and a connection that is kept open is not', async () => {
    const socket = connectTcp(at.port, '127.0.0.1');
    let answer = '';
    let gone = false;
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      gone = true;
    });
    socket.write(
      'POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n',
    );
    const began = Date.now();
    while (!gone && Date.now() - began < 40_000) {
      socket.write(' ');
      const { status } = await call(at.url, '/api/systems', { method: 'GET' });
      expect(status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(gone).toBe(true);
    expect(answer).toContain('408');
  });
});
