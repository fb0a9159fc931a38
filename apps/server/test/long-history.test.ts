import { createTable } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import pg from 'pg';
import pino from 'pino';
import { expect, it } from 'vitest';
import { storeOf } from '../src/store';
import { openDatabase } from '../src/store/database';
import { replay } from '../src/tables/replay';
import { newDatabase } from './database';
import type { Person } from './helpers';
import { connect, openTable, startServer, until } from './helpers';

const COMMANDS = 20_000;

function markedOf({ state }: Person): number | undefined {
  const { clocks } = state.public as { clocks: Record<string, { marked: number }> };
  return Object.values(clocks)[0]?.marked;
}

/** Has a clock ticked forwards and backwards so often that the table has played `COMMANDS` commands. */
async function playLong(databaseUrl: string, table: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `WITH last AS (SELECT * FROM commits WHERE table_id = $1 ORDER BY seq DESC LIMIT 2),
          ends AS (SELECT max(seq) AS newest, (SELECT count(*) FROM commits WHERE table_id = $1) AS made FROM last)
     INSERT INTO commits (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
     SELECT $1, newest + turn, newest + turn - 1, gen_random_uuid(), seat, type, command,
            replace(events::text, '"seq":' || seq, '"seq":' || newest + turn)::json, touched, at
     FROM ends, generate_series(1, $2 - made) AS turn,
          LATERAL (SELECT * FROM last ORDER BY seq OFFSET (turn - 1) % 2 LIMIT 1) AS ticked`,
    [table, COMMANDS],
  );
  await database.query('DELETE FROM snapshots WHERE table_id = $1', [table]);
  await database.end();
}

it('replays what another build has left, however long, and goes on from there', async () => {
  const databaseUrl = await newDatabase();
  const first = await startServer({ databaseUrl, build: 'one' });
  const { key } = await openTable(first.url);
  const bev = await connect(first.url, key);
  const made = await bev.must({ type: 'clock.create', name: 'Patrol', segments: 4, marked: 1 });
  const tick = { type: 'clock.tick', clock: `clock${made}-1`, reason: '' };
  for (const by of [1, -1]) await bev.must({ ...tick, by });
  bev.close();
  await first.server.close();
  await playLong(databaseUrl, key.table);
  const second = await startServer({ databaseUrl, build: 'two' });
  const again = await connect(second.url, key);
  expect(markedOf(again)).toBe(1);
  await again.must({ ...tick, by: 1 });
  await until('it shows', () => markedOf(again) === 2);
  again.close();
  await second.server.close();

  // The same history once more, from memory: now nothing but the replay itself could let others in.
  const database = openDatabase(databaseUrl, { log: pino({ level: 'silent' }) });
  const commits = await storeOf(database).commits.after(key.table, 0);
  await database.close();
  const start = createTable(girlByMoonlight, {
    name: 'Our table',
    setup: { playset: 'at-the-brink-of-the-abyss' },
  });
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  turn();
  const { state, newest } = await replay(
    {
      system: girlByMoonlight,
      record: { id: key.table },
      store: {
        commits: {
          after: async (_table, seq, _before, most = commits.length) => {
            const next = commits.findIndex((commit) => commit.seq > seq);
            return next < 0 ? [] : commits.slice(next, next + most);
          },
        },
      },
    },
    { seq: 0, state: start, revisions: {} },
    0,
  );
  done = true;
  expect(turns, 'others had their turn').toBeGreaterThan(8);
  expect(newest).toEqual([]);
  expect(state.public).toEqual(again.state.public);
});
