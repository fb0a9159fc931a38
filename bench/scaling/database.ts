import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How long each figure is measured. */
const SECONDS = 4;
/** Tables that the rows are of. */
const TABLES = 1_000;

/** A row as a tick of a clock writes it, a few hundred bytes. */
const COMMAND = JSON.stringify({ type: 'clock.tick', clock: 'c-1234567890', by: 1, reason: '' });
const EVENTS = JSON.stringify([
  { type: 'clock.ticked', clock: 'c-1234567890', by: 1 },
  { type: 'logged', to: 'public', entry: { seq: 1, text: 'The patrol comes back: 2 → 3 of 6' } },
]);

export interface Appends {
  connections: number;
  rowsEach: number;
  /** Rows a second that PostgreSQL has made durable. */
  rows: number;
  /** What `pg_total_relation_size` and the write-ahead log grow by for a row, bytes. */
  stored: number;
  logged: number;
}

/** How many rows PostgreSQL alone takes: so many connections, each with so many rows a statement. */
export async function appends(
  url: string,
  connections: number,
  rowsEach: number,
): Promise<Appends> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query(
    'DROP TABLE IF EXISTS measured; CREATE TABLE measured (LIKE commits INCLUDING ALL)',
  );
  const walBefore = await wal(pool);
  const seqs = new Map<string, number>();
  let rows = 0;
  let next = 0;
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const batch = Array.from({ length: rowsEach }, () => {
          next += 1;
          const table = `table-${next % TABLES}`;
          const previous = seqs.get(table) ?? 0;
          seqs.set(table, previous + 1);
          return { table, previous };
        });
        await pool.query({
          name: `append-${rowsEach}`,
          text: `INSERT INTO measured
            (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
            SELECT t, p + 1, p, i, 'bev-1234', 'clock.tick', $4, $5, '{public}', now()
            FROM unnest($1::text[], $2::bigint[], $3::uuid[]) AS rows (t, p, i)`,
          values: [
            batch.map(({ table }) => table),
            batch.map(({ previous }) => previous),
            batch.map(() => randomUUID()),
            COMMAND,
            EVENTS,
          ],
        });
        rows += rowsEach;
      }
    }),
  );
  const { rows: sizes } = await pool.query<{ size: string }>(
    `SELECT pg_total_relation_size('measured') AS size`,
  );
  const logged = (await wal(pool)) - walBefore;
  await pool.query('DROP TABLE measured');
  await pool.end();
  return {
    connections,
    rowsEach,
    rows: rows / SECONDS,
    stored: Number(sizes[0]?.size) / rows,
    logged: logged / rows,
  };
}

async function wal(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ at: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS at`,
  );
  return Number(rows[0]?.at);
}

export interface Notifications {
  listeners: number;
  /** Notices of commits a second that every listener received, some 70 of them in a NOTIFY. */
  notices: number;
}

/** How many notices of commits reach so many servers, each of which hears all of them. */
export async function notifications(url: string, listeners: number): Promise<Notifications> {
  const notice = JSON.stringify({ kind: 'commit', table: 'k3v9k3v9k3', seq: 123_456_789 });
  const batch = 70;
  const payload = `{"from":"${randomUUID()}","notifications":[${Array(batch).fill(notice).join()}]}`;
  const heard = Array.from({ length: listeners }, () => 0);
  const clients = await Promise.all(
    heard.map(async (_, place) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      client.on('notification', ({ payload: text = '' }) => {
        heard[place] = (heard[place] ?? 0) + JSON.parse(text).notifications.length;
      });
      await client.query('LISTEN measured');
      return client;
    }),
  );
  const senders = new pg.Pool({ connectionString: url, max: 4 });
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (performance.now() < end) {
        await senders.query({
          name: 'n',
          text: 'SELECT pg_notify($1, $2)',
          values: ['measured', payload],
        });
      }
    }),
  );
  const slowest = Math.min(...heard);
  await pause(200);
  for (const client of clients) await client.end();
  await senders.end();
  return { listeners, notices: slowest / SECONDS };
}
