import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { APPLICATION_NAME } from '../store/database';
import type { Cluster } from './cluster';
import { inUse, type Login, withClient } from './login';

export interface KeeperOptions {
  cluster: Cluster;
  login: Login;
  log: Logger;
  /** PostgreSQL could not be started again. Nothing more is tried. */
  failed(error: Error): void;
}

/** How often PostgreSQL may fail to start, or die soon after it was started, before that is given up. */
const ATTEMPTS_MAX = 8;
const FIRST_PAUSE_MS = 100;
/** What a killed PostgreSQL leaves behind may need a moment to end. */
const LONGEST_PAUSE_MS = 2_000;
/** PostgreSQL that has run for so long is sound: what fails after that is counted anew. */
const SOUND_MS = 60_000;

const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);

/**
 * Keeps PostgreSQL running. It holds a connection open: that breaks at once when PostgreSQL dies, and
 * shows others that this server uses it.
 */
export class Keeper {
  #connection: pg.Client | null = null;
  #port = 0;
  /** How often it has died in a row, each time soon after it was started. */
  #deaths = 0;
  #heldSince = 0;
  #closed = false;
  #recovering: Promise<void> | null = null;

  constructor(private readonly options: KeeperOptions) {}

  /** Takes over the PostgreSQL that runs, or starts it; gives the port and which of both it was. */
  async open(): Promise<{ port: number; adopted: boolean }> {
    const { cluster, log } = this.options;
    for (let attempt = 1; ; attempt += 1) {
      const adopted = await this.#adopt();
      try {
        this.#port = adopted ?? (await cluster.start(this.#port || null));
        await this.#hold();
        return { port: this.#port, adopted: adopted !== null };
      } catch (cause) {
        // Somebody else was just starting or stopping it.
        if (attempt >= ATTEMPTS_MAX)
          throw new Error(`PostgreSQL did not start; see ${cluster.logFile}`, { cause });
        log.info({ err: cause, attempt }, 'PostgreSQL is not ready yet');
        await pause(pauseAfter(attempt));
      }
    }
  }

  /** Does a job once more when PostgreSQL dies beneath it, as when it was just about to be stopped. */
  async persist<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job();
    } catch {
      await pause(FIRST_PAUSE_MS);
      await this.#recovering;
      return job();
    }
  }

  /** Lets go, and stops PostgreSQL unless another server uses it. */
  async close(): Promise<'stopped' | 'in-use'> {
    const { cluster, login } = this.options;
    this.#closed = true;
    await this.#recovering;
    await this.#connection?.end();
    if (await inUse(login, this.#port)) return 'in-use';
    await cluster.stop();
    return 'stopped';
  }

  async #hold(): Promise<void> {
    const client = new pg.Client({
      ...this.options.login,
      port: this.#port,
      database: 'postgres',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: APPLICATION_NAME,
    });
    client.on('error', () => undefined);
    await client.connect();
    // Listened to only now: what happens before rejects.
    client.on('end', () => this.#lost());
    this.#connection = client;
    this.#heldSince = Date.now();
  }

  #lost(): void {
    if (this.#closed) return;
    this.#connection = null;
    this.options.log.error('PostgreSQL has died: starting it again');
    this.#deaths = Date.now() - this.#heldSince > SOUND_MS ? 1 : this.#deaths + 1;
    this.#recovering = this.#recover().finally(() => {
      this.#recovering = null;
    });
  }

  async #recover(): Promise<void> {
    const { cluster, log, failed } = this.options;
    const wanted = this.#port;
    for (let attempt = 1; !this.#closed; attempt += 1) {
      if (attempt > ATTEMPTS_MAX || this.#deaths > ATTEMPTS_MAX) {
        const message = `PostgreSQL has died and could not be started again; see ${cluster.logFile}`;
        failed(new Error(message));
        return;
      }
      try {
        const adopted = await this.#adopt();
        if (adopted !== null && adopted !== wanted) throw new Error('It runs on another port.');
        if (adopted === null) await cluster.start(wanted);
        await this.#hold();
        log.warn({ attempt }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error, attempt }, 'PostgreSQL could not be started again');
        if (attempt < ATTEMPTS_MAX) await pause(pauseAfter(attempt));
      }
    }
  }

  /** Connects to a PostgreSQL that runs on the cluster already, giving it time to recover, or to end. */
  async #adopt(): Promise<number | null> {
    const { cluster, login, log } = this.options;
    for (let attempt = 0; attempt < 40 && !this.#closed; attempt += 1) {
      const port = await cluster.runningOn();
      if (port === null) return null;
      try {
        await withClient(login, port, (client) => client.query('SELECT 1'));
        return port;
      } catch (error) {
        if (attempt === 0) log.info({ err: error }, 'Waiting for the PostgreSQL that runs already');
        await pause(250);
      }
    }
    // Most likely the process number of a past life belongs to somebody else now.
    return null;
  }
}
