import { setTimeout as passes } from 'node:timers/promises';
import type { HttpError, OpenedTable, PushKey, SeatKey } from '@moonlit/protocol';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { sendPush } from '../src/push/send';
import { WORDS_BYTES } from '../src/push/words';
import { openDatabase } from '../src/store/database';
import { pushesOf } from '../src/store/pushes';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, newSecret, openTable, startServer, until } from './helpers';
import { listeningLog } from './listening-log';
import { Browser, PushService, vouched } from './push-service';

/** How long a question waits here before somebody is told. */
const WAITS_MS = 300;
const CONTACT = 'mailto:bev@example.org';
const SERVICE = 'https://push.example.net';

let service: PushService;
let servers: TestServer[];
let database: pg.Client;
let opened: OpenedTable;
let bev: SeatKey;
const { log, lines } = listeningLog();

const start = (databaseUrl: string) =>
  startServer({
    databaseUrl,
    log,
    push: { contact: CONTACT, waits: WAITS_MS },
    pushOutgoing: service.way,
  });
const [at, other] = [() => servers[0] as TestServer, () => servers[1] as TestServer];

beforeEach(async () => {
  service = await PushService.open();
  const databaseUrl = await newDatabase();
  servers = await Promise.all([start(databaseUrl), start(databaseUrl)]);
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  opened = await openTable(at().url);
  bev = opened.key;
});
afterEach(async () => {
  await database.end();
  await Promise.all(servers.map(({ server }) => server.close()));
  await service.close();
});

const pathOf = ({ table }: SeatKey) => `/api/tables/${table}/push`;
const subscribes = (key: SeatKey, body: unknown, url = at().url) =>
  call<HttpError | undefined>(url, pathOf(key), { token: key.token, body });
const subscribed = async (): Promise<number> =>
  (await database.query('SELECT 1 FROM push_subscriptions')).rowCount ?? 0;

/** Asks whoever directs whether somebody may come back to their seat: a question that play waits for. */
async function asks(name: string): Promise<{ end(): Promise<void> }> {
  const { seat, table } = await joinTable(at().url, opened.invite, name);
  const secret = newSecret();
  const { status } = await call(at().url, '/api/return', {
    body: { invite: opened.invite, seat, secret },
  });
  expect(status).toBe(200);
  return {
    async end() {
      await call(at().url, '/api/return/end', { body: { table, seat, secret } });
    },
  };
}

/** Long enough for whatever is told to be told, at both servers. */
const rests = () => passes(WAITS_MS * 4);
const told = (times: number) => until(`${times} told`, () => service.got.length >= times);

describe('a browser that has asked for it', () => {
  it('is told that play waits at which table, and only it can read so', async () => {
    const browser = new Browser(`${SERVICE}/send/of-bev`);
    expect((await subscribes(bev, browser)).status).toBe(204);
    await asks('Claire');
    await told(1);
    const [got] = service.got;
    if (!got) throw new Error('Nothing came.');
    expect(got.path).toBe('/send/of-bev');
    expect(JSON.parse(browser.read(got))).toEqual({ table: bev.table, name: 'Our table' });
    expect(() => new Browser(browser.endpoint).read(got), 'nobody else').toThrow();
    const { body } = await call<PushKey>(at().url, '/api/push', { method: 'GET' });
    const claims = vouched(got, body.key ?? '');
    expect(claims).toMatchObject({ aud: SERVICE, sub: CONTACT });
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
    expect([got.headers.ttl, got.headers.urgency]).toEqual(['3600', 'high']);
    expect(Object.values(got.headers).join(), 'nothing beside it').not.toContain(bev.table);
  });

  it('is told in messages of one length, whatever the table is called', async () => {
    const long = await call<OpenedTable>(at().url, '/api/tables', {
      body: {
        name: '“月”'.repeat(13),
        host: 'Bev',
        system: 'girl-by-moonlight',
        setup: { playset: 'at-the-brink-of-the-abyss' },
      },
    });
    expect(long.status).toBe(201);
    const browser = new Browser(`${SERVICE}/one`);
    await subscribes(bev, browser);
    await asks('Claire');
    await told(1);
    opened = long.body;
    await subscribes(opened.key, browser);
    await asks('Claire');
    await told(2);
    const texts = service.got.map((got) => browser.read(got));
    expect(texts.map((text) => Buffer.byteLength(text))).toEqual([WORDS_BYTES, WORDS_BYTES]);
    expect(JSON.parse(texts[1] ?? '').name).toBe('“月”'.repeat(13));
    const [one, two] = service.got;
    expect(one?.body.length).toBe(two?.body.length);
  });

  it('is told once of each question, however many servers watch, and not of what was answered', async () => {
    const browser = new Browser(`${SERVICE}/once`);
    await subscribes(bev, browser);
    // Both servers have the table at play, and somebody connected to it.
    const claire = await joinTable(at().url, opened.invite, 'Claire');
    const people = await Promise.all(servers.map(({ url }) => connect(url, claire)));
    const first = await asks('Dylan');
    await rests();
    expect(service.got).toHaveLength(1);
    await asks('Anya');
    await rests();
    expect(service.got, 'what is new').toHaveLength(2);
    await first.end();
    await rests();
    expect(service.got, 'nothing new').toHaveLength(2);
    for (const person of people) person.close();
  });

  it('is not told what a restart finds as it was', async () => {
    await subscribes(bev, new Browser(`${SERVICE}/restart`));
    await asks('Claire');
    await told(1);
    await at().server.close();
    servers[0] = await start(at().databaseUrl);
    const claire = await joinTable(at().url, opened.invite, 'Dylan');
    (await connect(at().url, claire)).close();
    await rests();
    expect(service.got).toHaveLength(1);
  });

  it('is not told as long as somebody looks at a page of theirs, at whichever server; then it is', async () => {
    await subscribes(bev, new Browser(`${SERVICE}/looks`));
    const page = await connect(other().url, bev);
    await until('known to both', () => page.present.includes(bev.seat));
    await asks('Claire');
    await rests();
    expect(service.got).toEqual([]);
    page.socket.emit('looking', { looks: false });
    await told(1);
    page.socket.emit('looking', { looks: true });
    await rests();
    await asks('Dylan');
    await rests();
    expect(service.got).toHaveLength(1);
    // A second page that nobody looks at changes nothing; one that is closed does.
    const second = await connect(at().url, bev);
    second.socket.emit('looking', { looks: false });
    await rests();
    expect(service.got).toHaveLength(1);
    page.close();
    await told(2);
    second.close();
  });

  it('is told nothing any more once it says so, or its link is dead', async () => {
    const browser = new Browser(`${SERVICE}/ends`);
    await subscribes(bev, browser);
    const { endpoint } = browser;
    const path = `${pathOf(bev)}/end`;
    expect((await call(at().url, path, { token: bev.token, body: { endpoint } })).status).toBe(204);
    expect(await subscribed()).toBe(0);
    await subscribes(bev, browser);
    const link = `/api/tables/${bev.table}/seats/${bev.seat}/link`;
    expect((await call(at().url, link, { token: bev.token })).status).toBe(200);
    expect(await subscribed(), 'forgotten with the link').toBe(0);
    await asks('Claire');
    await rests();
    expect(service.got).toEqual([]);
    expect((await subscribes(bev, browser)).status, 'nor asks again').toBe(401);
  });
});

describe('a push service', () => {
  it.each([404, 410, 403])(
    'that knows the browser no more (%i) is not asked again',
    async (status) => {
      service.status = status;
      await subscribes(bev, new Browser(`${SERVICE}/gone`));
      await asks('Claire');
      await told(1);
      await expect.poll(subscribed).toBe(0);
      await asks('Dylan');
      await rests();
      expect(service.got).toHaveLength(1);
    },
  );

  it.each([307, 429, 500])(
    'that has trouble (%i) is asked again with the next question, and followed nowhere',
    async (status) => {
      service.status = status;
      await subscribes(bev, new Browser(`${SERVICE}/trouble`));
      await asks('Claire');
      await told(1);
      await rests();
      expect(service.got).toHaveLength(1);
      expect(await subscribed()).toBe(1);
      await asks('Dylan');
      await told(2);
    },
  );

  it('whose name leads into the network by the time that it is used is not connected to, and dropped', async () => {
    const browser = new Browser(`${SERVICE}/rebinds`);
    await subscribes(bev, browser);
    service.isOutside = false;
    await asks('Claire');
    await expect.poll(subscribed).toBe(0);
    expect([service.reached, service.got.length]).toEqual([0, 0]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['172.16.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['fe80::1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['93.184.215.14', '192.168.1.1'],
  ])('is not one at %s', async (...addresses) => {
    service.isOutside = false;
    service.addresses = addresses;
    const { endpoint, keys } = new Browser(`${SERVICE}/x`).toJSON();
    const vapid = { keys: webPush.generateVAPIDKeys(), contact: CONTACT };
    expect(await sendPush({ endpoint, ...keys }, 'x', vapid, service.way)).toBe('gone');
    expect(service.reached).toBe(0);
    service.isOutside = true;
    service.addresses = ['127.0.0.1'];
    expect(await sendPush({ endpoint, ...keys }, 'x', vapid, service.way)).toBe('sent');
  });
});

describe('an address that is no push service’s', () => {
  it.each([
    'http://push.example.net/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[fe80::1]/x',
    'https://localhost/x',
    'https://database/x',
    'https://server.local/x',
    'https://metadata.google.internal/x',
    'https://push.example.net:8443/x',
    'https://user:word@push.example.net/x',
    'https://push.example.net/x#y',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example.net/${'x'.repeat(1_000)}`,
  ])('is refused: %s', async (endpoint) => {
    const { status, body } = await subscribes(bev, { ...new Browser(endpoint).toJSON() });
    expect([status, body?.error.code]).toEqual([400, 'malformed']);
    expect(await subscribed()).toBe(0);
  });

  it.each([
    ['no keys', { endpoint: `${SERVICE}/x` }],
    ['a short key', { endpoint: `${SERVICE}/x`, keys: { p256dh: 'A', auth: 'A'.repeat(22) } }],
    ['nothing', {}],
    ['a list', []],
  ])('is refused with %s', async (_, body) => {
    expect((await subscribes(bev, body)).status).toBe(400);
  });
});

it('is claimed by whoever knows what it was told last, and of later play than that', async () => {
  await subscribes(bev, new Browser(`${SERVICE}/send/of-bev`));
  const own = openDatabase(at().databaseUrl, { log });
  const pushes = pushesOf(own);
  const now = async () => {
    const [one] = await pushes.of([bev.table]);
    if (!one) throw new Error('Nobody has asked for it.');
    return one;
  };
  const before = await now();
  expect(await pushes.claim(before, 'a', 10)).toBe(true);
  expect(await pushes.claim(before, 'b', 11), 'another was told meanwhile').toBe(false);
  const after = await now();
  expect(await pushes.claim(after, 'b', 10), 'no later play').toBe(false);
  expect(await pushes.claim(after, 'b', 11)).toBe(true);
  expect((await now()).told).toBe('b');
  await own.close();
});

it('keeps five of a thousand, the newest, and tells no more than those', async () => {
  // However they came there: over HTTP so many would take minutes.
  await database.query(`
    INSERT INTO push_subscriptions
      (key_id, endpoint_hash, table_id, seat, endpoint, p256dh, auth, created_at)
    SELECT id, 'hash-' || n, table_id, seat, '${SERVICE}/old/' || n, '', '', now() - n * interval '1 second'
    FROM seat_keys, generate_series(1, 1000) AS n`);
  expect(await subscribed()).toBe(1_000);
  const more = Array.from({ length: 25 }, (_, n) => new Browser(`${SERVICE}/${n}`));
  await Promise.all(more.map((one) => subscribes(bev, one)));
  expect(await subscribed(), 'of those that come at once').toBe(5);
  const last = new Browser(`${SERVICE}/last`);
  expect((await subscribes(bev, last)).status).toBe(204);
  expect(await subscribed()).toBe(5);
  await asks('Claire');
  await told(5);
  await rests();
  expect(service.got).toHaveLength(5);
  const paths = service.got.map(({ path }) => path);
  expect(paths).toContain('/last');
  expect(paths.join(), 'the newest').not.toContain('/old/');
});

it('leaves no trace of an address in a log, and none of the keys', async () => {
  service.status = 500;
  await subscribes(bev, new Browser(`${SERVICE}/secret-of-a-browser`));
  await asks('Claire');
  await told(1);
  await rests();
  const { rows } = await database.query('SELECT private_key FROM push_keys');
  expect(rows, 'one pair for all servers').toHaveLength(1);
  const said = lines.join('');
  expect(said.length).toBeGreaterThan(0);
  for (const secret of ['secret-of-a-browser', rows[0].private_key]) {
    expect(said).not.toContain(secret);
  }
});

it('is off where an operator says so', async () => {
  const off = await startServer({ databaseUrl: await newDatabase() });
  const table = await openTable(off.url);
  expect((await call(off.url, '/api/push', { method: 'GET' })).body).toEqual({ key: null });
  const { status, body } = await subscribes(table.key, new Browser(`${SERVICE}/x`), off.url);
  expect([status, body?.error.code]).toEqual([403, 'not-allowed']);
  await off.server.close();
});
