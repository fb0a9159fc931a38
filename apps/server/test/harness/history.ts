import type { Audience, BaseState } from '@moonlit/rules';
import { createTable, evolveWithPatches, Memo } from '@moonlit/rules';
import pg from 'pg';
import { systems } from '../../src/tables/systems';
import type { AnyCommand } from './bot';
import type { Canaries } from './canaries';

/** A commit as PostgreSQL has it. */
export interface StoredCommit {
  seq: number;
  previous: number;
  commandId: string;
  seat: string | null;
  command: AnyCommand;
  events: { type: string }[];
  touched: string[];
}

/** What a table's stored history comes to, without a server. */
export interface History {
  commits: StoredCommit[];
  state: BaseState;
  /** How often each audience was told something. */
  revisions: Map<string, number>;
  /** For each canary that was ever told: to whom, and by which commit for the first time. */
  told: Map<string, Map<string, StoredCommit>>;
}

/** What the database has of a table. */
export interface Stored {
  record: { name: string; system: string; setup: unknown };
  commits: StoredCommit[];
}

/** Reads a table's history from the database. */
export async function storedOf(databaseUrl: string, table: string): Promise<Stored> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      'SELECT name, system, setup FROM tables WHERE id = $1',
      [table],
    );
    const { rows } = await client.query(
      `SELECT seq, previous, command_id, seat, command, events, touched FROM commits
       WHERE table_id = $1 ORDER BY seq`,
      [table],
    );
    const commits = rows.map(
      (row): StoredCommit => ({
        seq: Number(row.seq),
        previous: Number(row.previous),
        commandId: row.command_id,
        seat: row.seat,
        command: row.command,
        events: row.events,
        touched: row.touched,
      }),
    );
    return { record: tables[0], commits };
  } finally {
    await client.end();
  }
}

/** Plays a table's history again. */
export function replay({ record, commits }: Stored, canaries: Canaries): History {
  const system = systems.get(record.system);
  if (!system) throw new Error(`There is no game ${record.system}`);
  const setup = system.setupSchema.parse(record.setup);
  let state = createTable(system, { name: record.name, setup });
  const memo = new Memo(system.tracking);
  const told: History['told'] = new Map();
  const revisions = new Map<string, number>();
  for (const commit of commits) {
    const next = evolveWithPatches(system, state, commit.events, memo);
    state = next.state;
    for (const audience of commit.touched) {
      revisions.set(audience, (revisions.get(audience) ?? 0) + 1);
    }
    for (const [audience, patches] of next.patches) note(audience, JSON.stringify(patches), commit);
  }
  return { commits, state, revisions, told };

  function note(audience: Audience, text: string, commit: StoredCommit): void {
    for (const word of canaries.in(text)) {
      const to = told.get(word) ?? new Map<string, StoredCommit>();
      told.set(word, to);
      if (!to.has(audience)) to.set(audience, commit);
    }
  }
}
