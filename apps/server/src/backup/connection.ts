import pg from 'pg';

/** How connections of backups are marked in `pg_stat_activity`: they are no server's. */
const NAME = 'moonlit-table-backup';

/** Does a job over a connection of its own, which has all the time that it needs. */
export async function withConnection<T>(
  url: string,
  job: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: NAME,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // One that breaks between two statements: the next one says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Whatever the database is set to: a large one takes long, and its text has to be read elsewhere.
    await client.query(
      `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
       SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET timezone = 'UTC'`,
    );
    return await job(client);
  } finally {
    await client.end();
  }
}
