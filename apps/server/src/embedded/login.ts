import pg from 'pg';
import { APPLICATION_NAME } from '../store/database';
import { SUPERUSER } from './cluster';

/** How the own PostgreSQL is entered. Holds a password: never log it. */
export interface Login {
  user: string;
  password: string;
  host: string;
}

export const loginWith = (password: string): Login => ({
  user: SUPERUSER,
  password,
  host: '127.0.0.1',
});

/** Does a job over a connection that does not count as use by a server. */
export async function withClient<T>(
  login: Login,
  port: number,
  job: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...login,
    port,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'moonlit-table-keeper',
  });
  // A connection that breaks between two queries says so by an event as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}

/** Whether a server is connected. */
export async function inUse(login: Login, port: number): Promise<boolean> {
  return withClient(login, port, async (client) => {
    const { rowCount } = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE application_name = $1',
      [APPLICATION_NAME],
    );
    return (rowCount ?? 0) > 0;
  });
}
