import { randomUUID } from 'node:crypto';
import type { CommandAck, Diff, Goodbye, ResyncAck } from '@moonlit/protocol';
import { PROTOCOL_VERSION, resyncMessageSchema } from '@moonlit/protocol';
import { audiencesOf } from '@moonlit/rules';
import type { Logger } from 'pino';
import type { Bouncer, Reason } from '../access/bouncer';
import { read } from '../access/plain-words';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import type { Metrics } from '../metrics';
import type { Tables } from '../tables/tables';
import { malformed, readCommand, textOf, tooFast, tooLarge } from './commands';
import { shakeHands } from './handshake';
import { HEARTBEAT_MS, type PresenceBoard } from './presence';
import { room, type TableServer, type TableSocket } from './server';

export interface SocketsOptions {
  io: TableServer;
  tables: Tables;
  bouncer: Bouncer;
  presence: PresenceBoard;
  metrics: Metrics;
  log: Logger;
  build: string;
  /** How fast one seat may send commands. */
  rate: Rate;
  /** For tests: whether the answer to a carried-out command gets lost on its way. */
  loseAnswer?: () => boolean;
}

/** Everything between a table and the people connected to it. */
export class Sockets {
  readonly #buckets: TokenBuckets;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(private readonly options: SocketsOptions) {
    const { io, presence, rate } = options;
    this.#buckets = new TokenBuckets(rate);
    this.#heartbeat = setInterval(() => {
      presence.beat();
      this.check().catch((error: unknown) => this.#failed(error, 'Links could not be checked'));
    }, HEARTBEAT_MS).unref();
    io.use((socket, next) => {
      shakeHands({ auth: socket.handshake.auth, url: socket.request.url ?? '' }, options).then(
        (key) => {
          socket.data.key = key;
          next();
        },
        next,
      );
    });
    io.on('connection', (socket) => {
      this.#welcome(socket).catch((error: unknown) => {
        this.#failed(error, 'A socket could not be welcomed');
        socket.disconnect(true);
      });
    });
  }

  /** Tells a table's sockets of commits. Each diff is encoded once, however many listen. */
  publish(table: string, diffs: readonly Diff[]): void {
    for (const diff of diffs) {
      this.options.io.to(room.audience(table, diff.audience)).emit('diff', diff);
    }
  }

  /** Whether anybody is connected to a table. */
  watched(table: string): boolean {
    return this.options.io.of('/').adapter.rooms.has(room.table(table));
  }

  /** Throws out whoever came by a link that has ended, even when no other server told of it. */
  check(): Promise<void> {
    const sockets = [...this.options.io.of('/').sockets.values()];
    return this.options.bouncer.check([...new Set(sockets.map(({ data }) => data.key.id))]);
  }

  /** Closes the sockets that came by dead links. */
  throwOut(keys: readonly string[], why: Reason): void {
    if (keys.length === 0) return;
    const theirs = this.options.io.in(keys.map(room.key));
    theirs.emit('goodbye', farewells[why]);
    theirs.disconnectSockets(true);
  }

  /** Says goodbye to everybody; their clients come back by themselves. */
  async close(): Promise<void> {
    const { io } = this.options;
    clearInterval(this.#heartbeat);
    io.emit('goodbye', farewells.restarting);
    // Lets the words out before the connections are cut.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await io.close();
  }

  async #welcome(socket: TableSocket): Promise<void> {
    const { tables, bouncer, presence, build } = this.options;
    const { key } = socket.data;
    socket.on('command', (message, reply) => {
      this.#command(socket, message, answerer<CommandAck>(reply));
    });
    socket.on('resync', (message, reply) => {
      this.#resync(socket, message, answerer<ResyncAck | Failed>(reply));
    });
    const table = await tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || bouncer.isDead(key.id)) {
      socket.emit('goodbye', farewells['seat-freed']);
      socket.disconnect(true);
      return;
    }
    if (!socket.connected) return;
    const audiences = audiencesOf(seat);
    await socket.join([
      room.table(table.id),
      room.key(key.id),
      ...audiences.map((audience) => room.audience(table.id, audience)),
    ]);
    socket.once('disconnect', () => presence.left(table.id, seat.id));
    socket.emit('welcome', {
      protocol: PROTOCOL_VERSION,
      table: table.id,
      system: table.system.id,
      build,
      seat: { id: seat.id, name: seat.name, role: seat.role },
      audiences,
      now: Date.now(),
    });
    presence.arrived(table.id, seat.id);
    socket.emit('presence', { seats: presence.seats(table.id) });
  }

  #command(socket: TableSocket, message: unknown, answer: (ack: CommandAck) => void): void {
    const started = performance.now();
    const settle = (ack: CommandAck, outcome: 'ok' | 'refused' | 'failed') => {
      this.options.metrics.answered(outcome, (performance.now() - started) / 1000);
      if (ack.ok && this.options.loseAnswer?.()) return;
      answer(ack);
    };
    this.#carryOut(socket, message, (ack) => settle(ack, ack.ok ? 'ok' : 'refused')).catch(
      (error: unknown) => settle({ ok: false, refusal: this.#apology(error) }, 'failed'),
    );
  }

  async #carryOut(
    socket: TableSocket,
    message: unknown,
    answer: (ack: CommandAck) => void,
  ): Promise<void> {
    const { key } = socket.data;
    const table = await this.options.tables.get(key.table);
    if (!table) throw new Error(`Table ${key.table} is gone`);
    const command = readCommand(message, key, table, this.#buckets);
    if (command.ok) await table.submit(command.submission, answer);
    else answer(command);
  }

  #resync(socket: TableSocket, message: unknown, answer: (ack: ResyncAck | Failed) => void): void {
    this.#whatIsMissing(socket, message).then(answer, (error: unknown) =>
      answer({ ok: false, refusal: this.#apology(error) }),
    );
  }

  async #whatIsMissing(socket: TableSocket, message: unknown): Promise<ResyncAck | Failed> {
    const { tables, bouncer, build } = this.options;
    const { key } = socket.data;
    // Not the commands' bucket: whoever comes back with many commands asks first.
    if (!this.#buckets.take(`resync/${key.table}/${key.seat}`)) {
      return { ok: false, refusal: tooFast };
    }
    if (textOf(message) === null) return { ok: false, refusal: tooLarge };
    const asked = read(resyncMessageSchema, message);
    if (!asked.ok) return malformed(asked.message);
    const table = await tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || bouncer.isDead(key.id)) return { diffs: [], snapshots: [] };
    return table.missing(audiencesOf(seat), asked.value.build === build ? asked.value.have : {});
  }

  /** What is told of an error that nobody foresaw; the log knows more under the same number. */
  #apology(error: unknown): Failed['refusal'] {
    const id = this.#failed(error, 'A message could not be handled');
    return {
      code: 'server-error',
      message: `Something went wrong on the server (${id}).`,
      instead: 'Try again. If it was carried out after all, it will not count twice.',
      rule: 'TABLE-024',
    };
  }

  #failed(error: unknown, what: string): string {
    const id = randomUUID().slice(0, 8);
    this.options.log.error({ err: error, id }, what);
    return id;
  }
}

type Failed = Extract<CommandAck, { ok: false }>;

/** A client that wants no answer sends no callback. */
function answerer<T>(reply: unknown): (answer: T) => void {
  return (answer) => {
    if (typeof reply === 'function') reply(answer);
  };
}

const farewells: Record<Goodbye['code'], Goodbye> = {
  reload: { code: 'reload', message: 'Please reload this page.' },
  'seat-freed': {
    code: 'seat-freed',
    message: 'The director has freed this seat. Ask for a new link to come back.',
  },
  'link-renewed': {
    code: 'link-renewed',
    message: 'There is a new link for this seat; this one is no longer good.',
  },
  restarting: { code: 'restarting', message: 'The server restarts and will be back in a moment.' },
};
