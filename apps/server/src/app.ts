import type { AddressInfo, Socket } from 'node:net';
import type { RuleSystem } from '@moonlit/rules';
import type { Logger } from 'pino';
import { Load, type LoadMeasure } from './access/load';
import { SeatAccess } from './access/seat-access';
import { type OpeningBounds, TableOpenings } from './access/table-openings';
import type { Rate } from './access/token-bucket';
import { fairDice } from './dice/fair-dice';
import { addRoutes, createHttp } from './http';
import { GivenConnections } from './http/given-connections';
import type { Reach } from './http/reach';
import type { Measured } from './measured';
import { createMetrics } from './metrics';
import { type Outgoing, outgoing } from './posting/post';
import { openPush, type PushSettings } from './push';
import type { PushOutgoing } from './push/send';
import type { Siblings } from './siblings';
import { Sockets } from './sockets';
import { PresenceTracker } from './sockets/presence';
import { createSocketServer } from './sockets/server';
import { storeOf } from './store';
import { openDatabase } from './store/database';
import { bringUpToDate } from './store/migrate';
import { NotificationBus, type ServerNotification } from './store/notification-bus';
import { Readiness } from './store/readiness';
import { TablesElsewhere } from './tables/elsewhere';
import { systems } from './tables/systems';
import { Tables, type TablesOptions } from './tables/tables';
import { UsageSweep } from './tables/usage-sweep';
import { TableImports } from './transfer/import';

/**
 * The folders of the server. Each imports only from those below it in this list, and `app.ts` puts
 * them together.
 *
 *     main.ts, config.ts   settings, start and stop
 *     backup/              everything in the database as a file, by itself or by a command, and back
 *     processes/           the same server in several processes, each with its share of the tables
 *     app.ts               composition: everything below on one database
 *     http/                opening, joining, links, the log's pages, health, metrics, the built client
 *     sockets/             handshake, rooms, commands, resync, presence
 *     posting/             messages to a group's channel at another service
 *     push/                telling closed devices that play waits
 *     transfer/            a whole table as a file: export and import
 *     tables/              the runtime: load, decide, commit, tell; one queue a table
 *     access/              tokens, links and their revocation, rates, validation of input
 *     dice/                the fair dice
 *     store/               the database; no SQL anywhere else
 *     embedded/            a PostgreSQL for those who brought none
 */
export interface ServerOptions {
  databaseUrl: string;
  log: Logger;
  /** Which build this is; see `build` in the protocol's `resync`. */
  build: string;
  /** Whether no snapshot of another build is read: for rules that change from one build to the next. */
  ownSnapshotsOnly?: boolean;
  /** `null`: somebody else has brought the database up to date. */
  migrationsDir: string | null;
  clientDir: string;
  /** Where others reach this server. */
  reach?: Reach;
  connections?: number;
  /** How long anything may wait for a connection to the database, milliseconds. */
  connectionPatience?: number;
  /** What tells whether commands are better turned away. Only code can give another measure than that of this machine. */
  load?: LoadMeasure;
  /** How many proxies in front tell the addresses of clients. */
  proxies?: number;
  metricsToken?: string | null;
  /** How fast one seat may send commands. */
  commandRate?: Rate;
  /** How fast one address may open, look up and join tables; twice that, open connections. */
  joinRate?: Rate;
  /** How many tables may be opened; without it, any number. */
  openings?: OpeningBounds;
  /** Tables that nobody has used for so many seconds are archived; `null`: none is. */
  archiveAfter?: number | null;
  /** Tables that have been archived for so many seconds are deleted; `null`: none is. */
  deleteArchivedAfter?: number | null;
  /** How long after the start such tables are first looked for, milliseconds. */
  firstSweepAfter?: number;
  snapshotEvery?: number;
  /** Milliseconds that a table stays in memory when nobody is connected. */
  idleAfter?: number;
  /** The largest table that is imported, as bytes of JSON; 0 imports none. */
  mostImported?: number;
  /** The hosts of other services that evenings may be posted to; none unless an operator allows some. */
  webhookHosts?: readonly string[];
  /** How messages leave this server. Only code can give another way. */
  outgoing?: Outgoing;
  /** Whether and how closed devices are told that play waits; `null`: none is. */
  push?: PushSettings | null;
  /** How such messages leave this server. Only code can give another way. */
  pushOutgoing?: PushOutgoing;
  /** How long it hears other servers before it believes to know which tables they have, milliseconds. Only for tests. */
  settledAfter?: number;
  /** The other processes of this server, if it has several. */
  siblings?: Siblings;
  /** The games on offer; all of them unless a test brings its own. */
  games?: ReadonlyMap<string, RuleSystem>;
  /** A table's dice. Only code can give others than the fair ones: no setting, no message. */
  dice?: TablesOptions['dice'];
  /** For tests: whether the answer to a carried-out command gets lost on its way. */
  loseAnswer?: () => boolean;
}

export interface RunningServer {
  /** Accepts connections; gives the port. */
  listen(port: number, host: string): Promise<number>;
  /** Instead of `listen`: serves connections that another process has accepted. */
  serve(): Promise<void>;
  /** One of them, with what has been read of it. */
  accept(socket: Socket, head: Buffer): void;
  /** What this process measures. */
  measure(): Promise<Measured>;
  /** Says goodbye, finishes what is under way, saves, and lets go of the database. */
  close(): Promise<void>;
}

/** Puts a server together on a database, which is brought up to date first. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { log, build, siblings } = options;
  if (options.migrationsDir !== null) {
    await bringUpToDate(options.databaseUrl, options.migrationsDir, log);
  }
  const database = openDatabase(options.databaseUrl, {
    log,
    ...(options.connections ? { connections: options.connections } : {}),
    ...(options.connectionPatience ? { patience: options.connectionPatience } : {}),
  });
  const readiness = new Readiness(options.databaseUrl, log);
  const store = storeOf(database, readiness.suspect);
  const seatAccess = new SeatAccess(store, {
    disconnect: (keys, why) => sockets.disconnect(keys, why),
    notifyServers: (table, keys, why) =>
      notificationBus.publish({ kind: 'revoked', table, keys: [...keys], why }),
  });
  /** Who else has the tables that are here. */
  const elsewhere = new TablesElsewhere();
  const busEvents = {
    received: hear,
    reconnected() {
      tables.pollForCommits().catch(failed('New commits could not be looked for'));
      sockets.disconnectRevoked().catch(failed('Links could not be checked'));
    },
  };
  const notificationBus = new NotificationBus(database, log, busEvents, options.settledAfter);
  const presence = new PresenceTracker({
    notifyServers: (table, seats, unseen) =>
      notificationBus.publish({ kind: 'presence', table, seats, unseen, has: tables.has(table) }),
    tablesHere: () => tables.ids,
    notifyTable: (table, seats) => io.to(table).emit('presence', { seats }),
    looksChanged: (table) => turns?.stirred(table),
  });
  const tables = new Tables({
    store,
    log,
    build,
    ownSnapshotsOnly: options.ownSnapshotsOnly ?? false,
    games: options.games ?? systems,
    dice: options.dice ?? fairDice,
    now: Date.now,
    snapshotEvery: options.snapshotEvery ?? 200,
    idleAfter: options.idleAfter ?? 300_000,
    publish: (table, diffs, told) => {
      sockets.publish(table, diffs, told);
      turns?.stirred(table.id);
    },
    committed: (table, seq) => {
      if (elsewhere.has(table) || !notificationBus.isSettled) tellOfCommit(table, seq);
    },
    heldChanged: (table) => {
      if (!tables.has(table)) elsewhere.forget(table);
      presence.tell(table);
    },
    outgrown: (table) => sockets.disconnectTable(table),
    onRevokedKey: (key) => seatAccess.markRevoked([key], 'link-renewed'),
    hasConnections: (table) => sockets.hasConnections(table),
    ended: endTable,
  });
  const metrics = createMetrics({
    tables: () => tables.count,
    sockets: () => io.engine.clientsCount,
    ready: async () => (await readiness.check()) === 'ok',
  });
  const sweep = new UsageSweep({
    usage: store.usage,
    log,
    archiveAfter: options.archiveAfter ?? null,
    deleteAfter: options.deleteArchivedAfter ?? null,
    inUse: () => tables.ids,
    ended: (table) => endEverywhere(table, 'table-deleted'),
    swept: metrics.swept,
    ...(options.firstSweepAfter === undefined ? {} : { firstAfter: options.firstSweepAfter }),
  });
  const { pushKey, turns } = await openPush(options.push ?? null, {
    pushes: store.pushes,
    table: (id) => tables.get(id),
    isLooking: (table, seat) => presence.isLooking(table, seat),
    log,
    ...(options.pushOutgoing ? { outgoing: options.pushOutgoing } : {}),
  });
  const openings = new TableOpenings(
    store.usage,
    options.openings ?? unbounded,
    siblings && ((key: string) => siblings.take('openings', key)),
  );
  const joinRate = options.joinRate ?? { burst: 120, perSecond: 2 };
  const proxies = options.proxies ?? 0;
  const httpOptions = {
    log,
    scrape: (all: boolean) => (siblings ?? metrics).scrape(all),
    storage: () => readiness.check(),
    clientDir: options.clientDir,
    reach: options.reach ?? null,
    pushKey,
    posting: { hosts: options.webhookHosts ?? [], outgoing: options.outgoing ?? outgoing },
    proxies,
    metricsToken: options.metricsToken ?? null,
    rate: joinRate,
    takeShared: siblings && ((key: string) => siblings.take('requests', key)),
  };
  const http = createHttp(httpOptions);
  const io = createSocketServer(http.server, {
    proxies,
    rate: connectionRate(joinRate),
    takeShared: siblings && ((key) => siblings.take('connections', key)),
  });
  const sockets = new Sockets({
    io,
    tables,
    seatAccess,
    presence,
    metrics,
    log,
    build,
    load: options.load ?? new Load(),
    rate: options.commandRate ?? { burst: 80, perSecond: 20 },
    notifyServers: (table, { seat, kind }) =>
      notificationBus.publish({ kind: 'reaction', table, seat, reaction: kind }),
    ...(options.loseAnswer ? { loseAnswer: options.loseAnswer } : {}),
  });
  await addRoutes(
    http,
    {
      store,
      tables,
      seatAccess,
      openings,
      metrics,
      games: options.games ?? systems,
      imports: new TableImports({
        databaseUrl: options.databaseUrl,
        mostBytes: options.mostImported ?? 100_000_000,
      }),
      endTable: endEverywhere,
    },
    httpOptions,
  );
  await notificationBus.open();

  function tellOfCommit(table: string, seq: number): void {
    notificationBus.publish({ kind: 'commit', table, seq });
  }

  /** Another server has a table, or no longer: only then it is told of commits there. */
  function hearWhoHas(from: string, table: string, has: boolean): void {
    if (!tables.has(table) || !elsewhere.hear(from, table, has)) return;
    // It does not know yet that the table is here, and each may have gone on without the other.
    presence.tell(table);
    tables
      .seqOf(table)
      .then((seq) => seq !== null && tellOfCommit(table, seq))
      .catch(failed('Another server could not be told how far a table is'));
  }

  function hear(notification: ServerNotification, from: string): void {
    if (notification.kind === 'presence') {
      const { table, seats, has = false } = notification;
      hearWhoHas(from, table, has || seats.length > 0);
    } else if (notification.kind === 'commit') hearWhoHas(from, notification.table, true);
    if (notification.kind === 'presence')
      presence.update(from, notification.table, notification.seats, notification.unseen);
    else if (notification.kind === 'reaction')
      sockets.react(notification.table, { seat: notification.seat, kind: notification.reaction });
    else if (notification.kind === 'revoked')
      seatAccess.markRevoked(notification.keys, notification.why);
    else if (notification.kind === 'table-ended') endTable(notification.table, notification.why);
    else
      tables
        .catchUp(notification.table, notification.seq)
        .catch(failed('A commit could not be followed'));
  }

  /** Nobody goes on here with a table that was deleted, or whose history was rewritten. */
  function endTable(table: string, why: 'table-deleted' | 'reload'): void {
    tables.forget(table);
    sockets.endTable(table, why);
  }

  /** As `endTable`, at all servers. */
  function endEverywhere(table: string, why: 'table-deleted' | 'reload'): void {
    endTable(table, why);
    notificationBus.publish({ kind: 'table-ended', table, why });
  }

  function failed(what: string): (error: unknown) => void {
    return (error) => log.error({ err: error }, what);
  }

  let given: GivenConnections | null = null;
  return {
    async serve() {
      await http.ready();
      given = new GivenConnections(http.server);
    },
    accept(socket, head) {
      if (given) given.add(socket, head);
      else socket.destroy();
    },
    measure: () => metrics.measure(),
    async listen(port, host) {
      await http.listen({ port, host, listenTextResolver: (at) => `Listening at ${at}` });
      return portOf(http.server.address());
    },
    async close() {
      await sockets.close();
      await http.close();
      await sweep.close();
      await turns?.close();
      await given?.drain();
      await tables.close();
      await notificationBus.close();
      await readiness.close();
      await database.close();
    },
  };
}

/** How fast one network may open connections: each person needs a few while they join. */
export const connectionRate = ({ burst, perSecond }: Rate): Rate => ({
  burst: 2 * burst,
  perSecond: 2 * perSecond,
});
const unbounded: OpeningBounds = { networkPerHour: null, perHour: null, tables: null };

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return address.port;
}
