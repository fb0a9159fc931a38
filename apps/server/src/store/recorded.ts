import type pg from 'pg';
import type { Database } from './database';

/** A commit as it is stored; the JSON in it stays text, so that reading it costs next to nothing. */
export interface RecordedCommit {
  seq: number;
  previous: number;
  id: string;
  seat: string | null;
  at: Date;
  touched: string[];
  /** JSON text. */
  command: string;
  /** JSON text. */
  events: string;
}

/** Reads and writes commits whole, for tables that go to another server or come from one. */
export interface RecordedCommits {
  /**
   * The commits after `seq` up to and including `until`, oldest first: at most `most.rows`, and no more once they take
   * `most.bytes` as they are stored. At least one, where there is one.
   */
  after(
    table: string,
    seq: number,
    until: number,
    most: { rows: number; bytes: number },
  ): Promise<RecordedCommit[]>;
}

export function recordedCommitsOf({ pool }: Pick<Database, 'pool'>): RecordedCommits {
  return {
    async after(table, seq, until, most) {
      const { rows } = await pool.query<
        Omit<RecordedCommit, 'seq' | 'previous'> & { seq: string; previous: string }
      >({
        name: 'recorded-commits',
        // What is stored is measured without reading it: a row may be a whole state.
        text: `SELECT seq, previous, command_id AS id, seat, at, touched,
                 command::text AS command, events::text AS events
               FROM (
                 SELECT *, sum(pg_column_size(events)) OVER (
                   ORDER BY seq ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before
                 FROM (SELECT * FROM commits WHERE table_id = $1 AND seq > $2 AND seq <= $3
                       ORDER BY seq LIMIT $4) AS next
               ) AS measured
               WHERE before IS NULL OR before < $5 ORDER BY seq`,
        values: [table, seq, until, most.rows, most.bytes],
      });
      return rows.map((row) => ({
        ...row,
        seq: Number(row.seq),
        previous: Number(row.previous),
      }));
    },
  };
}

/** Adds commits that were made at another server. */
export async function insertRecorded(
  client: Pick<pg.Client, 'query'>,
  table: string,
  commits: readonly (Omit<RecordedCommit, 'at'> & { type: string; at: string })[],
): Promise<void> {
  // One text for all lists of audiences, since PostgreSQL has no lists of lists of different lengths.
  await client.query(
    `INSERT INTO commits
       (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
     SELECT $1, c.seq, c.previous, c.id, c.seat, c.type, c.command::json, c.events::json,
       ARRAY(SELECT json_array_elements_text(c.touched::json)), c.at
     FROM unnest($2::bigint[], $3::bigint[], $4::uuid[], $5::text[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::timestamptz[])
       AS c(seq, previous, id, seat, type, command, events, touched, at)`,
    [
      table,
      commits.map(({ seq }) => seq),
      commits.map(({ previous }) => previous),
      commits.map(({ id }) => id),
      commits.map(({ seat }) => seat),
      commits.map(({ type }) => type),
      commits.map(({ command }) => command),
      commits.map(({ events }) => events),
      commits.map(({ touched }) => JSON.stringify(touched)),
      commits.map(({ at }) => at),
    ],
  );
}
