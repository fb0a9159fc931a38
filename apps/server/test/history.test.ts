import type { LogPage, OpenedTable, SeatKey, SessionRolls } from '@moonlit/protocol';
import { facesOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import type { LogEntry } from '@moonlit/rules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer } from './helpers';

let at: TestServer;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
});
afterAll(() => at.server.close());

describe('the story', () => {
  let table: OpenedTable;
  let claire: SeatKey;
  const read = (token: string, query: string) =>
    call<{ entries: LogEntry[]; more: boolean }>(
      at.url,
      `/api/tables/${table.key.table}/log${query}`,
      { method: 'GET', token },
    );

  beforeAll(async () => {
    table = await openTable(at.url);
    claire = await joinTable(at.url, table.invite, 'Claire');
    const bev = await connect(at.url, table.key);
    for (let i = 1; i <= 70; i += 1) {
      await bev.must({ type: 'seat.rename', name: `Bev ${i}` });
    }
    await bev.must({ type: 'clock.create', name: 'The traitor', segments: 4, secret: true });
    bev.close();
  });

  it('can be read page by page, newest first, to its beginning', async () => {
    const lines: LogEntry[] = [];
    for (let more = true; more; ) {
      const oldest = lines.at(-1);
      const page = await read(claire.token, oldest ? `?before=${oldest.seq}` : '');
      expect(page.status).toBe(200);
      lines.push(...page.body.entries);
      ({ more } = page.body);
    }
    expect(lines).toHaveLength(72);
    expect(lines[0]?.text).toContain('Bev 70');
    expect(lines.at(-1)?.text).toBe('Bev opens the table.');
    expect(new Set(lines.map(({ seq }) => seq)).size).toBe(72);
  });

  it('goes on in the middle of a command for whoever has part of its lines', async () => {
    const { body } = await read(claire.token, '');
    const [newest, second] = body.entries;
    const rest = await read(claire.token, `?before=${newest?.seq}&have=0`);
    expect(rest.body.entries[0]).toEqual(newest);
    const after = await read(claire.token, `?before=${newest?.seq}&have=1`);
    expect(after.body.entries[0]).toEqual(second);
  });

  it('of the director’s desk is for the director', async () => {
    const theirs = await read(table.key.token, '?audience=director');
    expect(JSON.stringify(theirs.body)).toContain('The traitor');
    expect((await read(claire.token, '?audience=director')).status).toBe(403);
    expect(JSON.stringify(await read(claire.token, ''))).not.toContain('traitor');
  });

  it('marks what was taken back', async () => {
    const bev = await connect(at.url, table.key);
    const seq = await bev.must({ type: 'clock.create', name: 'A mistake', segments: 4 });
    await bev.must({ type: 'table.undo', to: seq });
    bev.close();
    const { body } = await read(claire.token, '');
    expect(body.entries.find((line) => line.seq === seq)?.undone).toBe(true);
    expect(body.entries[0]?.undone).toBeUndefined();
  });

  it.each(['?before=x', '?audience=seat', '?colour=red'])(
    'refuses a query like %s',
    async (query) => {
      expect((await read(claire.token, query)).status).toBe(400);
    },
  );
});

describe('the story of a table', () => {
  it('TABLE-050: is what people wrote and where chapters begin, oldest first, for all who sit there', async () => {
    const table = await openTable(at.url);
    const claire = await joinTable(at.url, table.invite, 'Claire');
    const bev = await connect(at.url, table.key);
    const title = (words: string) => bev.must({ type: 'episode.title', title: words });
    await title('The Glass Garden');
    const wrong = await title('A slip of the pen');
    await bev.must({ type: 'table.undo', to: wrong, evenIfRevealed: true, reason: 'No' });
    await bev.must({ type: 'clock.create', name: 'The traitor', segments: 4, secret: true });
    for (const step of ['session.end', 'session.end', 'session.start']) {
      await bev.must({ type: step });
    }
    const read = (after: number, token = claire.token) =>
      call<LogPage>(at.url, `/api/tables/${table.key.table}/story?after=${after}`, {
        method: 'GET',
        token,
      });
    const { body } = await read(0);
    expect(body.more).toBe(false);
    expect(body.entries.map(({ beat }) => beat?.fiction ?? beat?.chapter?.name)).toEqual([
      'The Glass Garden',
      'Session 2',
    ]);
    const later = await read(body.entries[0]?.seq ?? 0);
    expect(later.body.entries.map(({ beat }) => beat?.kind)).toEqual(['session-begins']);
    expect((await read(0, 'nobody')).status).toBe(401);
    bev.close();
  });
});

describe('the dice of a session', () => {
  it('can be checked by anybody once it has ended', async () => {
    const table = await openTable(at.url);
    const bev = await connect(at.url, table.key);
    const rolls = async (session = 1) =>
      call<SessionRolls>(at.url, `/api/tables/${table.key.table}/rolls?session=${session}`, {
        method: 'GET',
        token: table.key.token,
      });
    await bev.must({ type: 'fortune.roll', question: 'Does it rain?', dice: 3 });
    await bev.must({ type: 'fortune.roll', question: 'Who is it?', dice: 2, secret: true });
    await bev.must({ type: 'fortune.roll', question: 'Does it snow?', dice: 1 });
    const before = await rolls();
    expect(before.body.seed).toBeNull();
    await bev.must({ type: 'session.end' });
    await bev.must({ type: 'session.end' });
    const { body } = await rolls();
    const { seed } = body;
    if (seed === null) throw new Error('The seed is not told');
    expect(hashOfSeed(seed)).toBe(before.body.hash);
    expect(body.rolls.map(({ roll }) => roll)).toEqual([0, 1]);
    for (const { roll, faces } of body.rolls) {
      const sides = faces.map(() => 6);
      expect(facesOf(seed, roll, sides)).toEqual(faces);
    }
    expect(JSON.stringify(body)).not.toContain('Who is it?');
    expect((await rolls(2)).status).toBe(404);
    bev.close();
  });
});

describe('many who read back at once', () => {
  /** Nobody else reads or writes what has happened, until it is let go. */
  async function locked(databaseUrl: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('BEGIN; LOCK TABLE commits IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  }

  it('are sent what was read before, without asking the database again', async () => {
    const table = await openTable(at.url);
    const claire = await joinTable(at.url, table.invite, 'Claire');
    const get = (token: string, what: string) =>
      call<LogPage>(at.url, `/api/tables/${table.key.table}/${what}`, { method: 'GET', token });
    const all = ['log', 'log?before=9000000000000000&have=0', 'story', 'rolls?session=1'];
    const first = await Promise.all(all.map((what) => get(table.key.token, what)));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const release = await locked(at.databaseUrl);
    const again = await Promise.all(all.map((what) => get(claire.token, what)));
    await release();
    expect(again).toEqual(first);

    // What has happened since is in the next answer.
    const bev = await connect(at.url, table.key);
    await bev.must({ type: 'seat.rename', name: 'Beverly' });
    bev.close();
    const { body } = await get(claire.token, 'log');
    expect(body.entries[0]?.text).toContain('Beverly');
  });

  it('leave connections to everybody else, and the rest is told to wait', async () => {
    const table = await openTable(at.url);
    const { token } = table.key;
    const get = (what: string) =>
      call<{ error?: { code: string } }>(at.url, `/api/tables/${table.key.table}/${what}`, {
        method: 'GET',
        token,
      });
    // What was taken back is known then, and each page is another one.
    await get('log');
    const release = await locked(at.databaseUrl);
    const pages = Array.from({ length: 60 }, (_, have) => get(`log?before=9000&have=${have}`));
    const look = await call(at.url, '/api/seats/look', { token });
    expect(look.status).toBe(200);
    await release();
    const answers = await Promise.all(pages);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(10);
    for (const { status, body } of refused) {
      expect([status, body.error?.code]).toEqual([503, 'server-busy']);
    }
  });
});
