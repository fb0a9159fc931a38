import type { Audience, SeatId, TableEvent } from '@moonlit/rules';
import type pg from 'pg';
import type { Database } from './database';

/** Events as they are stored: the engine's own, or ones that only the rule system knows. */
export type StoredEvent = TableEvent | { type: string };

/** One command that was carried out. */
export interface Commit {
  seq: number;
  /** `seq` of the commit before; 0 for the first. */
  previous: number;
  commandId: string;
  /** `null` for the server. */
  seat: SeatId | null;
  events: StoredEvent[];
  /** The audiences whose revision went up by one. */
  touched: Audience[];
}

/** A commit on its way into the database. */
export interface NewCommit extends Commit {
  command: { type: string };
  /** Milliseconds since 1970. */
  at: number;
}

/** The result of an append. */
export type Appended =
  | 'appended'
  /** Another commit follows the same one, or the command was carried out already. */
  | 'conflict'
  /** The sender's link was revoked before. */
  | 'revoked';

export interface Commits {
  /**
   * Makes a commit durable, in one round trip, unless the link it came by has been revoked. Throws
   * when the database fails; whether the commit was made is then unknown.
   *
   * @param key the id of the seat's key; `null` for the server's own commands.
   */
  append(table: string, commit: NewCommit, key: string | null): Promise<Appended>;
  /** The commits after `seq`, oldest first; with `most`, no more than that at once. */
  after(table: string, seq: number, before?: number, most?: number): Promise<Commit[]>;
  /** The newest commit's number, and a command that was carried out, by its id. */
  findCommand(
    table: string,
    commandId: string,
  ): Promise<{ head: number; found: RecordedCommand | null }>;
  /** The newest commit of each of these tables. */
  heads(tables: readonly string[]): Promise<Map<string, number>>;
  /**
   * Runs a job while no other server can commit to the table, for one that has lost against others
   * too often. What it appends is durable only when the job is done.
   */
  exclusively<T>(table: string, job: (commits: CommitAccess) => Promise<T>): Promise<T>;
}

/** The part of the commits that is needed to carry one command out. */
export type CommitAccess = Pick<Commits, 'append' | 'after' | 'findCommand'>;

/** A command that was carried out before. */
export interface RecordedCommand {
  seq: number;
  seat: SeatId | null;
  command: { type: string };
}

export function commitsOf({ pool }: Database): Commits {
  return {
    ...commitsOn(pool),
    async exclusively(table, job) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [table]);
        const result = await job(commitsOn(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closes the connection, and with it the transaction.
        client.release(true);
        throw error;
      }
    },
  };
}

/** The statements, on any connection or on a particular one. */
export function commitsOn(on: Pick<pg.Pool, 'query'>): Omit<Commits, 'exclusively'> {
  return {
    async append(table, commit, key) {
      const { rowCount } = await on.query({
        name: 'append-commit',
        text: APPEND,
        values: [
          table,
          commit.seq,
          commit.previous,
          commit.commandId,
          commit.seat,
          commit.command.type,
          JSON.stringify(commit.command),
          JSON.stringify(commit.events),
          commit.touched,
          new Date(commit.at),
          key,
        ],
      });
      if (rowCount === 1) return 'appended';
      return key !== null && (await isRevoked(key)) ? 'revoked' : 'conflict';
    },

    async after(table, seq, before, most) {
      const { rows } = await on.query<Row>({
        name: 'commits-after',
        text: `SELECT seq, previous, command_id, seat, events, touched FROM commits
               WHERE table_id = $1 AND seq > $2 AND ($3::bigint IS NULL OR seq < $3) ORDER BY seq LIMIT $4`,
        values: [table, seq, before ?? null, most ?? null],
      });
      return rows.map((row) => ({
        seq: Number(row.seq),
        previous: Number(row.previous),
        commandId: row.command_id,
        seat: row.seat,
        events: row.events,
        touched: row.touched,
      }));
    },

    async findCommand(table, commandId) {
      const { rows } = await on.query<{
        seq: string;
        seat: string | null;
        command: { type: string } | null;
      }>({
        name: 'look-for-command',
        text: `(SELECT seq, NULL AS seat, NULL::json AS command FROM commits WHERE table_id = $1
                ORDER BY seq DESC LIMIT 1)
               UNION ALL
               (SELECT seq, seat, command FROM commits WHERE table_id = $1 AND command_id = $2)`,
        values: [table, commandId],
      });
      let head = 0;
      let found: RecordedCommand | null = null;
      for (const { seq, seat, command } of rows) {
        if (command) found = { seq: Number(seq), seat, command };
        else head = Number(seq);
      }
      return { head, found };
    },

    async heads(tables) {
      const { rows } = await on.query<{ table_id: string; seq: string }>({
        name: 'heads',
        text: `SELECT wanted.id AS table_id, newest.seq FROM unnest($1::text[]) AS wanted(id),
               LATERAL (SELECT seq FROM commits WHERE table_id = wanted.id
                        ORDER BY seq DESC LIMIT 1) AS newest`,
        values: [tables],
      });
      return new Map(rows.map((row) => [row.table_id, Number(row.seq)]));
    },
  };

  async function isRevoked(key: string): Promise<boolean> {
    const { rowCount } = await on.query(
      'SELECT 1 FROM seat_keys WHERE id = $1 AND revoked_at IS NULL',
      [key],
    );
    return rowCount === 0;
  }
}

/** Rows as `pg` gives them: 64-bit numbers come as text. */
interface Row {
  seq: string;
  previous: string;
  command_id: string;
  seat: string | null;
  events: StoredEvent[];
  touched: Audience[];
}

const APPEND = `
  INSERT INTO commits
    (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
  SELECT $1, $2, $3, $4, $5, $6, $7::json, $8::json, $9::text[], $10
  FROM (SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))) AS not_while_exclusive
  WHERE $11::text IS NULL
     OR EXISTS (SELECT 1 FROM seat_keys WHERE id = $11 AND revoked_at IS NULL)
  ON CONFLICT DO NOTHING`;
