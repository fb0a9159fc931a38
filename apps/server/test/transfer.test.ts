import { gzipSync } from 'node:zlib';
import type { ImportedTable, OpenedTable, SeatKey, SessionRolls } from '@moonlit/protocol';
import { facesOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf as tokenHashOf } from '../src/access/tokens';
import { migrate } from '../src/store/migrate';
import { recordedCommitsOf } from '../src/store/recorded';
import { systems } from '../src/tables/systems';
import { ImportJob } from '../src/transfer/import-job';
import { ImportRefused } from '../src/transfer/import-refusal';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import {
  call,
  connect,
  joinTable,
  migrationsDir,
  newSecret,
  openTable,
  startServer,
  until,
} from './helpers';

let home: TestServer;
let away: TestServer;
/** A database with tables for tables, and no server. */
let bareUrl: string;

beforeAll(async () => {
  home = await startServer({ databaseUrl: await newDatabase() });
  bareUrl = await newDatabase();
  await migrate(bareUrl, migrationsDir);
  away = await startServer({ databaseUrl: await newDatabase(), mostImported: 2_000_000 });
});
afterAll(async () => {
  await home.server.close();
  await away.server.close();
});

/** The text of a table's export. */
async function exportOf({ table, token }: SeatKey, url = home.url): Promise<string> {
  const response = await fetch(`${url}/api/tables/${table}/export`, {
    method: 'POST',
    // As browsers ask: what is packed well is packed late.
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  expect(response.status, await response.clone().text()).toBe(200);
  expect(response.headers.get('content-disposition')).toContain(`${table}.json`);
  return response.text();
}

type Answer = ImportedTable & { error?: { code: string; message: string; instead: string } };

async function importText(
  text: string | Buffer,
  zipped = false,
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${away.url}/api/tables/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    },
    body: zipped ? new Uint8Array(gzipSync(text)) : text,
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function imported(text: string): Promise<ImportedTable> {
  const { status, body } = await importText(text, true);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const rolls = async (url: string, { table, token }: SeatKey, session: number) =>
  (
    await call<SessionRolls>(url, `/api/tables/${table}/rolls?session=${session}`, {
      method: 'GET',
      token,
    })
  ).body;

const withoutOffers = ({ state }: Person, seat: string) => {
  const { offers: _offers, ...own } = state[`seat:${seat}`] as { offers: object };
  return [state.public, state.director, own];
};

/** Ends the session, with what the game looks back on before. */
async function endSession(person: Person): Promise<void> {
  const isOpen = () =>
    (person.state.public as { table: { session: { open: boolean } } }).table.session.open;
  while (isOpen()) {
    const seq = await person.must({ type: 'session.end' });
    await until(
      'it shows',
      () => JSON.stringify(person.state.public).includes(`${seq}`) || !isOpen(),
    );
  }
}

function provesItself({ hash, seed, rolls: made }: SessionRolls): boolean {
  if (seed === null || hashOfSeed(seed) !== hash) return false;
  return made.every(({ roll, faces, sides }) => {
    const expected = facesOf(seed, roll, sides ?? faces.map(() => 6));
    return JSON.stringify(expected) === JSON.stringify(faces);
  });
}

/** As much of an offer as answers who is to be let in. */
interface Asked {
  question?: object;
  with: Record<string, unknown>;
}

describe('a table of Girl by Moonlight', () => {
  it('TABLE-045: goes on at another server, with its dice, its log, and what can be taken back', async () => {
    const { key, invite } = await openTable(home.url);
    const claire = await joinTable(home.url, invite, 'Claire');
    const bev = await connect(home.url, key);
    await bev.must({ type: 'clock.create', name: 'Patrol', segments: 4, secret: true });
    await bev.must({ type: 'note.write', title: 'Plan', text: 'Nobody knows.' });
    await bev.must({ type: 'fortune.roll', question: 'Does it rain?', dice: 3 });
    await endSession(bev);
    await bev.must({ type: 'session.start' });
    const rolled = await bev.must({ type: 'fortune.roll', question: 'Is it cold?', dice: 2 });
    await bev.must({ type: 'clock.create', name: 'Storm', segments: 6 });
    // What Claire would rather not meet is known to nobody, and no copy tells it (TABLE-082).
    const player = await connect(home.url, claire);
    await player.must({ type: 'limits.answer', line: 'Spiders in the dark' });
    // Who is let in to a seat here is not let in at a table that is made of the copy.
    const secret = newSecret();
    const asks = (path: string, body: object) =>
      call<{ state: string }>(home.url, path, { body: { seat: claire.seat, secret, ...body } });
    await asks('/api/return', { invite });
    const offers = () =>
      Object.values((bev.state[`seat:${key.seat}`] as { offers: Record<string, Asked> }).offers);
    await until('Bev is asked', () => offers().some(({ question }) => question));
    const ask = offers().find(({ question }) => question)?.with.ask;
    await bev.must({ type: 'return.answer', ask, letIn: true });
    const text = await exportOf(key);
    expect(text).toContain('Bev lets Claire in again');
    expect(text).not.toMatch(/returnSet|"hash":"[^"]*","at"/);
    expect(text).not.toContain(tokenHashOf(secret));
    // Nor is somebody whom the file itself lets in.
    const forged = JSON.parse(text) as { commits: { events: object[] }[] };
    const letIn = { id: 'return-1', hash: tokenHashOf(secret), at: Date.now(), answer: 'in' };
    forged.commits.at(-1)?.events.push({ type: 'returnSet', seat: claire.seat, asked: letIn });
    expect((await importText(JSON.stringify(forged))).status).toBe(400);
    expect(text).toContain('limits.answer');
    expect(text).not.toContain('Spiders');
    expect(JSON.stringify([bev.state, player.state])).not.toContain('Spiders');
    player.close();
    await until('the copy is told of', () =>
      JSON.stringify(bev.state.public).includes('takes a copy'),
    );
    expect(text).not.toContain(key.token);
    expect(text).not.toContain(invite);
    expect(text).not.toContain(claire.token);
    expect(text).not.toContain(await secretOf(key.table));

    const { key: mine, invite: newInvite, person } = await imported(text);
    expect([mine.role, person, mine.seat]).toEqual(['director', 'Bev', key.seat]);
    expect(mine.table).not.toBe(key.table);
    const there = await connect(away.url, mine);
    expect(withoutOffers(there, mine.seat)).toEqual(withoutOffers(bev, key.seat));
    // Everybody else is let in by the director: no link of before is good here.
    expect((await call(away.url, '/api/seats/look', { token: claire.token })).status).toBe(401);
    const link = await call<{ token: string }>(
      away.url,
      `/api/tables/${mine.table}/seats/${claire.seat}/link`,
      { token: mine.token },
    );
    const again = await connect(away.url, { ...claire, table: mine.table, token: link.body.token });
    expect(again.welcome?.seat.name).toBe('Claire');
    await joinTable(away.url, newInvite, 'Dylan');

    // Play, taking back across the move, and the dice that were promised before it.
    await there.must({ type: 'fortune.roll', question: 'Is it late?', dice: 4 });
    await there.must({ type: 'table.undo', to: rolled + 1 }).catch(() => undefined);
    const clocks = () => JSON.stringify((there.state.public as { clocks: object }).clocks);
    const [storm] = Object.values(
      (there.state.public as { log: { entries: { seq: number; text: string }[] } }).log.entries,
    ).filter(({ text: line }) => line.includes('Storm'));
    await there.must({ type: 'table.undo', to: storm?.seq ?? 0 });
    await until('the clock is gone', () => !clocks().includes('Storm'));
    await endSession(there);
    const [first, second] = [await rolls(away.url, mine, 1), await rolls(away.url, mine, 2)];
    expect(first.rolls).toEqual((await rolls(home.url, key, 1)).rolls);
    expect([provesItself(first), provesItself(second)]).toEqual([true, true]);
    expect(second.rolls).toHaveLength(2);
    const told = (bev.state.public as { table: { dice: { hash: string } } }).table.dice.hash;
    expect(second.hash).toBe(told);
    await there.must({ type: 'session.start' });
    await there.must({ type: 'fortune.roll', question: 'And now?', dice: 1 });
    // A session that begins after the copy has other dice at either server.
    await endSession(bev);
    await bev.must({ type: 'session.start' });
    const hashOf = ({ state }: Person) =>
      (state.public as { table: { dice: { hash: string } } }).table.dice.hash;
    await until('the next session', () => hashOf(bev) !== told && hashOf(there) !== told);
    expect(hashOf(there)).not.toBe(hashOf(bev));
    const log = await call<{ entries: { text: string }[] }>(
      away.url,
      `/api/tables/${mine.table}/log`,
      {
        method: 'GET',
        token: mine.token,
      },
    );
    expect(log.body.entries.some(({ text: line }) => line.includes('opens the table'))).toBe(true);
    for (const person of [bev, there, again]) person.close();
  });

  it('TABLE-045: is exported by nobody but its director', async () => {
    const { key, invite } = await openTable(home.url);
    const claire = await joinTable(home.url, invite, 'Claire');
    const asked = await call(home.url, `/api/tables/${key.table}/export`, { token: claire.token });
    expect(asked.status).toBe(403);
  });
});

describe('a table that nobody directs', () => {
  it('TABLE-045: is exported by whoever opened it, with the private dice of all, and goes on', async () => {
    const opened = await call<OpenedTable>(home.url, '/api/tables', {
      body: { name: 'Ours', host: 'Anya', system: 'any-game', setup: { runBy: 'nobody' } },
    });
    const { key, invite } = opened.body;
    const carl = await joinTable(home.url, invite, 'Carl');
    const person = await connect(home.url, carl);
    await person.must({ type: 'roll', expression: '2d20', label: 'Luck', to: 'self' });
    await person.must({ type: 'card.create', name: 'Lamp', to: 'self' });
    const refused = await call(home.url, `/api/tables/${key.table}/export`, { token: carl.token });
    expect(refused.status).toBe(403);
    const { key: mine } = await imported(await exportOf(key));
    expect([mine.role, mine.seat]).toEqual(['protagonist', key.seat]);
    const link = await call<{ token: string }>(
      away.url,
      `/api/tables/${mine.table}/seats/${carl.seat}/link`,
      { token: mine.token },
    );
    const there = await connect(away.url, { ...carl, table: mine.table, token: link.body.token });
    expect(withoutOffers(there, carl.seat)[2]).toEqual(withoutOffers(person, carl.seat)[2]);
    await there.must({ type: 'roll', expression: '1d20', label: 'Luck', to: 'self' });
    await endSession(there);
    const own = () =>
      there.state[`seat:${carl.seat}`] as { dice: { past: { hash: string; seed: string }[] } };
    await until('the seed', () => own().dice.past.length === 1);
    const [past] = own().dice.past;
    expect(hashOfSeed(past?.seed ?? '')).toBe(past?.hash);
    person.close();
    there.close();
  });
});

describe('a file that is no table', () => {
  let good: { commits: Record<string, unknown>[] } & Record<string, unknown>;

  beforeAll(async () => {
    const { key } = await openTable(home.url);
    const bev = await connect(home.url, key);
    await bev.must({ type: 'clock.create', name: 'Patrol', segments: 4 });
    bev.close();
    good = JSON.parse(await exportOf(key));
  });

  const changed = (change: (file: typeof good) => void): string => {
    const copy = structuredClone(good);
    change(copy);
    return JSON.stringify(copy);
  };
  const first = (file: typeof good) => file.commits[0] as { events: Record<string, unknown>[] };

  it.each([
    ['is empty', 'malformed', () => ''],
    ['is no JSON', 'malformed', () => 'Dear diary'],
    ['is something else', 'malformed', () => '{"format":"diary","version":1}'],
    ['ends in the middle', 'malformed', () => JSON.stringify(good).slice(0, -200)],
    [
      'is of a newer version',
      'newer-version',
      () => changed((file) => Object.assign(file, { version: 2 })),
    ],
    [
      'was played by later rules',
      'newer-version',
      () => changed((file) => Object.assign(file.table as object, { stateVersion: 99 })),
    ],
    [
      'is of a game that is not here',
      'unknown-game',
      () => changed((file) => Object.assign(file.table as object, { system: 'chess' })),
    ],
    [
      'has a setup that the game does not know',
      'unknown-game',
      () => changed((file) => Object.assign(file.table as object, { setup: { playset: 'x' } })),
    ],
    ['lacks a command', 'malformed', () => changed((file) => file.commits.splice(1, 1))],
    [
      'lacks all commands',
      'malformed',
      () => changed((file) => Object.assign(file, { commits: [] })),
    ],
    [
      'has two of the same',
      'malformed',
      () => changed((file) => file.commits.push(file.commits.at(-1) ?? {})),
    ],
    [
      'has events of another shape',
      'malformed',
      () => changed((file) => Object.assign(first(file), { events: ['x'] })),
    ],
    [
      'has nobody in it',
      'malformed',
      () => changed((file) => Object.assign(first(file), { events: [] })),
    ],
    [
      'has other dice',
      'malformed',
      () =>
        changed((file) =>
          Object.assign(file, { dice: { session: 1, seeds: { public: 'a'.repeat(64) } } }),
        ),
    ],
    [
      'has dice of its author’s choice under the hashes that were promised',
      'malformed',
      () =>
        changed((file) => {
          const { seeds } = file.dice as { seeds: Record<string, string> };
          for (const stream of Object.keys(seeds)) seeds[stream] = 'a'.repeat(64);
        }),
    ],
    [
      'has one private stream of other dice',
      'malformed',
      () =>
        changed((file) => {
          const { seeds } = file.dice as { seeds: Record<string, string> };
          expect(Object.keys(seeds)).toContain('director');
          seeds.director = 'a'.repeat(64);
        }),
    ],
    [
      'has two commands of one id',
      'malformed',
      () => changed((file) => Object.assign(file.commits[1] ?? {}, { id: file.commits[0]?.id })),
    ],
    [
      'was opened in the year 0',
      'malformed',
      () =>
        changed((file) =>
          Object.assign(file.table as object, { createdAt: '0000-01-01T00:00:00Z' }),
        ),
    ],
    [
      'has a command of the year 0',
      'malformed',
      () => changed((file) => Object.assign(first(file), { at: '0000-12-31T23:59:59+00:00' })),
    ],
    [
      'has a command that nests without end',
      'too-large',
      () => {
        const nested = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
        return changed((file) => first(file).events.push({ type: 'x', nested: 'here' })).replace(
          '"here"',
          nested,
        );
      },
    ],
    [
      'has a command that is longer than any',
      'too-large',
      () => changed((file) => first(file).events.push({ type: 'x', text: 'x'.repeat(4_000_000) })),
    ],
    [
      'lacks the dice that were promised',
      'malformed',
      () => changed((file) => Object.assign(file, { dice: null })),
    ],
    [
      'would change every object',
      'malformed',
      () =>
        changed((file) =>
          first(file).events.push({ type: 'seatRenamed', seat: '__proto__', name: 'x' }),
        ),
    ],
    [
      'has a character that cannot be kept',
      'malformed',
      () =>
        changed((file) => first(file).events.push({ type: 'seatRenamed', seat: 'x', name: '\0' })),
    ],
  ])('is refused where it %s, and nothing is stored', async (_what, code, text) => {
    const refused = await take(text()).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ImportRefused);
    expect(refused).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(await countTables()).toBe(0);
  });

  it('is taken where nothing is wrong with it', async () => {
    await take(changed(() => undefined));
    expect(await countTables()).toBe(1);
  });

  it('is refused by a server as soon as it is too large, and the server goes on', async () => {
    const large = changed((file) => Object.assign(file, { state: 'x'.repeat(3_000_000) }));
    const { status, body } = await importText(large);
    expect([status, body.error?.code]).toEqual([413, 'too-large']);
    expect((await fetch(`${away.url}/livez`)).status).toBe(200);
  });

  /** Imports a file as the thread of a server does, piece by piece. */
  async function take(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: bareUrl });
    await client.connect();
    try {
      const job = new ImportJob(client, systems);
      await job.begin();
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 10_000) {
        await job.take(bytes.subarray(at, at + 10_000));
      }
      await job.finish();
    } finally {
      await client.end();
    }
  }

  async function countTables(): Promise<number> {
    const [row] = await query<{ n: string }>(bareUrl, 'SELECT count(*) AS n FROM tables');
    return Number(row?.n);
  }
});

async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

async function secretOf(table: string): Promise<string> {
  const [row] = await query<{ dice_secret: string }>(
    home.databaseUrl,
    'SELECT dice_secret FROM tables WHERE id = $1',
    [table],
  );
  return row?.dice_secret ?? '';
}

it('reads few large commits at a time for a copy, and many small ones', async () => {
  const pool = new pg.Pool({ connectionString: bareUrl, max: 1 });
  // Text that does not get smaller where it is stored, as a state that was taken back.
  await pool.query(
    `INSERT INTO tables (id, name, system, setup, dice_secret) VALUES ('large', 'Large', 'x', '{}', 'x')`,
  );
  await pool.query(
    `INSERT INTO commits (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
     SELECT 'large', n, n - 1, gen_random_uuid(), NULL, 'x', '{"type":"x"}', json_build_array(json_build_object(
       'type', 'x', 'text', (SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, size) AS m))),
       '{}', now()
     FROM (SELECT n, CASE WHEN n > 20 THEN 6000 ELSE 4 END AS size FROM generate_series(1, 80) AS n) AS sizes`,
  );
  const commits = recordedCommitsOf({ pool });
  const pages: { rows: number; characters: number }[] = [];
  const seqs: number[] = [];
  for (let seq = 0; seq < 80; ) {
    const page = await commits.after('large', seq, 80, { rows: 50, bytes: 64_000 });
    seqs.push(...page.map((commit) => commit.seq));
    const characters = page.reduce((sum, { events }) => sum + events.length, 0);
    pages.push({ rows: page.length, characters });
    seq = page.at(-1)?.seq ?? 80;
  }
  await pool.end();
  expect(seqs).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
  expect(pages[0]?.rows).toBeGreaterThan(20);
  for (const { characters } of pages) expect(characters).toBeLessThan(450_000);
});
