import type { Server as HttpServer } from 'node:http';
import type {
  Goodbye,
  Presence,
  Reaction,
  ResyncMessage,
  ToldDiff,
  Welcome,
  Writing,
} from '@moonlit/protocol';
import { SOCKET_PATH } from '@moonlit/protocol';
import type { Audience, RuleSystem } from '@moonlit/rules';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { clientAddress, networkOf } from '../access/network';
import { SharedBuckets, type TakeShared } from '../access/shared-buckets';
import type { Rate } from '../access/token-bucket';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { OfferWriter } from './offers/packing';
import type { Hearer, Said } from './said';

/** What clients send. It is read as unknown: anybody can send anything. */
export interface FromClient {
  command(message: unknown, reply: unknown): void;
  resync(message: unknown, reply: unknown): void;
  drawer(message: unknown, reply: unknown): void;
  writing(message: unknown): void;
  reaction(message: unknown): void;
  looking(message: unknown): void;
}

export interface ToClient {
  welcome(message: Welcome): void;
  diff(...commit: ToldDiff[]): void;
  presence(message: Presence): void;
  writing(message: Writing): void;
  reaction(message: Reaction): void;
  goodbye(message: Goodbye): void;
}

export interface SocketData {
  key: SeatKeyRecord;
  /** What it held when it came, for the welcome to answer. */
  resync: ResyncMessage | undefined;
  /** It reads whole compartments that come deflated. */
  inflates: boolean;
  /** It remembers what was said of `public`, and reads diffs that are packed with that. */
  remembers: boolean;
  /** What was said of its table to everybody, and how much of that it has heard. */
  said: Said;
  heard: Hearer;
  /** What its seat sees. Empty until it is welcomed. */
  audiences: readonly Audience[];
  /** When its table was opened, milliseconds since 1970. */
  openedAt: number;
  /** What of its table's public state looks like before there is anything in it. */
  blanks: NonNullable<RuleSystem['blanks']>;
  offers: OfferWriter;
  /** Which version of the protocol its page speaks. */
  protocol: number;
  /** Nobody looks at its page. */
  unseen: boolean;
}

export type TableServer = Server<FromClient, ToClient, DefaultEventsMap, SocketData>;
export type TableSocket = Socket<FromClient, ToClient, DefaultEventsMap, SocketData>;

/** Rooms: everybody at a table, and those who connected with one link. */
export const room = {
  table: (table: string) => table,
  key: (key: string) => `key/${key}`,
};

/** Above this a connection is closed at once: the longest message in characters of three bytes. */
const MOST_BYTES = 100_000;
/** How long whoever connects may take to say who they are. */
const HANDSHAKE_MS = 5_000;

export interface SocketServerOptions {
  /** How many proxies in front tell the addresses of clients. */
  proxies: number;
  /** How fast one network may open connections. */
  rate: Rate;
  /** The same, of all processes together. */
  takeShared?: TakeShared | undefined;
}

/**
 * Sockets on an HTTP server, below `/live`. The table's id follows in the path, which socket.io
 * matches only as far as this, so that a load balancer can tell tables apart.
 */
export function createSocketServer(http: HttpServer, options: SocketServerOptions): TableServer {
  const connections = new SharedBuckets(options.rate, options.takeShared);
  return new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: HANDSHAKE_MS,
    // It would cost each connection memory, and the server time, at the wish of a client.
    perMessageDeflate: false,
    // Before anything is made for a connection. One that goes on polling has been here already.
    allowRequest({ socket, headers }, answer) {
      const forwarded = headers['x-forwarded-for'];
      const address = clientAddress(socket.remoteAddress, forwarded, options.proxies);
      const told = (mayCome: boolean) => answer('Too many connections at once', mayCome);
      // Nobody else listens to it while the other processes are asked.
      socket.once('error', () => socket.destroy());
      connections.take(networkOf(address)).then(told, () => told(false));
    },
  });
}
