import { request as ask } from 'node:http';
import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, joinTable, openTable, startServer } from './helpers';

let at: TestServer;
let opened: OpenedTable;
let claire: SeatKey;
let other: OpenedTable;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  opened = await openTable(at.url);
  claire = await joinTable(at.url, opened.invite, 'Claire');
  other = await openTable(at.url);
});
afterAll(() => at.server.close());

interface Answer {
  status: number;
  cookies: string[];
  body: { code?: string; key?: SeatKey | null };
}

/** What a browser says of its own page; of others it says what they are. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A request as a browser makes it: `fetch` would not let a test say where it comes from. */
function browses(
  table: string,
  what: '' | '/look' | '/forget',
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((done, failed) => {
    const path = `${at.url}/api/tables/${table}/kept-seat${what}`;
    const sent = ask(path, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => {
        const body = text === '' ? {} : JSON.parse(text);
        const cookies = response.headers['set-cookie'] ?? [];
        done({ status: response.statusCode ?? 0, cookies, body: body.error ?? body });
      });
    });
    sent.on('error', failed);
    sent.end();
  });
}

const keeps = (key: SeatKey, headers: Record<string, string> = ownPage) =>
  browses(key.table, '', { ...headers, authorization: `Bearer ${key.token}` });
const cookie = (...tokens: string[]) => tokens.map((token) => `moonlit-seat=${token}`).join('; ');
const looks = (table: string, kept: string, headers: Record<string, string> = ownPage) =>
  browses(table, '/look', { ...headers, cookie: kept });

describe('the second copy of a seat', () => {
  it('lies in a cookie that no script reads, that no other site sends, and that goes to its table’s own route alone', async () => {
    const { status, cookies } = await keeps(claire);
    expect([status, cookies]).toEqual([
      204,
      [
        `moonlit-seat=${claire.token}; Path=/api/tables/${claire.table}/kept-seat; Max-Age=34560000; HttpOnly; SameSite=Strict`,
      ],
    ]);
    const safe = await keeps(claire, { ...ownPage, origin: 'https://table.example.org' });
    expect(safe.cookies[0], 'over HTTPS').toContain('; Secure; HttpOnly; SameSite=Strict');
  });

  it('gives the seat back to a page of this server that has lost it', async () => {
    const { status, body } = await looks(claire.table, `a=b; ${cookie(claire.token)}; c=d`);
    expect([status, body]).toEqual([200, { key: claire }]);
    // Over plain HTTP browsers say no more than the origin.
    const { host } = new URL(at.url);
    const plain = await looks(claire.table, cookie(claire.token), { origin: `http://${host}` });
    expect(plain.body).toEqual({ key: claire });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
    ['another origin, by its own word', { origin: 'https://evil.example.org' }],
    ['the same host at another port', { origin: 'http://127.0.0.1:1' }],
    ['nowhere', { origin: 'null' }],
    ['who does not say', {}],
  ])(
    'is not given to %s, nor taken from it or forgotten for it',
    async (_, headers: Record<string, string>) => {
      const bearer = { ...headers, authorization: `Bearer ${claire.token}` };
      for (const answer of [
        await looks(claire.table, cookie(claire.token), headers),
        await browses(claire.table, '', bearer),
        await browses(claire.table, '/forget', { ...bearer, cookie: cookie(claire.token) }),
      ]) {
        expect([answer.status, answer.body.code, answer.cookies]).toEqual([403, 'other-page', []]);
      }
    },
  );

  it('opens nothing at another table, and no socket', async () => {
    const { status, body, cookies } = await looks(other.key.table, cookie(claire.token));
    expect([status, body]).toEqual([200, { key: null }]);
    expect(cookies[0], 'of no use there').toContain('Max-Age=0');
    const { status: kept } = await browses(other.key.table, '', {
      ...ownPage,
      authorization: `Bearer ${claire.token}`,
    });
    expect(kept, 'nor is it kept there').toBe(401);
    const socket = io(at.url, {
      path: socketPath(claire.table),
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders: { cookie: cookie(claire.token) },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
    const refused = await new Promise<Error & { data?: { code: string } }>((done, failed) => {
      socket.once('connect_error', done);
      socket.once('welcome', () => failed(new Error('A cookie has opened a seat.')));
    });
    expect(refused.data?.code).toBe('bad-link');
    socket.disconnect();
    // Nor anything else over HTTP.
    const log = await fetch(`${at.url}/api/tables/${claire.table}/log`, {
      headers: { cookie: cookie(claire.token) },
    });
    expect(log.status).toBe(401);
  });

  it.each([
    ['nothing', ''],
    ['something forged', cookie('A'.repeat(22))],
    ['something else', cookie('"><script>')],
    ['too much', cookie('A'.repeat(5_000))],
    ['an empty one', cookie('')],
  ])('made of %s is refused without a word about the seat', async (_, kept) => {
    const { status, body } = await looks(claire.table, kept);
    expect([status, body]).toEqual([200, { key: null }]);
  });

  it('counts for nothing where it is there twice: one of them is somebody else’s', async () => {
    for (const tokens of [
      [claire.token, opened.key.token],
      [claire.token, claire.token],
    ]) {
      const { body } = await looks(claire.table, cookie(...tokens));
      expect(body).toEqual({ key: null });
    }
  });

  it('is let go with its own seat, and not with another one of the device', async () => {
    const { token } = opened.key;
    const bearer = { ...ownPage, authorization: `Bearer ${token}` };
    const kept = await browses(claire.table, '/forget', {
      ...bearer,
      cookie: cookie(claire.token),
    });
    expect([kept.status, kept.cookies]).toEqual([204, []]);
    const gone = await browses(claire.table, '/forget', { ...bearer, cookie: cookie(token) });
    expect(gone.cookies[0]).toMatch(
      /^moonlit-seat=; Path=\/api\/tables\/\w+\/kept-seat; Max-Age=0/,
    );
  });

  it('ends with the link of its seat', async () => {
    const path = `/api/tables/${claire.table}/seats/${claire.seat}/link`;
    const { body } = await call<{ token: string }>(at.url, path, { token: claire.token });
    const revoked = await looks(claire.table, cookie(claire.token));
    expect(revoked.body).toEqual({ key: null });
    expect(revoked.cookies[0]).toContain('Max-Age=0');
    const fresh = await looks(claire.table, cookie(body.token));
    expect(fresh.body.key?.seat).toBe(claire.seat);
  });
});
