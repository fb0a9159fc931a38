import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashOf, newId, newToken } from '../src/access/tokens';
import type { Store } from '../src/store';
import { storeOf } from '../src/store';
import type { Appended, NewCommit } from '../src/store/commits';
import { type Database, openDatabase } from '../src/store/database';
import { migrate } from '../src/store/migrate';
import { newDatabase } from './database';
import { migrationsDir } from './helpers';

/** Two servers on one database, and somebody who looks into it. */
let here: { database: Database; store: Store };
let there: { database: Database; store: Store };
let operator: pg.Client;
let tables: string[];

beforeAll(async () => {
  const url = await newDatabase();
  await migrate(url, migrationsDir);
  const server = () => {
    const database = openDatabase(url, { log: pino({ level: 'silent' }), connections: 5 });
    return { database, store: storeOf(database) };
  };
  [here, there] = [server(), server()];
  operator = new pg.Client({ connectionString: url });
  await operator.connect();
  await operator.query(NOTE_STATEMENTS);
});
afterAll(() => Promise.all([here.database.close(), there.database.close(), operator.end()]));

beforeEach(async () => {
  tables = Array.from({ length: 8 }, newId);
  await open(tables);
  await statements();
});

const open = (ids: string[]) =>
  here.database.prisma.table.createMany({
    data: ids.map((id) => ({ id, name: '', system: 'counter', setup: {}, diceSecret: '00' })),
  });

const commit = (changes: Partial<NewCommit> = {}): NewCommit => ({
  seq: 1,
  previous: 0,
  commandId: randomUUID(),
  seat: 'bev',
  command: { type: 'count' },
  events: [{ type: 'counted' }],
  touched: ['public'],
  at: Date.now(),
  ...changes,
});

/** Has PostgreSQL note what each statement adds: the ids of the tables, in the order of adding. */
const NOTE_STATEMENTS = `
  CREATE TABLE statements (place serial, tables text[]);
  CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN INSERT INTO statements (tables)
     SELECT array_agg(table_id) FROM added HAVING count(*) > 0; RETURN NULL; END $$;
  CREATE TRIGGER note AFTER INSERT ON commits REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION note();`;

/** The commits since this was asked last, each statement's apart. */
async function statements(): Promise<string[][]> {
  const { rows } = await operator.query<{ tables: string[] }>(
    'WITH gone AS (DELETE FROM statements RETURNING *) SELECT tables FROM gone ORDER BY place',
  );
  return rows.map((row) => row.tables);
}

/** What becomes of commits to these tables that come in one turn. */
const appendAll = (to: readonly string[], changes: Partial<NewCommit> = {}): Promise<Appended[]> =>
  Promise.all(to.map((table) => here.store.commits.append(table, commit(changes), null)));

const all = (outcome: Appended, of: readonly string[] = tables) => of.map(() => outcome);

async function stored(of: readonly string[] = tables): Promise<string[]> {
  const { rows } = await operator.query<{ table_id: string }>(
    'SELECT table_id FROM commits WHERE table_id = ANY($1) ORDER BY table_id, seq',
    [of],
  );
  return rows.map(({ table_id }) => table_id);
}

/** Waits until PostgreSQL is busy with so many groups, and gives their processes. */
async function groupsUnderWay(): Promise<number[]> {
  for (;;) {
    const { rows } = await operator.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event = 'PgSleep' AND query LIKE '%wanted%'`,
    );
    if (rows.length > 0) return rows.map(({ pid }) => pid);
  }
}

it('sends what comes in one turn in one statement, and keeps it as it was', async () => {
  const given = commit({
    command: JSON.parse('{"type":"count","2":"“\\\\u0041\\n\\t🌙","1":[1.50,1e21,null]}'),
    events: [JSON.parse('{"type":"b","b":{"z":1,"a":"\\"\\\\"},"a":[[]]}')],
    touched: ['public', 'seat:bev "x"'],
    at: 1_795_343_963_257,
    seq: 9_007_199_254_740_991,
  });
  const [first = '', ...others] = tables;
  const outcomes = await Promise.all([
    here.store.commits.append(first, given, null),
    ...others.map((table) => here.store.commits.append(table, commit({ seat: null }), null)),
  ]);
  expect(outcomes).toEqual(all('appended'));
  // In the order of their ids, whatever came first: else two servers would wait for each other.
  expect(await statements()).toEqual([[...tables].sort()]);

  const { rows } = await operator.query(
    `SELECT seq, previous, command_id, seat, type, command::text, events::text, touched, at
     FROM commits WHERE table_id = $1`,
    [first],
  );
  expect(rows).toEqual([
    {
      seq: String(given.seq),
      previous: '0',
      command_id: given.commandId,
      seat: 'bev',
      type: 'count',
      command: JSON.stringify(given.command),
      events: JSON.stringify(given.events),
      touched: given.touched,
      at: new Date(given.at),
    },
  ]);
  expect((await here.store.commits.after(others[0] ?? '', 0))[0]?.seat).toBeNull();
});

it('gathers what comes while others are under way, within bounds, and everybody has a turn', async () => {
  const many = Array.from({ length: 150 }, newId);
  await open(many);
  const [busy = '', quiet = ''] = tables;
  const answered: string[] = [];
  const send = (table: string, changes: Partial<NewCommit>) =>
    here.store.commits
      .append(table, commit(changes), null)
      .then((outcome) => answered.push(`${outcome} ${table === busy ? changes.seq : table}`));
  const queue = Array.from({ length: 6 }, (_, i) => send(busy, { previous: i, seq: i + 1 }));
  await Promise.all([...queue, send(quiet, {}), appendAll(many)]);
  const groups = await statements();
  expect(groups.flat().length).toBe(157);
  expect(Math.max(...groups.map((group) => group.length))).toBe(64);
  // A table with many commits has one in each group, so none waits behind all of them.
  expect(groups.every((group) => new Set(group).size === group.length)).toBe(true);
  expect(groups[0]).toContain(quiet);
  expect(answered.indexOf(`appended ${quiet}`)).toBeLessThan(2);

  const long = 'x'.repeat(300_000);
  await appendAll(tables.slice(2), { events: [JSON.parse(`{"type":"${long}"}`)] });
  expect((await statements()).map((group) => group.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

it('answers each by itself: conflicts, commands that were sent twice, links that died', async () => {
  const [one = '', two = '', three = '', four = '', ...rest] = tables;
  const [good, dead] = [randomUUID(), randomUUID()];
  await here.store.keys.replace(
    { id: good, table: one, seat: 'bev', role: 'director' },
    hashOf(newToken()),
  );
  await here.store.keys.replace(
    { id: dead, table: two, seat: 'bev', role: 'director' },
    hashOf(newToken()),
  );
  await here.store.keys.revoke([dead]);
  const twice = commit();
  await here.store.commits.append(three, twice, null);
  await here.store.commits.append(four, commit(), null);
  await statements();
  const outcomes = await Promise.all([
    here.store.commits.append(one, commit(), good),
    here.store.commits.append(two, commit(), dead),
    here.store.commits.append(three, { ...twice, previous: 1, seq: 2 }, null),
    here.store.commits.append(four, commit({ seq: 2 }), null),
    here.store.commits.append(rest[0] ?? '', commit(), randomUUID()),
    here.store.commits.append(rest[1] ?? '', commit(), null),
  ]);
  expect(outcomes).toEqual(['appended', 'revoked', 'conflict', 'conflict', 'revoked', 'appended']);
  expect(await statements()).toEqual([[one, rest[1] ?? ''].sort()]);
  expect(await stored()).toEqual([one, three, four, rest[1] ?? ''].sort());
});

it('lets one of two commit where both follow the same, whichever servers they came to', async () => {
  const outcomes = await Promise.all(
    [here, there, here].map(({ store }, i) =>
      Promise.all(
        (i % 2 ? tables : [...tables].reverse()).map((table) =>
          store.commits.append(table, commit({ seq: i + 1 }), null).then((outcome) => ({
            table,
            outcome,
          })),
        ),
      ),
    ),
  );
  for (const id of tables) {
    const ofTable = outcomes.flat().filter(({ table }) => table === id);
    expect(ofTable.map(({ outcome }) => outcome).sort()).toEqual([
      'appended',
      'conflict',
      'conflict',
    ]);
  }
  expect(await stored()).toEqual([...tables].sort());
});

it('fails what cannot be stored, and nothing else', async () => {
  const gone = newId();
  const [halfCharacter = '', badId = '', ...others] = tables;
  const outcomes = await Promise.allSettled([
    here.store.commits.append(
      halfCharacter,
      commit({ events: [JSON.parse('{"type":"\\ud83c"}')] }),
      null,
    ),
    here.store.commits.append(badId, commit({ commandId: 'no id' }), null),
    here.store.commits.append(gone, commit(), null),
    ...others.map((table) => here.store.commits.append(table, commit(), null)),
  ]);
  expect(
    outcomes.map((outcome) => ('value' in outcome ? outcome.value : outcome.reason.code)),
  ).toEqual(['appended', '22P02', '23503', ...all('appended', others)]);
  expect(await stored()).toEqual([halfCharacter, ...others].sort());
});

/** Has PostgreSQL take so long over a commit of the type `dawdle`. */
const dawdling = (seconds: number) => `
  CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_sleep(${seconds}); RETURN NEW; END $$;
  CREATE TRIGGER dawdle BEFORE INSERT ON commits FOR EACH ROW
    WHEN (NEW.type = 'dawdle') EXECUTE FUNCTION dawdle();`;

it('lets others overtake a group that takes long', async () => {
  await operator.query(dawdling(4));
  const [slow = '', ...others] = tables;
  const answered: string[] = [];
  const appended = here.store.commits
    .append(slow, commit({ command: { type: 'dawdle' } }), null)
    .then(() => answered.push('slow'));
  await groupsUnderWay();
  for (let seq = 1; seq <= 3; seq += 1) {
    await appendAll(others, { previous: seq - 1, seq });
    answered.push('others');
  }
  await appended;
  await operator.query('DROP FUNCTION dawdle CASCADE');
  expect(answered).toEqual(['others', 'others', 'others', 'slow']);
});

it('fails all whose connection died, without trying again, and stores none of them', async () => {
  await operator.query(dawdling(20));
  const failed = Promise.allSettled(
    [...tables].map((table, i) =>
      here.store.commits.append(
        table,
        commit({ command: { type: i === 4 ? 'dawdle' : 'count' } }),
        null,
      ),
    ),
  );
  const [pid] = await groupsUnderWay();
  await operator.query('SELECT pg_terminate_backend($1)', [pid]);
  expect((await failed).map(({ status }) => status)).toEqual(tables.map(() => 'rejected'));
  await operator.query('DROP FUNCTION dawdle CASCADE');
  expect(await stored()).toEqual([]);
  expect(await appendAll(tables)).toEqual(all('appended'));
});

it('does not let the others wait for a table that is held, by a server or by a lock', async () => {
  const [held = '', ...others] = tables;
  const holds = {
    server: async (during: () => Promise<void>) => {
      await there.store.commits.exclusively(held, during);
    },
    lock: async (during: () => Promise<void>) => {
      await operator.query('BEGIN');
      await operator.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [held]);
      await during();
      await operator.query('COMMIT');
    },
  };
  let seq = 0;
  for (const [by, hold] of Object.entries(holds)) {
    const outcomes: Promise<Appended>[] = [];
    let answered = false;
    await hold(async () => {
      const next = commit({ previous: seq, seq: seq + 1 });
      const waiting = here.store.commits.append(held, next, null);
      waiting.then(
        () => {
          answered = true;
        },
        () => undefined,
      );
      outcomes.push(waiting);
      for (let i = 0; i < 10; i += 1) {
        const changes = { previous: seq * 10 + i, seq: seq * 10 + i + 1 };
        expect(await appendAll(others, changes)).toEqual(all('appended', others));
      }
      expect(answered).toBe(false);
      // A server that holds its table is not even waited for.
      if (by === 'server') expect(await statements()).toEqual(Array(10).fill([...others].sort()));
    });
    expect(await Promise.all(outcomes)).toEqual(['appended']);
    seq += 1;
  }
});

it('lets a table go whose connection dies while it is held, and goes on itself', async () => {
  const [held = ''] = tables;
  const gone = here.store.commits.exclusively(held, async (locked) => {
    await operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    // Until this end has heard of it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return locked.append(held, commit(), null);
  });
  await expect(gone).rejects.toThrow(/[Cc]onnection/);
  expect(await appendAll(tables)).toEqual(all('appended'));
});
