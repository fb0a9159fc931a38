import { randomUUID } from 'node:crypto';
import type { CommandAck, DrawerAck, Reaction, ResyncAck, ResyncMessage } from '@moonlit/protocol';
import { drawerMessageSchema, resyncMessageSchema } from '@moonlit/protocol';
import type { Audience } from '@moonlit/rules';
import { audiencesOf } from '@moonlit/rules';
import type { Logger } from 'pino';
import { BoundedWork } from '../access/bounded-work';
import type { LoadMeasure } from '../access/load';
import { isOverload } from '../access/overload';
import type { RevocationReason, SeatAccess } from '../access/seat-access';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import { validate } from '../access/validation';
import type { Metrics } from '../metrics';
import type { Diff, Missing } from '../tables/audience-revisions';
import type { Answer, LiveTable } from '../tables/live-table';
import type { Tables } from '../tables/tables';
import { NewerRulesError } from '../tables/unplayable';
import { malformed, readCommand, textOf } from './commands';
import type { Connection } from './engine';
import { CommitFrames, wireDiffs, wireResync } from './frames';
import { greet, greetAnew } from './greeting';
import { ConnectionGuard } from './guard';
import { checkHandshake, HandshakeRefused } from './handshake';
import { OfferWriter } from './offers';
import { HEARTBEAT_MS, type PresenceTracker } from './presence';
import {
  goodbyes,
  newerServer,
  noSuchDrawer,
  serverBusy,
  tooFast,
  tooLarge,
  tooManyWindows,
} from './refusals';
import { room, type TableServer, type TableSocket } from './server';
import { Signals } from './signals';

export interface SocketsOptions {
  io: TableServer;
  tables: Tables;
  seatAccess: SeatAccess;
  presence: PresenceTracker;
  metrics: Metrics;
  log: Logger;
  build: string;
  /** Tells whether commands are better turned away. */
  load: LoadMeasure;
  /** How fast one seat may send commands. */
  rate: Rate;
  /** Tells the other servers of a reaction. */
  notifyServers(table: string, reaction: Reaction): void;
  /** For tests: whether the answer to a carried-out command gets lost on its way. */
  loseAnswer?: () => boolean;
}

/** Look-ups of seats in the database: few at a time, so that they leave connections to the play. */
const LOOK_UPS = { atOnce: 4, waiting: 256 };
/** Whole states cost more than commands, and nobody needs them often. */
const wholeStates = ({ burst, perSecond }: Rate): Rate => ({
  burst: Math.max(5, burst / 4),
  perSecond: perSecond / 10,
});
/** Drawers cost more to open than commands to refuse; who keeps one open asks after each change. */
const drawersOpened = ({ burst, perSecond }: Rate): Rate => ({
  burst: Math.max(10, burst / 4),
  perSecond: perSecond / 4,
});
/** Commands of one seat that may wait for their answers. */
const MOST_UNDER_WAY = 128;

/** Everything between a table and the people connected to it. */
export class Sockets {
  readonly #resyncs: TokenBuckets;
  readonly #drawers: TokenBuckets;
  readonly #signals: Signals;
  readonly #guard: ConnectionGuard;
  readonly #lookUps = new BoundedWork(LOOK_UPS);
  readonly #underWay = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(private readonly options: SocketsOptions) {
    const { io, presence, rate, metrics, load } = options;
    this.#resyncs = new TokenBuckets(wholeStates(rate));
    this.#drawers = new TokenBuckets(drawersOpened(rate));
    this.#signals = new Signals({
      ...options,
      tellAll: (table, reaction) => {
        this.react(table, reaction);
        options.notifyServers(table, reaction);
      },
    });
    this.#guard = new ConnectionGuard({
      rate,
      busy: () => load.busy,
      turnedAway: metrics.turnedAway,
    });
    io.engine.on('connection', (connection: Connection) => this.#guard.watch(connection));
    this.#heartbeat = setInterval(() => {
      presence.heartbeat();
      this.disconnectRevoked().catch((error: unknown) =>
        this.#failed(error, 'Links could not be checked'),
      );
    }, HEARTBEAT_MS).unref();
    io.use((socket, next) => {
      this.#letIn(socket).then(
        () => next(),
        (error: Error) => {
          next(error);
          // After the refusal has been written.
          setImmediate(() => this.#guard.refuse(socket.conn));
        },
      );
    });
    io.on('connection', (socket) => {
      this.#welcome(socket).catch((error: unknown) => {
        this.#failed(error, 'A socket could not be welcomed');
        socket.disconnect(true);
      });
    });
  }

  /** Tells a table's sockets of a commit, but the one that was told already. */
  publish(table: LiveTable, diffs: readonly Diff[], told: string | null): void {
    const { adapter, sockets } = this.options.io.of('/');
    const frames = new CommitFrames(diffs);
    for (const id of adapter.rooms.get(room.table(table.id)) ?? []) {
      const socket = id === told ? undefined : sockets.get(id);
      if (socket?.connected && !greetAnew(socket, table, this.options.build)) frames.tell(socket);
    }
  }

  /** Tells a table's sockets that somebody reacts. */
  react(table: string, reaction: Reaction): void {
    this.options.io.to(room.table(table)).emit('reaction', reaction);
  }

  /** Whether anybody is connected to a table. */
  hasConnections(table: string): boolean {
    return this.options.io.of('/').adapter.rooms.has(room.table(table));
  }

  /** Closes the sockets whose link was revoked, even where the notification of it was lost. */
  disconnectRevoked(): Promise<void> {
    const sockets = [...this.options.io.of('/').sockets.values()];
    return this.options.seatAccess.checkRevoked([
      ...new Set(sockets.map(({ data }) => data.key.id)),
    ]);
  }

  /** Closes the sockets that connected with these links. */
  disconnect(keys: readonly string[], why: RevocationReason): void {
    if (keys.length === 0) return;
    const theirs = this.options.io.in(keys.map(room.key));
    theirs.emit('goodbye', goodbyes[why]);
    theirs.disconnectSockets(true);
  }

  /** Closes the sockets of a table that was deleted, or has to be loaded anew. */
  endTable(table: string, why: 'table-deleted' | 'reload'): void {
    this.#sendAway(table, goodbyes[why]);
  }

  /** Closes the sockets of a table that a newer server plays; their clients look for it by themselves. */
  disconnectTable(table: string): void {
    this.#sendAway(table, goodbyes.restarting);
  }

  /** Closes all sockets; their clients reconnect by themselves. */
  async close(): Promise<void> {
    const { io, load } = this.options;
    clearInterval(this.#heartbeat);
    load.close();
    io.emit('goodbye', goodbyes.restarting);
    // Lets the messages out before the connections are closed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await io.close();
  }

  #sendAway(table: string, goodbye: (typeof goodbyes)[keyof typeof goodbyes]): void {
    const { sockets, adapter } = this.options.io.of('/');
    // A copy: whoever leaves is no longer in the room.
    for (const id of [...(adapter.rooms.get(room.table(table)) ?? [])]) {
      const socket = sockets.get(id);
      socket?.emit('goodbye', goodbye);
      // The connection and not the socket: that would tell clients not to come back.
      socket?.conn.close();
    }
  }

  /** @throws {HandshakeRefused} */
  async #letIn(socket: TableSocket): Promise<void> {
    const { auth } = socket.handshake;
    const url = socket.request.url ?? '';
    const context = { ...this.options, lookUps: this.#lookUps };
    const { key, resync } = await checkHandshake({ auth, url }, context);
    if (!this.#guard.admit(socket.conn, key)) throw new HandshakeRefused(tooManyWindows);
    socket.data = {
      key,
      resync,
      audiences: [],
      openedAt: 0,
      blanks: {},
      offers: new OfferWriter(),
    };
  }

  async #welcome(socket: TableSocket): Promise<void> {
    const { tables, seatAccess, presence, build } = this.options;
    const { key } = socket.data;
    socket.on('command', (message, reply) => {
      this.#command(socket, message, answerer<CommandAck>(reply));
    });
    socket.on('resync', (message, reply) => {
      this.#resync(socket, message, answerer<ResyncAck | Failed>(reply));
    });
    socket.on('drawer', (message, reply) => {
      this.#drawer(socket, message, answerer<DrawerAck>(reply));
    });
    socket.on('writing', (message) => {
      this.#signals
        .writing(socket, message)
        .catch((error: unknown) => this.#failed(error, 'It could not be told who is writing'));
    });
    socket.on('reaction', (message) => {
      this.#signals
        .reaction(socket, message)
        .catch((error: unknown) => this.#failed(error, 'A reaction could not be told'));
    });
    const table = await tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || seatAccess.wasRevoked(key.id)) {
      socket.emit('goodbye', goodbyes['seat-freed']);
      socket.disconnect(true);
      return;
    }
    if (!socket.connected) return;
    await socket.join([room.table(table.id), room.key(key.id)]);
    socket.once('disconnect', () => presence.disconnected(table.id, seat.id));
    // Meanwhile the seat may have changed its role.
    const now = table.seat(seat.id) ?? seat;
    const { resync } = socket.data;
    socket.data.resync = undefined;
    const brings = resync && this.#resyncs.take(`${key.table}/${key.seat}`);
    const lacks = (to: readonly Audience[]) =>
      brings ? this.#missingFrom(table, to, resync) : null;
    greet(socket, { table, seat: now, build }, lacks);
    presence.connected(table.id, seat.id);
    socket.emit('presence', { seats: presence.seats(table.id) });
  }

  #command(socket: TableSocket, message: unknown, answer: (ack: CommandAck) => void): void {
    const { table, seat } = socket.data.key;
    const sender = `${table}/${seat}`;
    const underWay = this.#underWay.get(sender) ?? 0;
    if (underWay >= MOST_UNDER_WAY) {
      answer({ ok: false, refusal: serverBusy });
      return;
    }
    this.#underWay.set(sender, underWay + 1);
    const started = performance.now();
    const end = this.options.load.begin();
    const settle = (
      ack: CommandAck,
      outcome: 'ok' | 'refused' | 'failed',
      diffs: readonly Diff[] = [],
    ) => {
      this.options.metrics.answered(outcome, (performance.now() - started) / 1000);
      if (ack.ok && this.options.loseAnswer?.()) return;
      answer(ack.ok && diffs.length > 0 ? { ...ack, diffs: wireDiffs(socket.data, diffs) } : ack);
    };
    this.#carryOut(socket, message, (ack, diffs) => settle(ack, ack.ok ? 'ok' : 'refused', diffs))
      .catch((error: unknown) => settle({ ok: false, refusal: this.#serverError(error) }, 'failed'))
      .finally(() => {
        end();
        this.#answered(sender);
      });
  }

  #answered(sender: string): void {
    const underWay = (this.#underWay.get(sender) ?? 1) - 1;
    if (underWay > 0) this.#underWay.set(sender, underWay);
    else this.#underWay.delete(sender);
  }

  async #carryOut(socket: TableSocket, message: unknown, answer: Answer): Promise<void> {
    const { key } = socket.data;
    const table = await this.options.tables.get(key.table);
    if (!table) throw new Error(`Table ${key.table} is gone`);
    const command = readCommand(message, key, table, socket.id);
    if (!command.ok) return answer(command, []);
    await table.submit(command.submission, (ack, diffs) => {
      // What a new welcome brings has these in it.
      answer(ack, greetAnew(socket, table, this.options.build) ? [] : diffs);
    });
  }

  #resync(socket: TableSocket, message: unknown, answer: (ack: ResyncAck | Failed) => void): void {
    this.#tellMissing(socket, message, answer).catch((error: unknown) =>
      answer({ ok: false, refusal: this.#serverError(error) }),
    );
  }

  /** Answers in the same turn in which it looks: later the seat might see something else. */
  async #tellMissing(
    socket: TableSocket,
    message: unknown,
    answer: (ack: ResyncAck | Failed) => void,
  ): Promise<void> {
    const { tables, seatAccess } = this.options;
    const { key } = socket.data;
    if (!this.#resyncs.take(`${key.table}/${key.seat}`)) {
      return answer({ ok: false, refusal: tooFast });
    }
    if (textOf(message) === null) return answer({ ok: false, refusal: tooLarge });
    const asked = validate(resyncMessageSchema, message);
    if (!asked.ok) return answer(malformed(asked.message));
    const table = await tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || seatAccess.wasRevoked(key.id)) {
      return answer({ diffs: [], snapshots: [] });
    }
    greetAnew(socket, table, this.options.build);
    answer(wireResync(socket.data, this.#missingFrom(table, audiencesOf(seat), asked.value)));
  }

  #missingFrom(
    table: LiveTable,
    audiences: readonly Audience[],
    { build, have }: ResyncMessage,
  ): Missing {
    return table.missing(audiences, build === this.options.build ? have : {});
  }

  #drawer(socket: TableSocket, message: unknown, answer: (ack: DrawerAck) => void): void {
    this.#openDrawer(socket, message, answer).catch((error: unknown) =>
      answer({ ok: false, refusal: this.#serverError(error) }),
    );
  }

  /** As `#tellMissing`: answers in the turn in which it looks. */
  async #openDrawer(
    { data: { key } }: TableSocket,
    message: unknown,
    answer: (ack: DrawerAck) => void,
  ): Promise<void> {
    const { tables, seatAccess } = this.options;
    if (!this.#drawers.take(`${key.table}/${key.seat}`)) {
      return answer({ ok: false, refusal: tooFast });
    }
    if (textOf(message) === null) return answer({ ok: false, refusal: tooLarge });
    const asked = validate(drawerMessageSchema, message);
    if (!asked.ok) return answer(malformed(asked.message));
    const table = await tables.get(key.table);
    const seat = seatAccess.wasRevoked(key.id) ? undefined : table?.seat(key.seat);
    const content = table && seat ? table.drawer(seat, asked.value) : null;
    answer(content ?? { ok: false, refusal: noSuchDrawer });
  }

  /** The answer to an unexpected error; the log holds the details under the same id. */
  #serverError(error: unknown): Failed['refusal'] {
    if (isOverload(error)) {
      this.options.log.warn('The database had no time for a command');
      return serverBusy;
    }
    if (error instanceof NewerRulesError) return newerServer;
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
