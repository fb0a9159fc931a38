import type { Logger } from 'pino';
import { postgresAccount } from './account';
import { findBinaries } from './binaries';
import { Cluster } from './cluster';
import { abandonedBeside, chooseFolder } from './folder';
import { Keeper } from './keeper';
import { type Login, loginWith, withClient } from './login';
import { watch } from './watch';

/** A real PostgreSQL for those who brought none. */
export interface EmbeddedPostgres {
  /** Where to connect. Holds a password: never log it. */
  readonly url: string;
  /** Where all its data lies. */
  readonly folder: string;
  /** Such folders of others that seem to be gone, as far as they lie outside of a data folder. */
  readonly abandoned: readonly string[];
  /** Stops it, unless another server still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the cluster below `dataDir`, which is created the first time and kept. One that
 * runs there already, because another server started it, is used as it is. When it dies it is started
 * again, on the same port; when this process ends, however it does, it is stopped.
 *
 * @param failed called when it has died and could not be started again.
 * @param connections how many the server may open, where that is more than a few.
 */
export async function startPostgres(
  dataDir: string,
  log: Logger,
  failed: (error: Error) => void = (error) => log.fatal({ err: error }, 'There is no PostgreSQL'),
  connections = 0,
): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const { folder, moved, programs } = await chooseFolder(dataDir, account);
  if (moved) {
    log.warn(
      { folder },
      'PostgreSQL runs as the account “postgres”, which cannot enter the data folder: using another one',
    );
  }
  const place = { folder, account, binaries: await findBinaries(programs, account) };
  const cluster = new Cluster(place, connections);
  await cluster.initialise();
  const login = loginWith(await cluster.password());
  const watcher = watch(place, log);
  const keeper = new Keeper({ cluster, login, log, failed });
  const { port, adopted } = await keeper.open();
  await keeper.persist(() => createDatabase(login, port));
  log.info({ folder, adopted }, 'PostgreSQL is ready');
  return {
    url: `postgres://${login.user}:${login.password}@${login.host}:${port}/${DATABASE}`,
    folder,
    abandoned: moved ? await abandonedBeside(folder) : [],
    async stop() {
      if ((await keeper.close()) === 'stopped') {
        watcher.release();
        return;
      }
      log.info('PostgreSQL stays: another server uses it');
      watcher.takeOver();
    },
  };
}

const DATABASE = 'moonlit';

async function createDatabase(login: Login, port: number): Promise<void> {
  await withClient(login, port, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}
