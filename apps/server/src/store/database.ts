import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Logger } from 'pino';
import { PrismaClient } from './generated/client';

/**
 * The database behind one pool of connections: Prisma for all that happens now and then, plain
 * statements for the append of a commit and its neighbours, where each tenth of a millisecond counts.
 */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

export function openDatabase(
  url: string,
  {
    log,
    connections = 10,
    patience = 5_000,
  }: {
    log: Logger;
    connections?: number;
    /** How long to wait for one of them, milliseconds. */
    patience?: number;
  },
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    statement_timeout: 20_000,
    // For a connection that was lost silently: a table would wait for its answer for ever.
    query_timeout: 25_000,
    // A server that hangs while it holds a table must not hold it for ever.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: APPLICATION_NAME,
  });
  // A connection that breaks while nobody uses it: the pool replaces it.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  // One that breaks while somebody has it, between two statements: the next statement fails. Without
  // a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  return {
    prisma,
    pool,
    url,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** How this server's connections are marked in `pg_stat_activity`. */
export const APPLICATION_NAME = 'moonlit-table';
