import { randomBytes, randomUUID } from 'node:crypto';
import type { Audience, FairDice, TableEvent } from '@moonlit/rules';
import {
  createTable,
  evolveWithPatches,
  execute,
  Memo,
  rewindable,
  storedState,
} from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { hashOf, newId, newToken } from '../apps/server/src/access/tokens';
import { createLog } from '../apps/server/src/log';
import { storeOf } from '../apps/server/src/store';
import type { StoredEvent } from '../apps/server/src/store/commits';
import { type Database, openDatabase } from '../apps/server/src/store/database';
import { exchange, midMission, people, tick } from './mid-mission';
import { chair, type LaidTable } from './tables';

/** What a table's life consists of, after its people have come to mid-mission. */
export type Life = 'ticks' | 'rolls';

/** A table with a long life, and where its snapshot stands. */
export interface LongTable extends LaidTable {
  id: string;
  /** The newest commit. */
  head: number;
}

interface Row {
  seq: number;
  seat: string | null;
  command: { type: string };
  events: StoredEvent[];
  touched: Audience[];
}

/** Commits after the snapshot: as many as there can be when a server is killed. */
const SINCE_SNAPSHOT = 49;
/** Rows that are inserted at once. */
const CHUNK = 1_000;
const undo = { type: 'table.undo' };
const setup = { playset: 'at-the-brink-of-the-abyss' };

/** Lays a table that has played so many commands, with the snapshot of a build. */
export async function layLongTable(
  databaseUrl: string,
  { life, commands, build }: { life: Life; commands: number; build: string },
): Promise<LongTable> {
  const { rows, snapshot, clock } = lived(life, commands);
  const database = openDatabase(databaseUrl, { log: createLog('warn') });
  const token = newToken();
  const id = newId();
  try {
    await database.prisma.table.create({
      data: {
        id,
        name: 'A test table',
        system: girlByMoonlight.id,
        setup,
        diceSecret: randomBytes(32).toString('hex'),
        // As if it had been played for as long.
        createdAt: new Date(Date.now() - 3_600_000),
      },
    });
    await database.prisma.seatKey.create({
      data: {
        id: randomUUID(),
        tableId: id,
        seat: people[0],
        role: 'director',
        tokenHash: hashOf(token),
      },
    });
    await insert(database, id, rows);
    const { stateVersion: current } = girlByMoonlight;
    const versions = { build, state: { current, since: current } };
    await storeOf(database).snapshots.save(id, versions, { ...snapshot, revisions: {} });
  } finally {
    await database.close();
  }
  return { id, head: rows.at(-1)?.seq ?? 0, target: clock, chairs: [chair(id, token)] };
}

/** Takes back what a measurement has played and noted. */
export async function tidy(databaseUrl: string, tables: readonly LongTable[]): Promise<void> {
  const database = openDatabase(databaseUrl, { log: createLog('warn') });
  try {
    for (const { id, head } of tables) {
      const given = [id, head];
      await database.pool.query('DELETE FROM commits WHERE table_id = $1 AND seq > $2', given);
      await database.pool.query('DELETE FROM snapshots WHERE table_id = $1 AND seq > $2', [
        id,
        head - SINCE_SNAPSHOT,
      ]);
      await database.pool.query('UPDATE tables SET state_version = NULL WHERE id = $1', [id]);
    }
  } finally {
    await database.close();
  }
}

function lived(life: Life, commands: number) {
  const { table, clock } = midMission();
  const rows: Row[] = table.rows.map(({ seq, events }) => ({
    seq,
    seat: null,
    command: { type: 'table.open' },
    events,
    touched: ['public', 'director'],
  }));
  // Its protagonists were set down by hand; an undo carries a state as an event.
  const began: StoredEvent = { type: 'rewound', to: 1, state: rewindable(table.state) };
  rows.push({ seq: table.seq + 1, seat: people[0], command: undo, events: [began], touched: [] });
  const memo = new Memo(girlByMoonlight.tracking);
  let state = createTable(girlByMoonlight, { name: 'A test table', setup });
  let snapshot = { seq: 0, state };
  const events = rows.flatMap((row) => row.events) as TableEvent[];
  state = evolveWithPatches(girlByMoonlight, state, events, memo).state;
  for (let seq = table.seq + 2; seq <= commands; seq += 1) {
    const step = exchange[(seq - table.seq - 2) % exchange.length] ?? exchange[0];
    const seat = people[life === 'ticks' ? 0 : step.by] ?? people[0];
    const command = life === 'ticks' ? tick(clock, seq) : step.command;
    const outcome = execute(girlByMoonlight, state, girlByMoonlight.commandSchema.parse(command), {
      actor: { kind: 'seat', seat },
      now: Date.UTC(2026, 0, 1) + seq,
      seq,
      dice: sixes,
      memo,
      past: () => undefined,
      step: () => undefined,
    });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    rows.push({ seq, seat, command, events: outcome.events, touched: [...outcome.patches.keys()] });
    state = outcome.state;
    if (seq === commands - SINCE_SNAPSHOT) {
      snapshot = { seq, state: storedState(girlByMoonlight, outcome.state, memo) };
    }
  }
  return { rows, snapshot, clock };
}

async function insert({ pool }: Database, table: string, rows: readonly Row[]): Promise<void> {
  for (let first = 0; first < rows.length; first += CHUNK) {
    const some = rows.slice(first, first + CHUNK);
    await pool.query(
      `INSERT INTO commits (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
       SELECT $1, seq, seq - 1, gen_random_uuid(), seat, command->>'type', command, events,
              ARRAY(SELECT json_array_elements_text(touched)), now()
       FROM json_to_recordset($2) AS row(seq bigint, seat text, command json, events json, touched json)`,
      [table, JSON.stringify(some)],
    );
  }
}

const sixes: FairDice = {
  hash: (stream, session) => `hash of ${stream} ${session}`,
  seed: (stream, session) => `seed of ${stream} ${session}`,
  dice: () => (sides) => sides,
};
