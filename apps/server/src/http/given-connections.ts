import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long answers that are under way may take at the end, and how often that is looked at. */
const LAST_MS = 5_000;
const LOOK_MS = 20;

/** Connections that another process has accepted for this HTTP server, which listens on no port. */
export class GivenConnections {
  readonly #open = new Set<Socket>();

  constructor(private readonly server: Server) {
    // The next request may be about another table, and so for another process.
    server.maxRequestsPerSocket = 1;
    // From this event on the server watches how long requests take.
    server.emit('listening');
  }

  /** Serves a connection of which some bytes have been read. */
  add(socket: Socket, head: Buffer): void {
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    // As the sockets of an HTTP server: whoever has sent everything still waits for the answer.
    socket.allowHalfOpen = true;
    socket.unshift(head);
    this.server.emit('connection', socket);
  }

  /** Waits until everything that was asked has been answered, for a while. */
  async drain(): Promise<void> {
    const end = performance.now() + LAST_MS;
    for (;;) {
      this.server.closeIdleConnections();
      if (this.#open.size === 0 || performance.now() > end) break;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    for (const socket of this.#open) socket.destroy();
  }
}
