import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { APPLICATION_NAME } from './database';
import { DISK_FULL, sqlStateOf } from './sql-state';

/** Whether what people do can be stored, and why not. */
export type Storage = 'ok' | 'unreachable' | 'read-only' | 'disk-full' | 'failing';

/** How long a look is good for: however many ask, the database is asked once. */
const GOOD_FOR_MS = 500;
/** While nothing can be stored, how often that is looked at even if nobody asks. */
const LOOK_AGAIN_MS = 2_000;

/**
 * Knows whether anything can be stored. It has a connection of its own, so that it waits for no
 * command. Looking costs next to nothing; only after something could not be stored it also tries to
 * write as much as would not fit into the gaps that a full disk leaves.
 */
export class Readiness {
  readonly #pool: pg.Pool;
  #looking: Promise<Storage> | null = null;
  #known: Storage = 'ok';
  #lookedAt = Number.NEGATIVE_INFINITY;
  #suspicious = false;
  #again: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: 2_000,
      statement_timeout: 2_500,
      query_timeout: 3_000,
      application_name: APPLICATION_NAME,
    });
    // One that breaks while it is idle shows at the next look.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Looks, unless somebody has just done so. */
  check(): Promise<Storage> {
    if (performance.now() - this.#lookedAt < GOOD_FOR_MS) return Promise.resolve(this.#known);
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Something could not be stored. */
  readonly suspect = (): void => {
    if (this.#closed) return;
    this.#suspicious = true;
    if (this.#known !== 'ok') return;
    this.#lookedAt = Number.NEGATIVE_INFINITY;
    void this.check();
  };

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#again) clearTimeout(this.#again);
    await this.#looking;
    await this.#pool.end();
  }

  async #look(): Promise<Storage> {
    const storage = await this.#try();
    this.#lookedAt = performance.now();
    if (storage !== this.#known) {
      const level = storage === 'ok' ? 'info' : 'error';
      this.log[level]({ storage }, storage === 'ok' ? 'Storing works again' : 'Nothing is stored');
    }
    this.#known = storage;
    if (storage !== 'ok' && !this.#closed) {
      this.#again ??= setTimeout(() => {
        this.#again = null;
        void this.check();
      }, LOOK_AGAIN_MS).unref();
    }
    return storage;
  }

  /** Never rejects. */
  async #try(): Promise<Storage> {
    try {
      const { rows } = await this.#pool.query<{ transaction_read_only: string }>(
        'SHOW transaction_read_only',
      );
      if (rows[0]?.transaction_read_only !== 'off') {
        this.#suspicious = true;
        return 'read-only';
      }
      if (this.#suspicious) await this.#write();
      this.#suspicious = false;
      return 'ok';
    } catch (error) {
      return readingOf(error);
    }
  }

  /** Writes something as commands do, and takes it back: nobody ever sees it. */
  async #write(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO tables (id, name, system, setup, dice_secret) VALUES ($1, '', '', $2, '')`,
        [`check-${randomBytes(8).toString('hex')}`, JSON.stringify(randomText())],
      );
      await client.query('ROLLBACK');
      client.release();
    } catch (error) {
      // Closes the connection, and with it the transaction.
      client.release(true);
      throw error;
    }
  }
}

/** More than there is room for in the pages of a table, however well it is compressed. */
const randomText = () => randomBytes(48_000).toString('base64');

function readingOf(error: unknown): Storage {
  const state = sqlStateOf(error);
  if (state === '25006') return 'read-only';
  if (state === DISK_FULL) return 'disk-full';
  // PostgreSQL itself has refused. That it starts or stops is class 57.
  return state !== null && !state.startsWith('57') ? 'failing' : 'unreachable';
}
