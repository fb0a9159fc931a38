/** One connection, below socket.io, as engine.io has it: a WebSocket, or a row of polls. */
export interface Connection {
  readonly transport: object;
  readonly readyState: string;
  on(event: 'packet' | 'packetCreate', listener: (packet: Packet) => void): unknown;
  on(event: 'upgrading', listener: (transport: object) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  write(data: string): unknown;
  close(discard?: boolean): void;
}

/** A packet as engine.io tells of it. Another `type` than `message` goes no further. */
export interface Packet {
  type: string;
  data?: unknown;
}

/** The part of a WebSocket that bounds what waits for it. */
export interface WebSocket {
  /** Bytes that were handed over and have not left. */
  readonly bufferedAmount: number;
  pause(): void;
  terminate(): void;
  on(event: 'ping' | 'message', listener: () => void): unknown;
}

/** The WebSocket of a transport; `null` while it polls. */
export function webSocketOf(transport: object): WebSocket | null {
  if (!('socket' in transport)) return null;
  return isWebSocket(transport.socket) ? transport.socket : null;
}

function isWebSocket(socket: unknown): socket is WebSocket {
  return (
    typeof socket === 'object' &&
    socket !== null &&
    'bufferedAmount' in socket &&
    'pause' in socket &&
    'terminate' in socket
  );
}

/** Closes a connection at once, without waiting for the other end. */
export function cut(connection: Connection): void {
  const webSocket = webSocketOf(connection.transport);
  connection.close(true);
  webSocket?.terminate();
}

/** How long what is still to be said may take, and messages that may still come meanwhile. */
const LAST_WORDS_MS = 500;
const MOST_STRAGGLERS = 20;

/** Closes a connection after what waits has been let out, within a moment. */
export function close(connection: Connection): void {
  endSoon(webSocketOf(connection.transport));
  connection.close();
  setTimeout(() => connection.close(true), LAST_WORDS_MS).unref();
}

/** As `close`, and reads nothing more: what still comes would only keep it from hearing why. */
export function closeUnread(connection: Connection): void {
  const webSocket = webSocketOf(connection.transport);
  webSocket?.pause();
  connection.close();
  setTimeout(() => {
    connection.close(true);
    webSocket?.terminate();
  }, LAST_WORDS_MS).unref();
}

/**
 * Ends a WebSocket that is being closed. By itself it would wait half a minute for the other end to
 * agree, and read all that it sends meanwhile.
 */
export function endSoon(webSocket: WebSocket | null): void {
  if (!webSocket) return;
  let stragglers = 0;
  webSocket.on('message', () => {
    stragglers += 1;
    if (stragglers > MOST_STRAGGLERS) webSocket.terminate();
  });
  setTimeout(() => webSocket.terminate(), LAST_WORDS_MS).unref();
}

/** The size of a packet's text or bytes. */
export function sizeOf(data: unknown): number {
  return typeof data === 'string' || Buffer.isBuffer(data) ? data.length : 0;
}
