import type { Reaction } from '@moonlit/protocol';
import type { Audience } from '@moonlit/rules';
import type { Logger } from 'pino';
import type { LoadMeasure } from '../access/load';
import type { RevocationReason, SeatAccess } from '../access/seat-access';
import type { Rate } from '../access/token-bucket';
import { BoundedWork } from '../bounded-work';
import type { Metrics } from '../metrics';
import type { Diff } from '../tables/audience-revisions';
import type { LiveTable } from '../tables/live-table';
import type { Tables } from '../tables/tables';
import type { Connection } from './engine';
import { Faults } from './faults';
import { CommitFrames } from './frames';
import { greet, greetAnew } from './greeting';
import { ConnectionGuard } from './guard';
import { checkHandshake, HandshakeRefused } from './handshake';
import { Messages } from './messages';
import { HEARTBEAT_MS, type PresenceTracker } from './presence';
import { goodbyes, tooManyWindows } from './refusals';
import { Hearer, Said } from './said';
import { seatedBy } from './seated';
import { room, type TableServer, type TableSocket } from './server';
import { offersFor } from './spoken';

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

/** Everything between a table and the people connected to it. */
export class Sockets {
  readonly #faults: Faults;
  readonly #messages: Messages;
  readonly #guard: ConnectionGuard;
  readonly #lookUps = new BoundedWork(LOOK_UPS);
  readonly #heartbeat: NodeJS.Timeout;

  constructor(private readonly options: SocketsOptions) {
    const { io, presence, rate, metrics, load } = options;
    this.#faults = new Faults(options.log);
    this.#messages = new Messages({
      ...options,
      faults: this.#faults,
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
        this.#faults.note(error, 'Links could not be checked'),
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
        this.#faults.note(error, 'A socket could not be welcomed');
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
    const { key, resync, inflates, remembers, protocol } = await checkHandshake(
      { auth, url },
      context,
    );
    if (!this.#guard.admit(socket.conn, key)) throw new HandshakeRefused(tooManyWindows);
    socket.data = {
      key,
      resync,
      inflates,
      remembers,
      said: new Said(),
      heard: new Hearer(),
      audiences: [],
      openedAt: 0,
      blanks: {},
      offers: offersFor(protocol),
      protocol,
      unseen: false,
    };
  }

  async #welcome(socket: TableSocket): Promise<void> {
    const { tables, seatAccess, presence, build } = this.options;
    const { key } = socket.data;
    this.#messages.listen(socket);
    const seated = seatedBy(key, await tables.get(key.table), seatAccess);
    if (!seated.ok) {
      socket.emit('goodbye', goodbyes['seat-freed']);
      socket.disconnect(true);
      return;
    }
    if (!socket.connected) return;
    const { table, seat } = seated;
    await socket.join([room.table(table.id), room.key(key.id)]);
    socket.once('disconnect', () => presence.disconnected(table.id, seat.id, socket.data.unseen));
    // Meanwhile the seat may have changed its role.
    const now = table.seat(seat.id) ?? seat;
    const { resync } = socket.data;
    socket.data.resync = undefined;
    const lacks = (to: readonly Audience[]) =>
      resync ? this.#messages.brought(key, table, to, resync) : null;
    greet(socket, { table, seat: now, build }, lacks);
    presence.connected(table.id, seat.id);
    if (socket.data.unseen) presence.looks(table.id, seat.id, true);
    socket.emit('presence', { seats: presence.seats(table.id) });
  }
}
