import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { reactionKinds } from '@moonlit/protocol';
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
  z.object({
    kind: z.literal('presence'),
    table: z.string(),
    seats: z.array(z.string()),
    /** Those of them at which nobody looks; an earlier release does not tell, and passes it over. */
    unseen: z.array(z.string()).optional(),
    /** Whether that server has the table in memory, with or without people; as `unseen`. */
    has: z.boolean().optional(),
  }),
  /** Somebody at a table reacts without words. */
  z.object({
    kind: z.literal('reaction'),
    table: z.string(),
    seat: z.string(),
    reaction: z.enum(reactionKinds),
  }),
]);
export type ServerNotification = z.infer<typeof notificationSchema>;

const batchSchema = z.object({ from: z.string(), notifications: z.array(notificationSchema) });

const CHANNEL = 'moonlit_table';
/** PostgreSQL takes at most 8,000 bytes a NOTIFY. */
const MAX_BYTES = 7_000;
/** The least time between two NOTIFYs: what comes meanwhile is gathered. */
const SPACING_MS = 20;
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 5_000;
/** What every server tells now and then has been told once within that time. */
export const SETTLED_MS = 20_000;

/**
 * Carries notifications between servers by PostgreSQL's LISTEN and NOTIFY. They are sent apart from
 * the commits, in batches: a NOTIFY inside the committing transaction would make all commits of the
 * database wait for each other. Of commits that follow each other at once only the newest is told. One
 * may get lost, so whoever needs them also polls the database.
 */
export class NotificationBus {
  readonly #serverId = randomUUID();
  /** How a batch begins that was sent from here, and comes back as to everybody. */
  readonly #ownHead = `{"from":"${this.#serverId}",`;
  #listener: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  /** The newest commits that nobody was told of yet, by their tables. */
  readonly #heads = new Map<string, number>();
  readonly #outbox: string[] = [];
  /** Reactions: batches of their own, for an earlier release cannot read a batch in which there is one. */
  readonly #reactions: string[] = [];
  #sentAt = Number.NEGATIVE_INFINITY;
  #sending: Promise<void> | null = null;
  /** Since when it hears, without a break. */
  #hearsSince = Number.POSITIVE_INFINITY;
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
    private readonly settledMs = SETTLED_MS,
  ) {}

  /** Whether it has heard what all others have to tell: it has listened for long enough without a break. */
  get isSettled(): boolean {
    return performance.now() - this.#hearsSince >= this.settledMs;
  }

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
    if (notification.kind === 'commit') {
      const { table, seq } = notification;
      this.#heads.set(table, Math.max(seq, this.#heads.get(table) ?? 0));
    } else if (notification.kind === 'reaction') this.#reactions.push(JSON.stringify(notification));
    else this.#outbox.push(JSON.stringify(notification));
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
    this.#hearsSince = performance.now();
  }

  async #send(): Promise<void> {
    try {
      while (this.#outbox.length + this.#reactions.length + this.#heads.size > 0) {
        await pause(Math.max(0, this.#sentAt + SPACING_MS - performance.now()));
        this.#sentAt = performance.now();
        await this.database.pool.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, batch) FROM unnest($2::text[]) AS batch',
          values: [CHANNEL, this.#takeBatches()],
        });
      }
    } catch (error) {
      this.log.warn({ err: error }, 'Other servers could not be told');
    } finally {
      this.#sending = null;
    }
  }

  /** All that is to be told, in as many batches as it takes. */
  #takeBatches(): string[] {
    const notifications = this.#outbox.splice(0);
    for (const [table, seq] of this.#heads) {
      notifications.push(JSON.stringify({ kind: 'commit', table, seq }));
    }
    this.#heads.clear();
    return [...this.#batchesOf(notifications), ...this.#batchesOf(this.#reactions.splice(0))];
  }

  #batchesOf(notifications: readonly string[]): string[] {
    const batches: string[][] = [];
    let bytes = Number.POSITIVE_INFINITY;
    for (const notification of notifications) {
      const more = Buffer.byteLength(notification) + 1;
      bytes += more;
      if (bytes > MAX_BYTES) {
        batches.push([]);
        bytes = more;
      }
      batches.at(-1)?.push(notification);
    }
    return batches.map((batch) => `${this.#ownHead}"notifications":[${batch.join()}]}`);
  }

  #receive(payload: string): void {
    if (payload.startsWith(this.#ownHead)) return;
    const batch = readBatch(payload);
    if (!batch) {
      this.log.warn('A notification of another server could not be read');
      return;
    }
    for (const notification of batch.notifications) {
      this.events.received(notification, batch.from);
    }
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#closed || client !== this.#listener) return;
    this.#listener = null;
    this.#hearsSince = Number.POSITIVE_INFINITY;
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
