import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { APPLICATION_NAME } from '../store/database';
import { postgresAccount } from './account';
import { findBinaries } from './binaries';
import { Cluster, SUPERUSER } from './cluster';
import { chooseFolder } from './folder';

/** A real PostgreSQL for those who brought none. */
export interface EmbeddedPostgres {
  /** Where to connect. Holds a password: never log it. */
  readonly url: string;
  /** Stops it, unless another server still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the cluster below `dataDir`, which is created the first time and kept. One
 * that still runs there, because a server was killed or another one started it, is used as it is.
 */
export async function startPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const { folder, moved } = await chooseFolder(dataDir, account);
  if (moved) {
    log.warn(
      { folder },
      'PostgreSQL runs as the account “postgres”, which cannot enter the data folder: using another one',
    );
  }
  const binaries = await findBinaries(folder, account);
  const cluster = new Cluster(folder, binaries, account);
  const { password } = await cluster.initialise();
  const login = { user: SUPERUSER, password, host: '127.0.0.1' };
  const adopted = await adopt(cluster, login, log);
  const port = adopted ?? (await start(cluster));
  await createDatabase({ ...login, port });
  log.info({ folder, adopted: adopted !== null }, 'PostgreSQL is ready');
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    async stop() {
      if (await inUse({ ...login, port })) log.info('PostgreSQL stays: another server uses it');
      else await cluster.stop();
    },
  };
}

const DATABASE = 'moonlit';

interface Login {
  user: string;
  password: string;
  host: string;
}

/** Connects to a PostgreSQL that runs on the cluster already, giving it time to recover. */
async function adopt(cluster: Cluster, login: Login, log: Logger): Promise<number | null> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const port = await cluster.runningOn();
    if (port === null) return null;
    try {
      await withClient({ ...login, port }, (client) => client.query('SELECT 1'));
      return port;
    } catch (error) {
      if (attempt === 0) log.info({ err: error }, 'Waiting for the PostgreSQL that runs already');
      await pause(250);
    }
  }
  // Most likely the process number of a past life belongs to somebody else now.
  return null;
}

async function start(cluster: Cluster): Promise<number> {
  try {
    return await cluster.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start; see ${cluster.logFile}`, { cause });
  }
}

async function createDatabase(login: Login & { port: number }): Promise<void> {
  await withClient(login, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function inUse(login: Login & { port: number }): Promise<boolean> {
  return withClient(login, async (client) => {
    const others = await client.query(
      'SELECT 1 FROM pg_stat_activity WHERE application_name = $1',
      [APPLICATION_NAME],
    );
    return (others.rowCount ?? 0) > 0;
  });
}

async function withClient<T>(
  login: Login & { port: number },
  job: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...login,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
    application_name: 'moonlit-table-keeper',
  });
  await client.connect();
  try {
    return await job(client);
  } finally {
    await client.end();
  }
}
