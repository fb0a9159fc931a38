import type { Audience } from '@moonlit/rules';
import type pg from 'pg';
import type { Commits, RecordedCommand, StoredEvent } from './commits';

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
        text: `SELECT seq, previous, command_id, seat, at, events, touched FROM commits
               WHERE table_id = $1 AND seq > $2 AND ($3::bigint IS NULL OR seq < $3) ORDER BY seq LIMIT $4`,
        values: [table, seq, before ?? null, most ?? null],
      });
      return rows.map((row) => ({
        seq: Number(row.seq),
        previous: Number(row.previous),
        commandId: row.command_id,
        seat: row.seat,
        at: row.at.getTime(),
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
  at: Date;
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
