import type { AddressInfo } from 'node:net';
import type { FairDice } from '@moonlit/rules';
import type { Logger } from 'pino';
import { Bouncer } from './access/bouncer';
import type { Rate } from './access/token-bucket';
import { fairDice } from './dice/fair-dice';
import { addRoutes, createHttp } from './http';
import { createMetrics } from './metrics';
import { Sockets } from './sockets';
import { PresenceBoard } from './sockets/presence';
import { createSocketServer } from './sockets/server';
import { storeOf } from './store';
import { Bulletin, type Notice } from './store/bulletin';
import { openDatabase } from './store/database';
import { migrate } from './store/migrate';
import type { Game } from './tables/systems';
import { games as allGames } from './tables/systems';
import { Tables } from './tables/tables';

/**
 * The rooms of the server. Each knows only those below it in this list, and `app.ts` puts them
 * together.
 *
 *     main.ts, config.ts   settings, start and stop
 *     app.ts               composition: everything below on one database
 *     http/                opening, joining, links, the long log, health, metrics, the built client
 *     sockets/             handshake, rooms, commands, resync, presence
 *     tables/              the runtime: load, decide, commit, tell; one queue a table
 *     access/              tokens, links and their end, rates, errors in plain words
 *     dice/                the fair dice
 *     store/               the database; no SQL anywhere else
 *     embedded/            a PostgreSQL for those who brought none
 */
export interface ServerOptions {
  databaseUrl: string;
  log: Logger;
  /** Which build this is; see `build` in the protocol's `resync`. */
  build: string;
  migrationsDir: string;
  clientDir: string;
  connections?: number;
  /** How many proxies in front tell the addresses of clients. */
  proxies?: number;
  metricsToken?: string | null;
  /** How fast one seat may send commands. */
  commandRate?: Rate;
  /** How fast one address may open, look up and join tables. */
  joinRate?: Rate;
  snapshotEvery?: number;
  /** Milliseconds that a table stays in memory when nobody is connected. */
  idleAfter?: number;
  /** The games on offer; all of them unless a test brings its own. */
  games?: ReadonlyMap<string, Game>;
  /** A table's dice. Only code can give others than the fair ones: no setting, no message. */
  dice?: (tableSecret: string) => FairDice;
  /** For tests: whether the answer to a carried-out command gets lost on its way. */
  loseAnswer?: () => boolean;
}

export interface RunningServer {
  /** Accepts connections; gives the port. */
  listen(port: number, host: string): Promise<number>;
  /** Says goodbye, finishes what is under way, saves, and lets go of the database. */
  close(): Promise<void>;
}

/** Puts a server together on a database, which is brought up to date first. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { log, build } = options;
  const applied = await migrate(options.databaseUrl, options.migrationsDir);
  if (applied.length > 0) log.info({ applied }, 'The database was brought up to date');
  const database = openDatabase(options.databaseUrl, {
    log,
    ...(options.connections ? { connections: options.connections } : {}),
  });
  const store = storeOf(database);
  const bouncer = new Bouncer(store, {
    throwOut: (keys, why) => sockets.throwOut(keys, why),
    tellOthers: (table, keys, why) =>
      bulletin.post({ kind: 'revoked', table, keys: [...keys], why }),
  });
  const bulletin = new Bulletin(database, log, {
    notice: hear,
    reconnected() {
      tables.look().catch(failed('New commits could not be looked for'));
      sockets.check().catch(failed('Links could not be checked'));
    },
  });
  const presence = new PresenceBoard({
    tellOthers: (table, seats) => bulletin.post({ kind: 'presence', table, seats }),
    tellTable: (table, seats) => io.to(table).emit('presence', { seats }),
  });
  const tables = new Tables({
    store,
    log,
    build,
    games: options.games ?? allGames,
    dice: options.dice ?? fairDice,
    now: Date.now,
    snapshotEvery: options.snapshotEvery ?? 50,
    idleAfter: options.idleAfter ?? 300_000,
    publish: (table, diffs) => sockets.publish(table, diffs),
    committed: (table, seq) => bulletin.post({ kind: 'commit', table, seq }),
    strayed: (key) => bouncer.heard([key], 'link-renewed'),
    watched: (table) => sockets.watched(table),
  });
  const metrics = createMetrics({
    tables: () => tables.count,
    sockets: () => io.engine.clientsCount,
  });
  const httpOptions = {
    log,
    metrics,
    ping: database.ping,
    clientDir: options.clientDir,
    proxies: options.proxies ?? 0,
    metricsToken: options.metricsToken ?? null,
    rate: options.joinRate ?? { burst: 60, perSecond: 2 },
  };
  const http = createHttp(httpOptions);
  const io = createSocketServer(http.server);
  const sockets = new Sockets({
    io,
    tables,
    bouncer,
    presence,
    metrics,
    log,
    build,
    rate: options.commandRate ?? { burst: 80, perSecond: 20 },
    ...(options.loseAnswer ? { loseAnswer: options.loseAnswer } : {}),
  });
  await addRoutes(http, { store, tables, bouncer, games: options.games ?? allGames }, httpOptions);
  await bulletin.open();

  function hear(notice: Notice, from: string): void {
    if (notice.kind === 'presence') presence.heard(from, notice.table, notice.seats);
    else if (notice.kind === 'revoked') bouncer.heard(notice.keys, notice.why);
    else tables.follow(notice.table, notice.seq).catch(failed('A commit could not be followed'));
  }

  function failed(what: string): (error: unknown) => void {
    return (error) => log.error({ err: error }, what);
  }

  return {
    async listen(port, host) {
      await http.listen({ port, host, listenTextResolver: (at) => `Listening at ${at}` });
      return portOf(http.server.address());
    },
    async close() {
      await sockets.close();
      await http.close();
      await tables.close();
      await bulletin.close();
      await database.close();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return address.port;
}
