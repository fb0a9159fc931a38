import type { Server as HttpServer } from 'node:http';
import type { Diff, Goodbye, Presence, Welcome } from '@moonlit/protocol';
import { SOCKET_PATH } from '@moonlit/protocol';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { SeatKeyRecord } from '../store/seat-keys';

/** What clients send. It is read as unknown: anybody can send anything. */
export interface FromClient {
  command(message: unknown, reply: unknown): void;
  resync(message: unknown, reply: unknown): void;
}

export interface ToClient {
  welcome(message: Welcome): void;
  diff(message: Diff): void;
  presence(message: Presence): void;
  goodbye(message: Goodbye): void;
}

export interface SocketData {
  key: SeatKeyRecord;
}

export type TableServer = Server<FromClient, ToClient, DefaultEventsMap, SocketData>;
export type TableSocket = Socket<FromClient, ToClient, DefaultEventsMap, SocketData>;

/** Rooms: everybody at a table, those who see an audience of it, and those who came by one link. */
export const room = {
  table: (table: string) => table,
  audience: (table: string, audience: string) => `${table}/${audience}`,
  key: (key: string) => `key/${key}`,
};

/** Above this a connection is closed at once; below it, whatever is too much gets an answer. */
const MOST_BYTES = 1_000_000;

/**
 * Sockets on an HTTP server, below `/live`. The table's id follows in the path, which socket.io
 * matches only as far as this, so that a load balancer can tell tables apart.
 */
export function createSocketServer(http: HttpServer): TableServer {
  return new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
  });
}
