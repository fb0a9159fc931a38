import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { APPLICATION_NAME, type Database } from './database';

/** What servers on one database tell each other. Only hints: what counts is in the tables. */
const notificationSchema = z.discriminatedUnion('kind', [
  /** A table has a new commit. */
  z.object({ kind: z.literal('commit'), table: z.string(), seq: z.number() }),
  /** Links were revoked; sockets that connected with them must be closed. */
  z.object({
    kind: z.literal('revoked'),
    table: z.string(),
    keys: z.array(z.string()),
    why: z.enum(['seat-freed', 'link-renewed']),
  }),
  /** A table was deleted, or what had happened at it was rewritten: nobody may go on with it as it was. */
  z.object({
    kind: z.literal('table-ended'),
    table: z.string(),
    why: z.enum(['table-deleted', 'reload']),
  }),
  /** Which seats of a table are connected to the sending server. */
  z.object({ kind: z.literal('presence'), table: z.string(), seats: z.array(z.string()) }),
]);
export type ServerNotification = z.infer<typeof notificationSchema>;

const batchSchema = z.object({ from: z.string(), notifications: z.array(notificationSchema) });

const CHANNEL = 'moonlit_table';
/** PostgreSQL takes at most 8,000 bytes a NOTIFY. */
const MAX_BYTES = 7_000;
/** How long notifications are gathered into one NOTIFY. */
const BATCH_MS = 4;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Carries notifications between servers by PostgreSQL's LISTEN and NOTIFY. They are sent apart from
 * the commits, in batches: a NOTIFY inside the committing transaction would make all commits of the
 * database wait for each other. One may get lost, so whoever needs them also polls the database.
 */
export class NotificationBus {
  readonly #serverId = randomUUID();
  #listener: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #outbox: string[] = [];
  #sending: Promise<void> | null = null;
  #closed = false;
  #reconnecting: NodeJS.Timeout | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
    private readonly events: {
      /** Another server has published something. */
      received(notification: ServerNotification, from: string): void;
      /** The connection was down; anything may have been missed. */
      reconnected(): void;
    },
  ) {}

  /** Starts to listen. */
  open(): Promise<void> {
    const opening = this.#listen().finally(() => {
      this.#opening = null;
    });
    this.#opening = opening;
    return opening;
  }

  /** Tells the other servers, soon. */
  publish(notification: ServerNotification): void {
    if (this.#closed) return;
    this.#outbox.push(JSON.stringify(notification));
    this.#sending ??= this.#send();
  }

  /** Sends what is queued and stops listening; a connection that is only being opened ends as well. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#reconnecting) clearTimeout(this.#reconnecting);
    await this.#sending;
    await this.#opening?.catch(() => undefined);
    const listener = this.#listener;
    this.#listener = null;
    await listener?.end();
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
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

  async #send(): Promise<void> {
    try {
      while (this.#outbox.length > 0) {
        await new Promise((resolve) => setTimeout(resolve, BATCH_MS));
        await this.database.pool.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, $2)',
          values: [
            CHANNEL,
            `{"from":"${this.#serverId}","notifications":[${this.#nextBatch().join()}]}`,
          ],
        });
      }
    } catch (error) {
      this.log.warn({ err: error }, 'Other servers could not be told');
    } finally {
      this.#sending = null;
    }
  }

  #nextBatch(): string[] {
    let bytes = 0;
    let count = 0;
    for (const notification of this.#outbox) {
      bytes += Buffer.byteLength(notification) + 1;
      if (count > 0 && bytes > MAX_BYTES) break;
      count += 1;
    }
    return this.#outbox.splice(0, count);
  }

  #receive(payload: string): void {
    const batch = readBatch(payload);
    if (!batch) {
      this.log.warn('A notification of another server could not be read');
      return;
    }
    if (batch.from === this.#serverId) return;
    for (const notification of batch.notifications) {
      this.events.received(notification, batch.from);
    }
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#closed || client !== this.#listener) return;
    this.#listener = null;
    this.log.warn({ err: error }, 'Listening to other servers was interrupted');
    // The dead connection emits `end` once more; by then it is no longer the listener.
    client.end().catch(() => undefined);
    this.#reconnectLater();
  }

  #reconnectLater(): void {
    this.#reconnecting = setTimeout(() => {
      this.open().then(
        () => {
          if (!this.#closed) this.events.reconnected();
        },
        () => {
          if (!this.#closed) this.#reconnectLater();
        },
      );
    }, RECONNECT_MS);
  }
}

function readBatch(payload: string): z.infer<typeof batchSchema> | null {
  try {
    return batchSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
