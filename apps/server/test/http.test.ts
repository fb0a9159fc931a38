import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, newSecret, openTable, startServer } from './helpers';

/** What a page draws with before its style sheet has come. */
const OWN_STYLE = '@media (width<=30rem){h1:before{content:“☾”}}';

let at: TestServer;
let opened: OpenedTable;
let client: string;

beforeAll(async () => {
  client = await mkdtemp(join(tmpdir(), 'moonlit-client-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'index.html'), '<!doctype html><title>Moonlit Table</title>');
  await writeFile(join(client, 'table.html'), '<!doctype html><title>Moonlit Table</title>game');
  await writeFile(
    join(client, 'start.html'),
    `<!doctype html><title>Moonlit Table</title><style>${OWN_STYLE}</style>`,
  );
  const script = 'console.log(1)';
  await writeFile(join(client, 'assets', 'index-abc123.js'), script);
  await writeFile(join(client, 'assets', 'index-abc123.js.br'), brotliCompressSync(script));
  at = await startServer({
    databaseUrl: await newDatabase(),
    clientDir: client,
    metricsToken: 'only-for-operators',
  });
  opened = await openTable(at.url);
});
afterAll(async () => {
  await at.server.close();
  await rm(client, { recursive: true });
});

const tryToJoin = (body: object) =>
  call<{ error: { code: string; message: string } }>(at.url, '/api/join', { body });
const tablePath = () => `/api/tables/${opened.key.table}`;

describe('opening a table', () => {
  const body = {
    name: 'Our table',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
  };

  it('gives the director’s link and an invite, each of 128 random bits', async () => {
    const { key, invite } = await openTable(at.url);
    expect(key.role).toBe('director');
    for (const token of [key.token, invite]) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    }
  });

  it.each([
    ['an unknown game', { system: 'chess' }, 404, 'This server does not know that game.'],
    [
      'a setup that the game refuses',
      { setup: { playset: 'x' } },
      400,
      '“playset” is none of the possible values.',
    ],
    ['a setup without what the game asks for', { setup: {} }, 400, '“playset” is missing.'],
    ['no setup', { setup: 'x' }, 400, '“setup” must be a set of fields.'],
    ['no name', { name: '   ' }, 400, 'Please give a name.'],
    ['a field too many', { admin: true }, 400, '“admin” does not belong here.'],
    ['a number for a name', { host: 7 }, 400, '“host” must be a text.'],
  ])('refuses %s', async (_what, change, status, message) => {
    const response = await call<{ error: object }>(at.url, '/api/tables', {
      body: { ...body, ...change },
    });
    expect(response.status).toBe(status);
    expect(response.body.error).toMatchObject({ message });
  });
});

describe('joining', () => {
  it('refuses a name of 10,000 characters in a sentence', async () => {
    const body = { invite: opened.invite, name: 'x'.repeat(10_000), role: 'protagonist' };
    expect(await tryToJoin(body)).toEqual({
      status: 400,
      body: {
        error: {
          code: 'malformed',
          message: 'A name has at most 40 characters.',
          instead: 'Change that, and send it again.',
        },
      },
    });
  });

  it('takes markup for what it is: text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const key = await joinTable(at.url, opened.invite, name, 'spectator');
    const person = await connect(at.url, key);
    expect(person.welcome?.seat.name).toBe(name);
    person.close();
    const { body } = await call<{ seated: string[] }>(at.url, '/api/invites/look', {
      body: { invite: opened.invite },
    });
    expect(body.seated).toContain(name);
  });

  it('keeps what would turn the words around it out of every text, and any script in it', async () => {
    const body = { system: 'any-game', name: 'שולחן 1', host: 'Bev' };
    const setup = { game: 'Iron\u202esworn\u0007', runBy: 'nobody' };
    const { body: table } = await call<OpenedTable>(at.url, '/api/tables', {
      body: { ...body, setup },
    });
    const look = { invite: table.invite };
    expect((await call(at.url, '/api/invites/look', { body: look })).body).toMatchObject({
      name: 'שולחן 1',
      setup: { game: 'Ironsworn' },
      seated: ['Bev'],
    });
    const key = await joinTable(at.url, table.invite, 'علی‌رضا');
    const person = await connect(at.url, key);
    expect(person.welcome?.seat.name).toBe('علی‌رضا');
    await person.must({ type: 'clock.create', name: 'The\u202e bell', segments: 4 });
    await person.must({
      type: 'note.write',
      title: '\ufeffa\u2067',
      text: `Z${'\u0335'.repeat(40)}`,
    });
    await person.must({ type: 'roll', expression: 'd[א\u202e, b]', label: 'Why\u2068?' });
    const heard = JSON.stringify([person.state, person.heard]);
    for (const text of ['"The bell"', '"title":"a"', '"Why?"', 'd[א, b]']) {
      expect(heard).toContain(text);
    }
    expect(heard).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff]|\u0335{7}/);
    person.close();
  });

  it('gives whoever plays a seat that watches, for a shared screen: one each, and nobody else’s', async () => {
    const key = await joinTable(at.url, opened.invite, 'A name that is as long as names may be');
    const ask = (token: string) =>
      call<SeatKey>(at.url, `/api/tables/${key.table}/screen`, { method: 'POST', token });
    const first = await ask(key.token);
    expect(first).toMatchObject({ status: 201, body: { table: key.table, role: 'spectator' } });
    const screen = await connect(at.url, first.body);
    expect(screen.welcome?.audiences).toEqual(['public']);
    screen.close();
    const second = await ask(key.token);
    expect(second.body.seat).toBe(first.body.seat);
    expect((await ask(first.body.token)).status, 'the link that it had before').toBe(401);
    expect((await ask(second.body.token)).status, 'whoever watches has a link').toBe(403);
    const other = await openTable(at.url);
    expect((await ask(other.key.token)).status, 'another table').toBe(401);
  });

  it('takes the shared screen along when somebody has to leave', async () => {
    const { key: director, invite } = await openTable(at.url);
    const key = await joinTable(at.url, invite, 'Eve');
    const ask = (token: string) =>
      call<SeatKey>(at.url, `/api/tables/${key.table}/screen`, { method: 'POST', token });
    const { body: screen } = await ask(key.token);
    const seats = `/api/tables/${key.table}/seats`;
    const freed = await call(at.url, `${seats}/${key.seat}/free`, {
      method: 'POST',
      token: director.token,
    });
    expect(freed.status).toBe(204);
    expect((await ask(screen.token)).status).toBe(401);
  });

  it('refuses the roles and seats that nobody can have', async () => {
    const { invite } = opened;
    expect((await tryToJoin({ invite, name: 'Eve', role: 'director' })).status).toBe(400);
    const { seat } = opened.key;
    expect((await tryToJoin({ invite, name: 'Eve', role: 'protagonist', seat })).status).toBe(404);
    const nowhere = { invite, name: 'Eve', role: 'protagonist', seat: '__proto__' };
    expect((await tryToJoin(nowhere)).status).toBe(404);
  });

  it('is over when the director closes the invite, until there is a new one', async () => {
    const { key, invite } = await openTable(at.url);
    const change = (open: boolean) =>
      call<{ invite: string | null }>(at.url, `/api/tables/${key.table}/invite`, {
        token: key.token,
        body: { open },
      });
    expect((await change(false)).body).toEqual({ invite: null });
    const closed = await tryToJoin({ invite, name: 'Claire', role: 'protagonist' });
    expect(closed.status).toBe(410);
    expect(closed.body.error.code).toBe('closed-invite');
    const { body } = await change(true);
    expect((await tryToJoin({ invite, name: 'Claire', role: 'protagonist' })).status).toBe(410);
    const again = { invite: body.invite, name: 'Claire', role: 'protagonist' };
    expect((await tryToJoin(again)).status).toBe(201);
  });
});

describe('a link', () => {
  let claire: SeatKey;
  beforeAll(async () => {
    claire = await joinTable(at.url, opened.invite, 'Claire');
  });

  it('says which seat it is for', async () => {
    const { body } = await call(at.url, '/api/seats/look', { token: claire.token });
    expect(body).toEqual(claire);
  });

  it.each(['link', 'free'])('of a player changes nobody else’s seat: %s', async (what) => {
    const path = `${tablePath()}/seats/${opened.key.seat}/${what}`;
    const { status } = await call(at.url, path, { token: claire.token });
    expect(status).toBe(403);
  });

  it('of another table opens nothing here', async () => {
    const other = await openTable(at.url);
    for (const path of ['log', 'rolls?session=1']) {
      const { status } = await call(at.url, `${tablePath()}/${path}`, {
        method: 'GET',
        token: other.key.token,
      });
      expect(status).toBe(401);
    }
  });

  it('is needed', async () => {
    for (const path of ['invite', `seats/${claire.seat}/free`, `seats/${claire.seat}/link`]) {
      expect((await call(at.url, `${tablePath()}/${path}`, { body: {} })).status).toBe(401);
    }
  });

  it('TABLE-015: of the director cannot be taken from its table', async () => {
    const path = `${tablePath()}/seats/${opened.key.seat}/free`;
    const { status, body } = await call(at.url, path, { token: opened.key.token });
    expect(status).toBe(403);
    expect(JSON.stringify(body)).toContain('A table needs the director');
  });
});

describe('what anybody may read', () => {
  it('tells whether the database answers', async () => {
    const { body } = await request(at.url).get('/healthz').expect(200);
    expect(body).toEqual({ status: 'ok', database: 'ok' });
  });

  it('counts nothing that tells of play', async () => {
    const bev = await connect(at.url, opened.key);
    const before = await request(at.url).get('/metrics').expect(200);
    expect(before.text).toContain('moonlit_sockets 1');
    await bev.must({ type: 'clock.create', name: 'The traitor', segments: 4, secret: true });
    const after = await request(at.url).get('/metrics').expect(200);
    const lasting = (text: string) => text.replace(/moonlit_up_seconds \d+/, '');
    expect(lasting(after.text)).toBe(lasting(before.text));
    bev.close();
  });

  it('counts more for operators, and still names no table', async () => {
    const { text } = await request(at.url)
      .get('/metrics')
      .set('authorization', 'Bearer only-for-operators')
      .expect(200);
    expect(text).toMatch(/moonlit_commands_total\{outcome="ok"\} \d+/);
    expect(text).toContain('moonlit_command_seconds_bucket');
    expect(text).not.toContain(opened.key.table);
    const wrong = await request(at.url).get('/metrics').set('authorization', 'Bearer guess');
    expect(wrong.text).not.toContain('moonlit_commands_total');
  });
});

describe('the client', () => {
  it.each(['/', '/join', '/table', '/screen', '/dice', '/how-to-play', '/demo', '/about'])(
    'is one page at %s',
    async (page) => {
      const { text, headers } = await request(at.url).get(page).expect(200);
      expect(text).toContain('Moonlit Table');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('lets its pages draw with the styles that they hold, and with no others', async () => {
    const { text, headers } = await request(at.url).get('/').expect(200);
    expect(text).toContain(`<style>${OWN_STYLE}</style>`);
    const hash = createHash('sha256').update(OWN_STYLE).digest('base64');
    const policy = (headers['content-security-policy'] ?? '').split(';');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(policy, 'and no script').toContain("script-src 'self'");
  });

  it('lets the games come along with the pages that list them', async () => {
    const { headers } = await request(at.url).get('/').expect(200);
    expect(headers.link).toContain('</api/systems>; rel=preload');
    const table = await request(at.url).get('/table').expect(200);
    expect(table.headers.link).toBeUndefined();
  });

  it('keeps what never changes', async () => {
    const { headers } = await request(at.url).get('/assets/index-abc123.js').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['br', 'gzip', 'identity'])('comes to whoever takes it as %s', async (how) => {
    const answer = request(at.url).get('/assets/index-abc123.js').set('accept-encoding', how);
    const { headers } = await answer.buffer(false).expect(200);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['content-encoding']).toBe(how === 'identity' ? undefined : how);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it('fetches a game at once only where one is drawn', async () => {
    const pageAt = async (path: string) => (await request(at.url).get(path).expect(200)).text;
    expect(await pageAt('/table')).toContain('game');
    expect(await pageAt('/screen')).toContain('game');
    expect(await pageAt('/join')).not.toContain('game');
  });

  it.each(['/nowhere', '/api/nowhere'])('has nothing at %s', async (path) => {
    const { body } = await request(at.url).get(path).expect(404);
    expect(body).toMatchObject({
      error: { code: 'not-found', message: 'There is nothing here.', instead: expect.any(String) },
    });
  });

  it.each(['/nowhere', '/table/', '/api/nowhere', '/api/tables'])(
    'shows people its own page at %s, which is no address',
    async (path) => {
      const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
      const { text, headers } = await request(at.url).get(path).set('accept', accept).expect(404);
      expect(text).toContain('Moonlit Table');
      expect(headers['content-type']).toContain('text/html');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers.vary).toContain('accept');
    },
  );

  it('tells whoever posts to no address so, whatever they accept', async () => {
    const { body } = await request(at.url).post('/nowhere').set('accept', 'text/html').expect(404);
    expect(body).toMatchObject({ error: { code: 'not-found' } });
  });

  it.each(['/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
    'gives nothing from outside its folder: %s',
    async (path) => {
      const { status, text } = await request(at.url).get(path);
      expect([400, 404]).toContain(status);
      expect(text).toContain('"error"');
    },
  );
});

describe('a request that makes no sense', () => {
  it('gets an answer of the same shape as every other', async () => {
    const post = () => request(at.url).post('/api/join').set('content-type', 'application/json');
    const broken = await post().send('{"invite":').expect(400);
    expect(broken.body.error.code).toBe('malformed');
    const empty = await post().expect(400);
    expect(empty.body.error.code).toBe('malformed');
    const huge = await post()
      .send(JSON.stringify({ invite: 'x'.repeat(100_000) }))
      .expect(413);
    expect(huge.body.error.code).toBe('too-large');
    const form = await request(at.url).post('/api/join').type('form').send('a=b').expect(400);
    expect(form.body.error.code).toBe('malformed');
    await post().send('{"__proto__":{"role":"director"}}').expect(400);
    const deep = await post()
      .send(`{"invite":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
      .expect(400);
    expect(deep.body.error.message).toBe('The request is nested too deeply.');
  });

  it('that comes too often has to wait', async () => {
    const slow = await startServer({
      databaseUrl: at.databaseUrl,
      joinRate: { burst: 2, perSecond: 0.01 },
    });
    const look = () => call(slow.url, '/api/invites/look', { body: { invite: 'x' } });
    const asking = { invite: 'x', seat: 'y', secret: newSecret() };
    const ask = () => call(slow.url, '/api/return', { body: asking });
    const { invite: table, ...known } = asking;
    const wait = (what: string) =>
      call(slow.url, `/api/return/${what}`, { body: { ...known, table } });
    const statuses = [(await look()).status, (await ask()).status, (await look()).status];
    expect(statuses).toEqual([410, 410, 429]);
    for (const more of [ask, () => wait('look'), () => wait('end')])
      expect((await more()).status).toBe(429);
    await slow.server.close();
  });
});
