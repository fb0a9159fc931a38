import type { HttpError, OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png, webp } from '../src/pictures/samples';
import { systems } from '../src/tables/systems';
import { counterGames } from './counter';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer, until } from './helpers';

let at: TestServer;
let opened: OpenedTable;
let anya: SeatKey;

beforeAll(async () => {
  const databaseUrl = await newDatabase();
  at = await startServer({ databaseUrl, games: new Map([...systems, ...counterGames]) });
});
afterAll(() => at.server.close());
beforeEach(async () => {
  const { body } = await call<OpenedTable>(at.url, '/api/tables', {
    body: { name: 'Our table', host: 'Bev', system: 'any-game', setup: {} },
  });
  opened = body;
  anya = await joinTable(at.url, opened.invite, 'Anya');
});

const pathOf = (table: string) => `${at.url}/api/tables/${table}/pictures`;
const brings = (
  { table, token }: SeatKey,
  bytes: Buffer = webp,
  type = 'image/webp',
): Promise<Response> =>
  fetch(pathOf(table), {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
const looks = (id: string, { token }: SeatKey, table = anya.table) =>
  fetch(`${pathOf(table)}/${id}`, { headers: { authorization: `Bearer ${token}` } });
const kept = async (key: SeatKey): Promise<string> => {
  const { id }: { id: string } = JSON.parse(await (await brings(key)).text());
  return id;
};
const problem = async (response: Response): Promise<HttpError['error'] & { status: number }> => {
  const { error }: HttpError = JSON.parse(await response.text());
  return { ...error, status: response.status };
};

describe('a picture of one’s own', () => {
  it('TABLE-257: is read by whoever sits at the table, and by nobody else', async () => {
    const id = await kept(anya);
    for (const key of [anya, opened.key]) {
      const answer = await looks(id, key);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(webp);
    }
    expect((await fetch(`${pathOf(anya.table)}/${id}`)).status).toBe(401);
    const other = await openTable(at.url);
    expect((await looks(id, other.key)).status).toBe(401);
    expect((await looks(id, other.key, other.key.table)).status).toBe(404);
    expect((await looks('a-picture-that-is-none', anya)).status).toBe(404);
    const person = await connect(at.url, anya);
    await until('it is hers', () => JSON.stringify(person.state).includes(id));
    const bev = await connect(at.url, opened.key);
    expect(JSON.stringify(bev.state)).not.toContain(id);
    for (const one of [person, bev]) one.close();
  });

  it('TABLE-258: that is none, too large or of another kind is refused with what is allowed', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    for (const bytes of [svg, html, Buffer.alloc(0), png(40_000, 40_000)]) {
      const refused = await problem(await brings(anya, bytes));
      expect(refused).toMatchObject({ status: 415, rule: 'TABLE-258' });
      expect(refused.instead).toContain('WebP, PNG or JPEG');
    }
    for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream']) {
      expect((await brings(anya, webp, type)).status).toBe(415);
    }
    expect((await brings(anya, Buffer.alloc(61_441))).status).toBe(413);
    // What it is says its bytes, whatever its sender says.
    const id = await kept(anya);
    const { id: drawn }: { id: string } = JSON.parse(
      await (await brings(anya, png(9, 9), 'image/webp')).text(),
    );
    expect((await looks(drawn, anya)).headers.get('content-type')).toBe('image/png');
    expect((await looks(id, anya)).headers.get('content-type')).toBe('image/webp');
  });

  it('TABLE-257, TABLE-258: is brought by whoever plays, to a game that has pictures, while there is room', async () => {
    const sam = await joinTable(at.url, opened.invite, 'Sam', 'spectator');
    expect(await problem(await brings(sam))).toMatchObject({ status: 403, rule: 'TABLE-001' });
    expect((await fetch(pathOf(anya.table), { method: 'POST', body: 'x' })).status).toBeGreaterThan(
      400,
    );
    // Whoever plays somebody with a face may have a picture instead of it; a game with neither takes none.
    expect((await brings((await openTable(at.url)).key)).status).toBe(201);
    const { body: counting } = await call<OpenedTable>(at.url, '/api/tables', {
      body: { name: 'Counting', host: 'Bev', system: 'counter', setup: {} },
    });
    expect((await brings(counting.key)).status).toBe(404);
    for (let at = 0; at < 12; at += 1) expect((await brings(anya)).status).toBe(201);
    expect(await problem(await brings(anya))).toMatchObject({ status: 409, rule: 'TABLE-258' });
    // What others have is nobody’s limit.
    expect((await brings(opened.key)).status).toBe(201);
    const person = await connect(at.url, anya);
    const [first = ''] = picturesOf(person.state);
    await person.must({ type: 'picture.drop', picture: first });
    expect((await brings(anya)).status).toBe(201);
    person.close();
  });

  it('TABLE-259: goes with the words of whoever brought it, and with the table', async () => {
    const [hers, bevs] = [await kept(anya), await kept(opened.key)];
    const path = `/api/tables/${anya.table}/seats/${anya.seat}/redact`;
    const done = await call(at.url, path, { token: anya.token, body: { confirm: 'Anya' } });
    expect(done.status).toBe(204);
    expect((await looks(hers, opened.key)).status).toBe(404);
    expect((await looks(bevs, opened.key)).status).toBe(200);
    const end = await call(at.url, `/api/tables/${anya.table}/delete`, {
      token: opened.key.token,
      body: { confirm: 'Our table' },
    });
    expect(end.status).toBe(204);
    expect((await looks(bevs, opened.key)).status).toBe(401);
  });
});

/** The pictures that a seat is told it has. */
function picturesOf(state: object): string[] {
  const found = /"pictures":(\[[^\]]*\])/.exec(JSON.stringify(state))?.[1] ?? '[]';
  const all: unknown = JSON.parse(found);
  return Array.isArray(all) ? all.map(String) : [];
}
