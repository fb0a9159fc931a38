import type { Socket } from 'node:net';

/** A connection on its way to a process, with what has been read of it. */
export interface Arrival {
  socket: Socket;
  head: Buffer;
  /** The table that it names, if it names one. */
  table: string | null;
}

/** Gives a connection to the process; resolves when it has it. */
export type HandOver = (socket: Socket, head: Buffer) => Promise<void>;

/** Connections that may wait for one process. */
const MOST_WAITING = 2_000;

/**
 * The connections that wait for one process. They go one at a time: while a socket is queued by Node
 * itself this process would go on reading from it, and what it read would be lost.
 */
export class Lane {
  #waiting: Arrival[] = [];
  #handOver: HandOver | null = null;
  #handing = false;

  /** Whether there is a process to give connections to. */
  get open(): boolean {
    return this.#handOver !== null;
  }

  /** The process is there: what waits goes to it. */
  start(handOver: HandOver): void {
    this.#handOver = handOver;
    void this.#flush();
  }

  /** The process is gone: what comes waits for the next one. */
  stop(): void {
    this.#handOver = null;
  }

  add(arrival: Arrival): void {
    if (this.#waiting.length >= MOST_WAITING) {
      arrival.socket.destroy();
      return;
    }
    this.#waiting.push(arrival);
    void this.#flush();
  }

  /** Takes out all that waits. */
  empty(): Arrival[] {
    return this.#waiting.splice(0);
  }

  /** Never rejects. */
  async #flush(): Promise<void> {
    if (this.#handing) return;
    this.#handing = true;
    for (;;) {
      const handOver = this.#handOver;
      const next = handOver && this.#waiting.shift();
      if (!next) break;
      const { socket, head } = next;
      if (socket.destroyed) continue;
      // What has come since, in the same breath as the socket is given away: nothing is between.
      const rest: unknown = socket.read();
      await handOver(socket, Buffer.isBuffer(rest) ? Buffer.concat([head, rest]) : head).catch(
        // The process died with it: whoever connected does so again.
        () => socket.destroy(),
      );
    }
    this.#handing = false;
  }
}
