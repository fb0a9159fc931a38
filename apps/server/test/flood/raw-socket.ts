import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION, socketPath } from '@moonlit/protocol';

/**
 * A WebSocket of somebody without manners: it sends whatever bytes it is told to, as fast as they are
 * taken, answers nothing by itself, and may read nothing at all.
 */
export class RawSocket {
  readonly #socket: Socket;
  #heard = '';
  closed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      // The newest is enough to see what was said.
      this.#heard = (this.#heard + chunk.toString('latin1')).slice(-20_000);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.closed = true;
    });
  }

  /** Opens a WebSocket to a table; rejects when the server will not have it. */
  static async open(url: string, table: string): Promise<RawSocket> {
    const { hostname, port } = new URL(url);
    const raw = new RawSocket(connect(Number(port), hostname));
    const path = `${socketPath(table)}/?EIO=4&transport=websocket`;
    const key = randomBytes(16).toString('base64');
    raw.write(
      Buffer.from(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      ),
    );
    // engine.io's own first packet.
    if (await raw.hears('"sid"')) return raw;
    raw.end();
    throw new Error('The server would not open a WebSocket');
  }

  /** Waits until something is heard; `false` when the socket closes, or it takes too long. */
  async hears(what: string, ms = 30_000): Promise<boolean> {
    const end = Date.now() + ms;
    while (!this.#heard.includes(what)) {
      if (this.closed || Date.now() > end) return this.#heard.includes(what);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return true;
  }

  /** Connects as a seat. */
  async sit(token: string): Promise<boolean> {
    this.write(frame(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, token })}`));
    return this.hears('"welcome"');
  }

  /** Reads nothing any more. */
  pause(): void {
    this.#socket.pause();
  }

  /** Sends bytes; `false` when the server does not keep up. */
  write(bytes: Buffer): boolean {
    return this.#socket.write(bytes);
  }

  /** Waits until everything has been taken, or the socket is closed. */
  async drained(): Promise<void> {
    while (!this.closed && this.#socket.writableLength > 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** A text as one frame of a WebSocket, under a mask of zeros. */
export function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const length =
    payload.length < 126
      ? [0x80 | payload.length]
      : payload.length < 65_536
        ? [0xfe, payload.length >> 8, payload.length & 0xff]
        : [0xff, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (payload.length >> bits) & 0xff)];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), payload]);
}
