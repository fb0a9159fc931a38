import type { GameInfo, Invitation, OpenedTable, SessionRolls } from '@moonlit/protocol';
import { gamesSchema, invitationSchema, sessionRollsSchema } from '@moonlit/protocol';
import { facesOf, seedOf } from '@moonlit/protocol/fair-dice';
import pg from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systems } from '../src/tables/systems';
import { counterGames } from './counter';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, Person, startServer, until } from './helpers';

interface Refused {
  error: { code: string; message: string; instead: string };
}

let databaseUrl: string;
let at: TestServer;

beforeAll(async () => {
  databaseUrl = await newDatabase();
  at = await startServer({ databaseUrl, games: new Map([...systems, ...counterGames]) });
});
afterAll(() => at.server.close());

const openCounter = async (setup: object) => {
  const body = { name: 'Numbers', host: 'Bev', system: 'counter', setup };
  return (await call<OpenedTable>(at.url, '/api/tables', { body })).body;
};

describe('the games', () => {
  it('are listed with what one chooses before a table is opened', async () => {
    const { body } = await request(at.url).get('/api/systems').expect(200);
    const games: GameInfo[] = gamesSchema.parse(body).systems;
    expect(body).toEqual({ systems: games });
    expect(games.map(({ id }) => id)).toEqual([...systems.keys(), 'counter']);
    expect(games.at(-1)).toMatchObject({
      title: 'Counter',
      line: 'A number.',
      look: 'plain',
      roles: { director: 'the referee', protagonist: 'counter', spectator: 'onlooker' },
      setup: [{ name: 'directed', kind: 'switch' }],
    });
  });

  it('TABLE-070: are begun with the opening where they have something ready, and only there', async () => {
    const open = (system: string, setup: object) =>
      call<OpenedTable & Refused>(at.url, '/api/tables', {
        body: { name: 'Tonight', host: 'Bev', system, setup, atOnce: true },
      });
    const { body } = await open('girl-by-moonlight', { playset: 'on-a-sea-of-stars' });
    const bev = await connect(at.url, body.key);
    await until('the table arrives', () => bev.state.public !== undefined);
    expect(bev.state.public).toMatchObject({ phase: 'mission', series: { tonight: true } });
    bev.close();
    const refused = await open('counter', {});
    expect([refused.status, refused.body.error.code]).toEqual([400, 'setup-refused']);
  });

  it.each([...systems.keys(), 'counter'])('can each be read about, once: %s', async (id) => {
    for (const path of [
      '/api/systems',
      `/api/systems/${id}`,
      `/api/systems/${id}/content`,
      ...(systems.get(id)?.texts.parts ?? []).map((p) => `/api/systems/${id}/content?part=${p}`),
    ]) {
      const { headers } = await request(at.url).get(path).expect(200);
      const known = request(at.url)
        .get(path)
        .set('if-none-match', headers.etag ?? '');
      expect((await known).status).toBe(304);
    }
  });

  it.each(['br', 'gzip'])('are packed once for all who ask, as they read them: %s', async (as) => {
    const ask = () =>
      request(at.url)
        .get('/api/systems/girl-by-moonlight/content')
        .set('accept-encoding', as === 'br' ? 'gzip, deflate, br, zstd' : 'br;q=0, gzip');
    const plain = request(at.url)
      .get('/api/systems/girl-by-moonlight/content')
      .set('accept-encoding', 'identity');
    const [first, again, whole] = [await ask(), await ask(), await plain];
    expect(first.headers['content-encoding']).toBe(as);
    expect(first.headers.vary).toContain('accept-encoding');
    // What is packed for each request goes out before its length is known.
    const length = Number(first.headers['content-length']);
    expect(length).toBeGreaterThan(1_000);
    expect(length).toBeLessThan(Number(whole.headers['content-length']) / 3);
    expect(again.headers['content-length']).toBe(first.headers['content-length']);
    expect([first.body, again.body]).toEqual([whole.body, whole.body]);
    expect(whole.headers['content-encoding']).toBeUndefined();
  });

  it('have texts in parts, of which a table needs one', async () => {
    const content = (query: string) => request(at.url).get(`/api/systems/counter/content${query}`);
    expect((await content('')).body).toEqual({ part: 'all' });
    expect((await content('?part=plain')).body).toEqual({ part: 'plain' });
    expect((await content('?part=__proto__')).status).toBe(404);
    expect((await content('?party=plain')).status).toBe(400);
  });

  it('that are unknown are answered with a way on', async () => {
    const unknown = {
      error: {
        code: 'unknown-game',
        message: 'This server does not know that game.',
        instead: 'Choose one that it knows.',
      },
    };
    const body = { name: 'Numbers', host: 'Bev', system: 'chess', setup: {} };
    expect(await call(at.url, '/api/tables', { body })).toEqual({ status: 404, body: unknown });
    for (const path of ['/api/systems/chess', '/api/systems/chess/content']) {
      expect((await request(at.url).get(path).expect(404)).body).toEqual(unknown);
    }
  });
});

describe('a setup', () => {
  it('that the game refuses is answered with its sentence and a way on', async () => {
    const body = { name: 'Numbers', host: 'Bev', system: 'counter', setup: { directed: 'no' } };
    expect(await call<Refused>(at.url, '/api/tables', { body })).toEqual({
      status: 400,
      body: {
        error: {
          code: 'setup-refused',
          message: '“directed” must be yes or no.',
          instead: 'Choose from what the game offers.',
        },
      },
    });
  });

  it('is kept as the game reads it, and told with the game’s words to who is invited', async () => {
    const { invite } = await openCounter({});
    const { body } = await call<Invitation>(at.url, '/api/invites/look', { body: { invite } });
    expect(invitationSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      system: 'counter',
      setup: { directed: true },
      roles: { director: 'the referee' },
    });
  });
});

describe('a table of a game that this build does not know', () => {
  /** What a table's people are answered, wherever they ask. */
  async function answers(url: string, { key, invite }: OpenedTable): Promise<Refused['error'][]> {
    const { token } = key;
    const path = `/api/tables/${key.table}`;
    const join = { invite, name: 'Claire', role: 'protagonist' };
    const all = await Promise.all([
      call<Refused>(url, '/api/seats/look', { token }),
      call<Refused>(url, '/api/invites/look', { body: { invite } }),
      call<Refused>(url, '/api/join', { body: join }),
      call<Refused>(url, `${path}/log`, { method: 'GET', token }),
      call<Refused>(url, `${path}/seats/${key.seat}/link`, { token }),
    ]);
    expect(all.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    return all.map(({ body }) => body.error);
  }

  /** Why a socket is refused. */
  async function refusal(url: string, { key }: OpenedTable): Promise<unknown> {
    const person = new Person(url, key);
    const errors: unknown[] = [];
    person.socket.on('connect_error', (error) => errors.push('data' in error && error.data));
    await until('it is refused', () => errors.length > 0);
    person.close();
    return errors[0];
  }

  it('says so, on an older server, to its people and to nobody else', async () => {
    const opened = await openTable(at.url);
    const other = await openCounter({});
    const older = await startServer({ databaseUrl, games: counterGames });
    for (const error of await answers(older.url, opened)) {
      expect(error.code).toBe('unknown-game');
      expect(error.message).toBe('This server does not know what is played at this table.');
      expect(error.instead).toContain('Try again later');
    }
    expect(await refusal(older.url, opened)).toMatchObject({
      code: 'unknown-game',
      message: expect.stringContaining('does not know what is played at this table'),
    });
    const stranger = { method: 'GET', token: other.key.token };
    const log = await call(older.url, `/api/tables/${opened.key.table}/log`, stranger);
    expect(log).toMatchObject({ status: 401, body: { error: { code: 'bad-link' } } });
    await older.server.close();
  });

  it('says so, too, where only what it was opened with is unknown', async () => {
    const opened = await openTable(at.url);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query('UPDATE tables SET setup = $2 WHERE id = $1', [
      opened.key.table,
      { playset: 'of-tomorrow' },
    ]);
    await database.end();
    const later = await startServer({ databaseUrl });
    const codes = (await answers(later.url, opened)).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['unknown-game']));
    expect(await refusal(later.url, opened)).toMatchObject({ code: 'unknown-game' });
    await later.server.close();
  });
});

describe('a table that nobody directs', () => {
  it('is managed by everybody who plays, and by no spectator', async () => {
    const { key, invite } = await openCounter({ directed: false });
    expect(key.role).toBe('protagonist');
    const claire = await joinTable(at.url, invite, 'Claire');
    const iris = await joinTable(at.url, invite, 'Iris', 'spectator');
    const path = `/api/tables/${key.table}`;
    const change = (token: string) =>
      call(at.url, `${path}/invite`, { token, body: { open: true } });
    expect((await change(key.token)).status).toBe(200);
    expect((await change(claire.token)).status).toBe(200);
    expect(await change(iris.token)).toMatchObject({
      status: 403,
      body: {
        error: { message: 'Only those who play can do that.', instead: 'Ask those who play.' },
      },
    });
    const of = (seat: string, what: string) => `${path}/seats/${seat}/${what}`;
    expect((await call(at.url, of(key.seat, 'link'), { token: iris.token })).status).toBe(403);
    expect((await call(at.url, of(iris.seat, 'link'), { token: claire.token })).status).toBe(200);
    expect((await call(at.url, of(iris.seat, 'free'), { token: claire.token })).status).toBe(204);
  });

  it('lets those who play take back what is longer ago than the server has in memory', async () => {
    const { key } = await openCounter({ directed: false });
    const bev = await connect(at.url, key);
    const first = await bev.must({ type: 'count' });
    for (let i = 0; i < 70; i += 1) await bev.must({ type: 'count' });
    await bev.must({ type: 'table.undo', to: first });
    await until('all is taken back', () => (bev.state.public as { count: number }).count === 0);
    bev.close();
  });

  it('shows nobody what a director would see', async () => {
    const { key } = await openCounter({ directed: false });
    const bev = await connect(at.url, key);
    expect(bev.welcome?.audiences).toEqual(['public', `seat:${key.seat}`]);
    bev.close();
    const path = `/api/tables/${key.table}/log?audience=director`;
    const { status } = await call(at.url, path, { method: 'GET', token: key.token });
    expect(status).toBe(403);
  });
});

describe('a game that has all but its counting from the table', () => {
  it('is joined, played and taken back', async () => {
    const { key, invite } = await openCounter({});
    const bev = await connect(at.url, key);
    const claire = await connect(at.url, await joinTable(at.url, invite, 'Claire'));
    const count = ({ state }: Person) => (state.public as { count: number }).count;
    await claire.must({ type: 'count' });
    const second = await bev.must({ type: 'count' });
    await until('both have counted', () => count(claire) === 2);
    await bev.must({ type: 'table.undo', to: second });
    await until('one is taken back', () => count(claire) === 1 && count(bev) === 1);
    expect(await claire.send({ type: 'session.end' })).toMatchObject({
      ok: false,
      refusal: { message: 'Only the referee can end the session.', rule: 'TABLE-002' },
    });
    await bev.must({ type: 'session.end' });
    for (const person of [bev, claire]) person.close();
  });
});

describe('a table that somebody directs', () => {
  it('refuses others in its game’s words', async () => {
    const { key, invite } = await openCounter({});
    const claire = await joinTable(at.url, invite, 'Claire');
    const path = `/api/tables/${key.table}/invite`;
    expect(await call(at.url, path, { token: claire.token, body: { open: true } })).toMatchObject({
      status: 403,
      body: { error: { message: 'Only the referee can do that.', instead: 'Ask the referee.' } },
    });
  });
});

describe('dice of other sides than six', () => {
  it('are told with their sides, so that anybody can compute them again', async () => {
    const { key } = await openCounter({});
    const bev = await connect(at.url, key);
    for (const sides of [[6, 6], [20, 6, 100, 1_000_000], [6]]) {
      await bev.must({ type: 'roll', sides });
    }
    const path = `/api/tables/${key.table}/rolls?session=1`;
    const { body } = await call<SessionRolls>(at.url, path, { method: 'GET', token: key.token });
    expect(sessionRollsSchema.parse(body)).toEqual(body);
    expect(body.rolls.map(({ sides }) => sides)).toEqual([
      undefined,
      [20, 6, 100, 1_000_000],
      undefined,
    ]);
    const seed = await seedOfFirstSession(key.table);
    for (const { roll, faces, sides } of body.rolls) {
      expect(facesOf(seed, roll, sides ?? faces.map(() => 6))).toEqual(faces);
    }
    bev.close();
  });

  /** The seed of the first session, before it is told. */
  async function seedOfFirstSession(table: string): Promise<string> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const { rows } = await database.query('SELECT dice_secret FROM tables WHERE id = $1', [table]);
    await database.end();
    return seedOf(rows[0]?.dice_secret, 'public', 1);
  }
});
