import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect as connectTo } from 'node:net';
import { inspect } from 'node:util';
import type { HttpError, OpenedTable, SeatKey, Webhook } from '@moonlit/protocol';
import { PICTURE_MAX } from '@moonlit/protocol';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Outgoing, outgoing, plain } from '../src/posting/post';
import { isPublic } from '../src/posting/public-address';
import { WebhookAddress } from '../src/posting/webhook-address';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer } from './helpers';
import { listeningLog } from './listening-log';

const SECRET = 'Q7_secret-of-the-channel-0123456789abcdefghijklmnopqrstuvwxyzABCDEF';
const NUMBER = '123456789012345678';
const ADDRESS = `https://discord.com/api/webhooks/${NUMBER}/${SECRET}`;
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

/** What the channel has been sent. */
interface Got {
  url: string;
  form: FormData;
}

let channel: Server;
let port: number;
const got: Got[] = [];
/** What the channel does with the next message. */
let answer: { status: number; headers?: Record<string, string> } | 'silence' | 'hangs-up';
/** The addresses of its host. */
let found: string[];

let databaseUrl: string;
let database: pg.Client;
let at: TestServer;
let other: TestServer;
let opened: OpenedTable;
let players: SeatKey[];
const { log, lines } = listeningLog();

/** As in production, but for where the host lies: the real `fetch`, over a real connection. */
const toChannel: Outgoing = {
  ...outgoing,
  fetch: (address, init) =>
    fetch(String(address).replace('https://discord.com', `http://127.0.0.1:${port}`), init),
  lookup: async () => found,
  patience: 1_000,
};

async function received(request: IncomingMessage): Promise<Got> {
  const bytes: Uint8Array[] = [];
  for await (const chunk of request) bytes.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(bytes), { headers }).formData();
  return { url: request.url ?? '', form };
}

beforeAll(async () => {
  channel = createHttpServer((request, response) => {
    void received(request).then((one) => {
      got.push(one);
      if (answer === 'silence') return;
      if (answer === 'hangs-up') request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end('{}');
    });
  });
  await new Promise<void>((listening) => channel.listen(0, '127.0.0.1', listening));
  ({ port } = channel.address() as AddressInfo);
  databaseUrl = await newDatabase();
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const shared = { databaseUrl, log, webhookHosts: ['discord.com'], outgoing: toChannel };
  at = await startServer({ ...shared, metricsToken: 'all' });
  other = await startServer(shared);
});
beforeEach(async () => {
  got.length = 0;
  answer = { status: 200 };
  found = ['162.159.128.233', '2606:4700::1'];
  opened = await openTable(at.url);
  players = [
    await joinTable(at.url, opened.invite, 'Claire'),
    await joinTable(at.url, opened.invite, 'Iris', 'spectator'),
  ];
});
afterAll(async () => {
  await at.server.close();
  await other.server.close();
  await database.end();
  channel.closeAllConnections();
  channel.close();
});

const path = () => `/api/tables/${opened.key.table}/webhook`;
const set = (address: string | null, token = opened.key.token) =>
  call<Webhook & HttpError>(at.url, path(), { body: { address }, token });
const look = () =>
  call<Webhook>(at.url, path(), { method: 'GET', token: opened.key.token }).then(
    ({ body }) => body,
  );
const posts = (more: object = {}, { id = randomUUID() as string, url = at.url } = {}) =>
  call<{ posted: true } & HttpError>(url, `${path()}/post`, {
    body: { id, text: 'The mission succeeds.', ...more },
    token: opened.key.token,
  });

describe('the address of a channel', () => {
  it.each([
    ['http://discord.com/api/webhooks/1/2', 'https'],
    ['discord.com/api/webhooks', 'no web address'],
    [ADDRESS.replace('discord.com', 'discord.com.evil.example'), 'nowhere else'],
    [ADDRESS.replace('discord.com', 'discord.com:8443'), 'nowhere else'],
    [ADDRESS.replace('discord.com', '127.0.0.1'), 'nowhere else'],
    [ADDRESS.replace('discord.com', '[::1]'), 'nowhere else'],
    [ADDRESS.replace('discord.com', 'me:pass@discord.com'), 'not the address of a webhook'],
    [ADDRESS.replace('/api/webhooks/', '/api/users/'), 'not the address of a webhook'],
    [`${ADDRESS}/../../../users/1`, 'not the address of a webhook'],
    [`${ADDRESS}?wait=false`, 'not the address of a webhook'],
    [`https://discord.com/api/webhooks/${NUMBER}/short`, 'not the address of a webhook'],
    [`https://discord.com@127.0.0.1/api/webhooks/${NUMBER}/${SECRET}`, 'nowhere else'],
  ])('TABLE-096: %s is none', async (text, why) => {
    const { status, body } = await set(text);
    expect(status).toBe(400);
    expect(body.error.message).toContain(why);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect((await look()).address).toBeNull();
  });

  it('TABLE-096: is shown masked to whose table it is, and to nobody else at all', async () => {
    const masked = 'discord.com/…5678/…';
    expect(await set(ADDRESS)).toMatchObject({ status: 200, body: { address: masked } });
    expect(await look()).toEqual({ hosts: ['discord.com'], address: masked });
    const stranger = await openTable(at.url);
    for (const { token } of [...players, stranger.key]) {
      const refused = [
        await call(at.url, path(), { method: 'GET', token }),
        await set(ADDRESS, token),
        await call(at.url, `${path()}/post`, { body: { id: randomUUID(), text: 'x' }, token }),
      ];
      for (const { status } of refused) expect([401, 403]).toContain(status);
    }
    expect(got).toEqual([]);
  });

  it('TABLE-096: stands in no state, no log of the table or the server, no metric and no copy', async () => {
    const people: Person[] = [];
    for (const key of [opened.key, ...players]) people.push(await connect(at.url, key));
    await set(ADDRESS);
    answer = 'hangs-up';
    await posts();
    answer = { status: 200 };
    await posts();
    for (const person of people) {
      await person.send({ type: 'nothing' });
      await person.resync();
    }
    const all = [
      ...people.map(({ heard, state }) => JSON.stringify([heard, state])),
      lines.join(''),
      await (await fetch(`${at.url}/metrics`, { headers: { authorization: 'Bearer all' } })).text(),
      JSON.stringify(
        await call(at.url, `/api/tables/${opened.key.table}/log?audience=director`, {
          method: 'GET',
          token: opened.key.token,
        }),
      ),
      JSON.stringify(
        await call(at.url, `/api/tables/${opened.key.table}/export`, { token: opened.key.token }),
      ),
      JSON.stringify(
        (
          await database.query(
            'SELECT * FROM commits FULL JOIN snapshots USING (table_id) FULL JOIN tables ON id = table_id',
          )
        ).rows,
      ),
    ];
    expect(all[3]).toContain('/webhook/post');
    for (const one of all) {
      expect(one.length).toBeGreaterThan(20);
      expect(one).not.toMatch(/Q7_secret|api\/webhooks/);
    }
    for (const person of people) person.close();
  });

  it('TABLE-096: shows itself masked wherever it is written', () => {
    const address = WebhookAddress.read(ADDRESS, ['discord.com']);
    if (!(address instanceof WebhookAddress)) throw new Error(address);
    const shown = [`${address}`, JSON.stringify({ address }), inspect({ address })];
    for (const one of shown) expect(one).not.toContain(SECRET);
    expect(address.reveal()).toBe(ADDRESS);
    const logged = listeningLog();
    logged.log.error({ err: new Error(`Failed: ${ADDRESS}`), address: ADDRESS }, 'Oops');
    expect(logged.lines.join('')).toContain('Oops');
    expect(logged.lines.join('')).not.toContain(SECRET);
  });

  it('TABLE-096: is gone when it is taken away, and with its table', async () => {
    const rows = async () => (await database.query('SELECT * FROM webhooks')).rowCount;
    const before = (await rows()) ?? 0;
    await set(ADDRESS);
    expect(await set(null)).toMatchObject({ status: 200, body: { address: null } });
    expect(await rows()).toBe(before);
    expect(await posts()).toMatchObject({ status: 409, body: { error: { code: 'no-address' } } });
    await set(ADDRESS);
    await posts();
    const confirm = 'Our table';
    const asked = { token: opened.key.token, body: { confirm } };
    await call(at.url, `/api/tables/${opened.key.table}/delete`, asked);
    expect(await rows()).toBe(before);
    const kept = 'SELECT * FROM webhook_posts WHERE table_id = $1';
    expect((await database.query(kept, [opened.key.table])).rowCount).toBe(0);
  });
});

describe('a message to the channel', () => {
  beforeEach(() => set(ADDRESS));

  it('TABLE-095: has the words, the picture, and nobody whom it calls', async () => {
    const text = 'The *night* of @everyone\n# [Raven](https://a.example/x_y)';
    const sent = await posts({ text, picture: PICTURE.toString('base64') });
    expect(sent).toEqual({ status: 200, body: { posted: true } });
    const [{ url, form }] = got as [Got];
    expect(url).toBe(`/api/webhooks/${NUMBER}/${SECRET}?wait=true`);
    expect([...form.keys()]).toEqual(['payload_json', 'files[0]']);
    const payload = JSON.parse(String(form.get('payload_json')));
    expect(payload).toEqual({
      content: 'The \\*night\\* of \\@everyone\n\\# \\[Raven\\](https://a.example/x_y)',
      allowed_mentions: { parse: [] },
      flags: 4,
      attachments: [{ id: 0, filename: 'our-evening.png', description: text }],
    });
    const picture = form.get('files[0]') as File;
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
  });

  it('TABLE-095: is posted once, however often and wherever it is sent', async () => {
    const id = randomUUID();
    for (const url of [at.url, at.url, other.url]) {
      expect((await posts({}, { id, url })).body).toEqual({ posted: true });
    }
    expect(got).toHaveLength(1);
    const both = randomUUID();
    await Promise.all([posts({}, { id: both }), posts({}, { id: both, url: other.url })]);
    expect(got).toHaveLength(2);
  });

  it('TABLE-095: that has failed is forgotten alone: what was posted before is not posted again', async () => {
    const [posted, failed] = [randomUUID(), randomUUID()];
    await posts({}, { id: posted });
    answer = { status: 404 };
    expect((await posts({}, { id: failed })).status).toBe(409);
    answer = { status: 200 };
    expect((await posts({}, { id: posted })).body).toEqual({ posted: true });
    expect(got).toHaveLength(2);
  });

  it.each<[typeof answer, number, string, retries: boolean]>([
    [{ status: 404 }, 409, 'does not know this webhook', true],
    [{ status: 401 }, 409, 'does not know this webhook', true],
    [{ status: 400 }, 409, 'did not take this message', true],
    [{ status: 413 }, 413, 'too large', true],
    [{ status: 429, headers: { 'retry-after': '7.2' } }, 429, 'wait for 8 s', true],
    [{ status: 429, headers: { 'retry-after': '9e99' } }, 429, 'wait for 3600 s', true],
    [{ status: 302, headers: { location: '/elsewhere' } }, 502, 'is not followed', true],
    [{ status: 503 }, 504, 'has not said', false],
    ['hangs-up', 504, 'has not said', false],
    ['silence', 504, 'has not said', false],
  ])(
    'TABLE-095: %o has an answer, and is sent again only if it cannot be there',
    async (then, status, words, retries) => {
      answer = then;
      const id = randomUUID();
      const first = await posts({}, { id });
      expect(first.status).toBe(status);
      expect(first.body.error.message).toContain(words);
      expect(first.body.error.instead).not.toBe('');
      expect(JSON.stringify(first.body)).not.toContain(SECRET);
      expect(got.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/api\/webhooks\//)]);
      answer = { status: 200 };
      const again = await posts({}, { id });
      expect(again.status).toBe(retries ? 200 : 504);
      expect(got).toHaveLength(retries ? 2 : 1);
    },
  );

  it.each([
    ['127.0.0.1'],
    ['162.159.128.233', '10.1.2.3'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00::1'],
    ['169.254.169.254'],
    [],
  ])('TABLE-096: goes nowhere when its host lies at %s', async (...addresses) => {
    found = addresses;
    expect((await posts()).status).toBe(502);
    expect(got).toEqual([]);
  });

  it('TABLE-096: waits for nobody who cannot be reached', async () => {
    const free = createHttpServer().listen(0, '127.0.0.1');
    await new Promise((listening) => free.once('listening', listening));
    const { port: nobody } = free.address() as AddressInfo;
    await new Promise((closed) => free.close(closed));
    const [before] = [port];
    port = nobody;
    const { status, body } = await posts();
    port = before;
    expect([status, body.error.code]).toEqual([502, 'unreachable']);
  });

  it('TABLE-095: is no longer than the channel takes, with a picture that is one', async () => {
    expect((await posts({ text: 'x'.repeat(2_001) })).status).toBe(413);
    expect((await posts({ text: '*'.repeat(1_001) })).status).toBe(413);
    expect((await posts({ text: '' })).status).toBe(400);
    expect((await posts({ picture: 'aGVsbG8=' })).status).toBe(400);
    expect((await posts({ picture: 'not base64!' })).status).toBe(400);
    const huge = Buffer.concat([PICTURE, Buffer.alloc(PICTURE_MAX)]).toString('base64');
    expect([400, 413]).toContain((await posts({ picture: huge })).status);
    expect(got).toEqual([]);
  });

  it('TABLE-095: is not even read of somebody who has no seat that may post', async () => {
    const { hostname } = new URL(at.url);
    const begun = (token: string) =>
      new Promise<string>((resolve) => {
        const socket = connectTo(at.port, hostname, () =>
          socket.write(
            `POST ${path()}/post HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\nauthorization: Bearer ${token}\r\n\r\n{`,
          ),
        );
        socket.once('data', (data) => {
          resolve(data.toString().split('\r\n')[0] ?? '');
          socket.destroy();
        });
      });
    // Answered though of a million bytes one has come.
    expect(await begun('nobody')).toContain(' 401 ');
    expect(await begun(players[0]?.token ?? '')).toContain(' 403 ');
  });

  it('TABLE-095: is one of a few: a table cannot flood its channel', async () => {
    const all = [];
    for (let more = 0; more < 6; more += 1) all.push((await posts()).status);
    expect(all).toEqual([200, 200, 200, 200, 200, 429]);
    expect(got).toHaveLength(5);
  });

  it('TABLE-095: leaves only where the operator lets it, whatever was kept before', async () => {
    const closed = await startServer({ databaseUrl, outgoing: toChannel });
    const token = opened.key.token;
    const seen = await call<Webhook>(closed.url, path(), { method: 'GET', token });
    expect(seen.body).toEqual({ hosts: [], address: null });
    expect((await posts({}, { url: closed.url })).status).toBe(403);
    const body = { address: ADDRESS };
    expect((await call(closed.url, path(), { body, token })).status).toBe(403);
    // What is there can be taken away all the same.
    expect((await call(closed.url, path(), { body: { address: null }, token })).status).toBe(200);
    expect(got).toEqual([]);
    await closed.server.close();
  });
});

it('knows its own network from the open one', () => {
  for (const inside of [
    '10.0.0.1',
    '100.64.1.1',
    '172.31.0.1',
    '192.168.1.1',
    '0.0.0.0',
    'fe80::1',
  ])
    expect(isPublic(inside), inside).toBe(false);
  for (const inside of ['2002:7f00:1::', '2001:db8::1', '64:ff9b::7f00:1', 'ff02::1'])
    expect(isPublic(inside), inside).toBe(false);
  for (const outside of ['162.159.128.233', '8.8.8.8', '2606:4700::1'])
    expect(isPublic(outside), outside).toBe(true);
  expect(plain('a_b * https://x.example/a_b\n- one')).toBe(
    'a\\_b \\* https://x.example/a_b\n\\- one',
  );
  // Whatever stands right behind an address is no mark either.
  expect(plain('http://x](http://y.example/z) http://<@1>*|`~\\ https://x.example/#a@b')).toBe(
    'http://x%5D(http://y.example/z) http://%3C%401%3E%2A%7C%60%7E%5C https://x.example/#a%40b',
  );
});
