import type pg from 'pg';
import type { NewCommit } from './commits';

/** A commit as the statement reads it, JSON; made once, and its length counts as its size. */
export type CommitRow = string;

/** What became of a row of a group. */
export type RowOutcome =
  | 'appended'
  | 'conflict'
  | 'revoked'
  /** Another server holds its table exclusively. */
  | 'locked';

/**
 * How long a group may wait for a lock, milliseconds. Beyond that PostgreSQL refuses it, so that a
 * table that is being deleted, say, does not delay the others for long.
 */
const LOCK_TIMEOUT_MS = 250;

/** A commit as a row of a group. */
export function rowOf(table: string, commit: NewCommit, key: string | null): CommitRow {
  return JSON.stringify({
    table_id: table,
    seq: commit.seq,
    previous: commit.previous,
    command_id: commit.commandId,
    seat: commit.seat,
    type: commit.command.type,
    command: commit.command,
    events: commit.events,
    touched: commit.touched,
    at: commit.at,
    key,
  });
}

/**
 * Appends commits of as many tables in one transaction of one statement. Rejects when the database
 * fails, and then none of them was made, or all of them.
 *
 * @param rows at most one of a table, and in the order of the tables' ids: two servers that append
 * to the same tables would wait for each other otherwise.
 */
export async function appendGroup(
  on: Pick<pg.ClientBase, 'query'>,
  rows: readonly CommitRow[],
): Promise<RowOutcome[]> {
  const result = await on.query<{ outcomes: string }>({
    name: 'append-group',
    text: APPEND_GROUP,
    values: [`[${rows.join()}]`],
  });
  const outcomes = result.rows[0]?.outcomes ?? '';
  if (outcomes.length !== rows.length) throw new Error('Not every commit of a group was answered');
  return Array.from(outcomes, outcomeOf);
}

function outcomeOf(letter: string): RowOutcome {
  if (letter === 'a') return 'appended';
  if (letter === 'r') return 'revoked';
  return letter === 'l' ? 'locked' : 'conflict';
}

// The key is looked up by a plain subquery, which goes by the index however many rows there are:
// PostgreSQL may answer EXISTS by reading all keys. JSON within JSON comes out as it was written.
const APPEND_GROUP = `
  WITH wanted AS MATERIALIZED (
    SELECT given.*,
      pg_try_advisory_xact_lock_shared(hashtextextended(table_id, 0)) AS free,
      key IS NULL
        OR coalesce((SELECT revoked_at IS NULL FROM seat_keys WHERE id = given.key), false) AS valid
    FROM ROWS FROM (json_to_recordset($1::json) AS (
        table_id text, seq bigint, previous bigint, command_id uuid, seat text, type text,
        command json, events json, touched text[], at bigint, key text
      )) WITH ORDINALITY AS given (
        table_id, seq, previous, command_id, seat, type, command, events, touched, at, key, place
      ),
      (SELECT set_config('lock_timeout', '${LOCK_TIMEOUT_MS}', true)) AS not_long
  ), inserted AS (
    INSERT INTO commits
      (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
    SELECT table_id, seq, previous, command_id, seat, type, command, events, touched,
      to_timestamp(at / 1000.0)
    FROM wanted WHERE free AND valid ORDER BY place
    ON CONFLICT DO NOTHING
    RETURNING table_id
  )
  SELECT string_agg(
    CASE WHEN inserted.table_id IS NOT NULL THEN 'a' WHEN NOT valid THEN 'r'
         WHEN NOT free THEN 'l' ELSE 'c' END, '' ORDER BY place) AS outcomes
  FROM wanted LEFT JOIN inserted USING (table_id)`;
