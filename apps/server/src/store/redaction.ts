import type { SeatId } from '@moonlit/rules';
import type pg from 'pg';
import type { NewCommit, StoredEvent } from './commits';
import type { Database } from './database';
import { inTransaction, lockTable } from './exclusively';

/** The type of the command that records that a person's words were removed. */
export const REDACTION = 'seat.redact';

/** A stored commit, as far as it can hold words. */
export interface StoredStep {
  seq: number;
  seat: SeatId | null;
  command: { type: string };
  events: readonly StoredEvent[];
  /** Milliseconds since 1970. */
  at: number;
}

/** A table's history while nobody else can add to it. What is changed counts when the job is done. */
export interface HistoryRewriting {
  /** The commits after `seq`, oldest first, at most `most`. */
  after(seq: number, most: number): Promise<StoredStep[]>;
  /** Puts others in the place of the commits with these numbers. */
  replace(steps: readonly StoredStep[]): Promise<void>;
  /** Adds the commit that tells every server to read the history anew, and drops the snapshots. */
  conclude(commit: NewCommit): Promise<void>;
}

/**
 * Rewrites what has happened at a table, as a whole or not at all. Other commits wait for it, and then
 * find that another one came first.
 */
export function rewriteHistory<T>(
  database: Pick<Database, 'pool'>,
  table: string,
  job: (history: HistoryRewriting) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (client) => {
    await lockTable(client, table);
    return job(rewritingOn(client, table));
  });
}

function rewritingOn(client: pg.PoolClient, table: string): HistoryRewriting {
  return {
    async after(seq, most) {
      const { rows } = await client.query<{
        seq: string;
        seat: string | null;
        command: { type: string };
        events: StoredEvent[];
        at: Date;
      }>(
        `SELECT seq, seat, command, events, at FROM commits
         WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
        [table, seq, most],
      );
      return rows.map((row) => ({ ...row, seq: Number(row.seq), at: row.at.getTime() }));
    },
    async replace(steps) {
      if (steps.length === 0) return;
      await client.query(
        `UPDATE commits SET command = step.command::json, events = step.events::json
         FROM unnest($2::bigint[], $3::text[], $4::text[]) AS step(seq, command, events)
         WHERE commits.table_id = $1 AND commits.seq = step.seq`,
        [
          table,
          steps.map(({ seq }) => seq),
          steps.map(({ command }) => JSON.stringify(command)),
          steps.map(({ events }) => JSON.stringify(events)),
        ],
      );
    },
    async conclude({ seq, previous, commandId, command, events, touched, at }) {
      await client.query(
        `INSERT INTO commits
           (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
         VALUES ($1, $2, $3, $4, NULL, $5, $6::json, $7::json, $8::text[], $9)`,
        [
          table,
          seq,
          previous,
          commandId,
          command.type,
          JSON.stringify(command),
          JSON.stringify(events),
          touched,
          new Date(at),
        ],
      );
      await client.query('DELETE FROM snapshots WHERE table_id = $1', [table]);
    },
  };
}
