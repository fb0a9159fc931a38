import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { APPLICATION_NAME, type Database } from './database';

/** What servers on one database tell each other. Hints only: what counts is in the tables. */
const noticeSchema = z.discriminatedUnion('kind', [
  /** A table has a new commit. */
  z.object({ kind: z.literal('commit'), table: z.string(), seq: z.number() }),
  /** Links died; sockets that came by them must go. */
  z.object({
    kind: z.literal('revoked'),
    table: z.string(),
    keys: z.array(z.string()),
    why: z.enum(['seat-freed', 'link-renewed']),
  }),
  /** Which seats of a table are connected to the sending server. */
  z.object({ kind: z.literal('presence'), table: z.string(), seats: z.array(z.string()) }),
]);
export type Notice = z.infer<typeof noticeSchema>;

const bundleSchema = z.object({ from: z.string(), notices: z.array(noticeSchema) });

const CHANNEL = 'moonlit_table';
/** PostgreSQL takes at most 8,000 bytes a notification. */
const MOST_BYTES = 7_000;
/** How long notices are gathered into one notification. */
const GATHER_MS = 4;
const RECONNECT_MS = 500;

/**
 * Carries notices between servers by PostgreSQL's LISTEN and NOTIFY. They are sent apart from the
 * commits, in bundles: a NOTIFY inside the committing transaction would make all commits of the
 * database wait for each other. A notice may get lost, so whoever needs it also looks now and then.
 */
export class Bulletin {
  readonly #from = randomUUID();
  #listener: pg.Client | null = null;
  #outbox: string[] = [];
  #sending: Promise<void> | null = null;
  #closed = false;
  #reconnecting: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
    private readonly events: {
      /** Another server's notice. */
      notice(notice: Notice, from: string): void;
      /** The line was down; anything may have been missed. */
      reconnected(): void;
    },
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: APPLICATION_NAME,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#listener = client;
  }

  /** Tells the other servers, soon. */
  post(notice: Notice): void {
    if (this.#closed) return;
    this.#outbox.push(JSON.stringify(notice));
    this.#sending ??= this.#send();
  }

  async close(): Promise<void> {
    await this.#sending;
    this.#closed = true;
    if (this.#reconnecting) clearTimeout(this.#reconnecting);
    const listener = this.#listener;
    this.#listener = null;
    await listener?.end();
  }

  async #send(): Promise<void> {
    try {
      while (this.#outbox.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
        await this.database.pool.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, $2)',
          values: [CHANNEL, `{"from":"${this.#from}","notices":[${this.#bundle().join()}]}`],
        });
      }
    } catch (error) {
      this.log.warn({ err: error }, 'Other servers could not be told');
    } finally {
      this.#sending = null;
    }
  }

  #bundle(): string[] {
    let bytes = 0;
    let count = 0;
    for (const notice of this.#outbox) {
      bytes += Buffer.byteLength(notice) + 1;
      if (count > 0 && bytes > MOST_BYTES) break;
      count += 1;
    }
    return this.#outbox.splice(0, count);
  }

  #receive(payload: string): void {
    const bundle = readBundle(payload);
    if (!bundle) {
      this.log.warn('A notice of another server could not be read');
      return;
    }
    if (bundle.from === this.#from) return;
    for (const notice of bundle.notices) this.events.notice(notice, bundle.from);
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#closed || client !== this.#listener) return;
    this.#listener = null;
    this.log.warn({ err: error }, 'Listening to other servers was interrupted');
    // The dead connection reports once more when it ends; nobody listens to that any longer.
    client.end().catch(() => undefined);
    this.#retry();
  }

  #retry(): void {
    this.#reconnecting = setTimeout(() => {
      this.open().then(
        () => this.events.reconnected(),
        () => {
          if (!this.#closed) this.#retry();
        },
      );
    }, RECONNECT_MS);
  }
}

function readBundle(payload: string): z.infer<typeof bundleSchema> | null {
  try {
    return bundleSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
