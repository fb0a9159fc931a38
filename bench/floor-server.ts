import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SOCKET_PATH } from '@moonlit/protocol';
import pg from 'pg';
import { Server } from 'socket.io';
import { answer, usage } from './processes';

/**
 * The least that could do the same: a bare socket.io that writes one row into PostgreSQL for each
 * command, and then sends a hand-written patch to the table. It checks nothing and keeps no secret.
 */

/** The row of a commit of ours, so that both write equally much. */
export interface SampleRow {
  command: { type: string };
  events: readonly unknown[];
}

const http = createServer();
const io = new Server(http, { path: SOCKET_PATH, serveClient: false });

const jobs = {
  async open({ databaseUrl, row }: { databaseUrl: string; row: SampleRow }) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    await pool.query(CREATE);
    const { rows } = await pool.query<{ last: number }>(LAST);
    serve(pool, row, rows[0]?.last ?? 0);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening.');
    return { port: address.port };
  },
  usage,
  async close(): Promise<void> {
    await io.close();
  },
};
export type FloorServer = typeof jobs;

function serve(pool: pg.Pool, { command, events }: SampleRow, last: number): void {
  const marked = new Map<string, number>();
  let seq = last;
  io.on('connection', async (socket) => {
    const table = String(socket.handshake.auth.token);
    socket.on('resync', async (_message: unknown, reply: (answer: object) => void) => {
      const { rows } = await pool.query<{ raised: number }>(RAISED, [table]);
      reply({ raised: rows[0]?.raised ?? 0 });
    });
    socket.on('command', async (message: Message, reply: (answer: object) => void) => {
      seq += 1;
      const mine = seq;
      const { by, clock, counter } = message.command;
      await pool.query({
        name: 'append',
        text: INSERT,
        values: [
          table,
          mine,
          mine - 1,
          message.id,
          table,
          command.type,
          JSON.stringify(message.command),
          JSON.stringify(events),
          ['public'],
          new Date(),
        ],
      });
      const now = (marked.get(table) ?? 2) + (by ?? 0);
      marked.set(table, now);
      reply({ ok: true, seq: mine });
      io.to(table).emit('patch', { seq: mine, set: ['clocks', clock ?? counter, now] });
    });
    await socket.join(table);
    socket.emit('welcome', { id: randomUUID() });
  });
}

interface Message {
  id: string;
  command: { clock?: string; counter?: string; by?: number };
}

const CREATE = `
  CREATE TABLE IF NOT EXISTS floor (
    table_id TEXT NOT NULL, seq BIGINT NOT NULL, previous BIGINT NOT NULL, command_id UUID NOT NULL,
    seat TEXT, type TEXT NOT NULL, command JSON NOT NULL, events JSON NOT NULL, touched TEXT[],
    at TIMESTAMPTZ(3) NOT NULL, PRIMARY KEY (table_id, seq)
  )`;

const INSERT = `
  INSERT INTO floor (table_id, seq, previous, command_id, seat, type, command, events, touched, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const LAST = 'SELECT coalesce(max(seq), 0)::int AS last FROM floor';

/** What a table comes back to after its server died. */
const RAISED = 'SELECT count(*)::int AS raised FROM floor WHERE table_id = $1';

answer(jobs);
