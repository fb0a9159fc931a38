import { createServer, type Server, type Socket } from 'node:net';
import { type Arrival, type HandOver, Lane } from './lane';
import { placeOf, tableIn } from './routing';

/** How long the first line of a request may take to arrive, and how long it may be. */
const FIRST_LINE_MS = 10_000;
const LONGEST_LINE = 16_384;

/**
 * Accepts the connections of all processes and gives each away, as it is, to the process of the table
 * that its first line names; the others in turn. Nothing that happens on a connection afterwards
 * passes through here.
 */
export class Front {
  readonly #server: Server;
  readonly #lanes: readonly Lane[];
  /** Connections that have not said yet what they want. */
  readonly #silent = new Set<Socket>();
  /** Processes that have been away for too long to wait for them. */
  readonly #givenUp = new Set<number>();
  #turn = 0;

  /** @param failed called when a connection could not be accepted, as without files to open */
  constructor(
    processes: number,
    private readonly failed: (error: Error) => void,
  ) {
    this.#lanes = Array.from({ length: processes }, () => new Lane());
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      this.#accept(socket),
    );
  }

  /** Accepts connections; gives the port. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject).on('error', this.failed);
        const address = this.#server.address();
        if (address === null || typeof address === 'string') reject(new Error('Not on a port'));
        else resolve(address.port);
      });
    });
  }

  /** Process `place` takes connections from now on. */
  start(place: number, handOver: HandOver): void {
    this.#givenUp.delete(place);
    this.#lanes[place]?.start(handOver);
  }

  /** Process `place` takes none: those of its tables wait for whatever replaces it. */
  stop(place: number): void {
    this.#lanes[place]?.stop();
  }

  /** Process `place` stays away: the others take over its tables until it is there again. */
  giveUp(place: number): void {
    this.#givenUp.add(place);
    for (const arrival of this.#lanes[place]?.empty() ?? []) this.#route(arrival);
  }

  /** Accepts nothing more, and lets go of what has not been given away. */
  close(): void {
    this.#server.close();
    for (const socket of this.#silent) socket.destroy();
    for (const lane of this.#lanes) for (const { socket } of lane.empty()) socket.destroy();
  }

  #accept(socket: Socket): void {
    this.#silent.add(socket);
    let head = Buffer.alloc(0);
    const leave = () => socket.destroy();
    const tooSlow = setTimeout(leave, FIRST_LINE_MS);
    const settled = () => {
      clearTimeout(tooSlow);
      this.#silent.delete(socket);
    };
    const look = () => {
      const read: unknown = socket.read();
      if (Buffer.isBuffer(read)) head = Buffer.concat([head, read]);
      const end = head.indexOf('\n');
      if (end === -1 && head.length < LONGEST_LINE) return;
      socket.off('readable', look).off('end', leave);
      settled();
      const line = head.toString('latin1', 0, end === -1 ? LONGEST_LINE : end);
      this.#route({ socket, head, table: tableIn(line) });
    };
    // A connection that breaks is closed; there is nobody to tell.
    socket.on('error', leave).on('end', leave).on('close', settled).on('readable', look);
  }

  #route(arrival: Arrival): void {
    this.#laneOf(arrival.table)?.add(arrival);
  }

  #laneOf(table: string | null): Lane | undefined {
    const open = this.#lanes.filter((lane) => lane.open);
    if (table !== null) {
      const place = placeOf(table, this.#lanes.length);
      const own = this.#lanes[place];
      const others = open.filter((lane) => lane !== own);
      if (!this.#givenUp.has(place) || others.length === 0) return own;
      return others[placeOf(table, others.length)];
    }
    this.#turn += 1;
    const lanes = open.length > 0 ? open : this.#lanes;
    return lanes[this.#turn % lanes.length];
  }
}
