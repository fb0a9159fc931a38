import type { SeatId } from '@moonlit/rules';

/** How often servers tell each other who is connected, and how long that is believed. */
export const HEARTBEAT_MS = 15_000;
const BELIEVED_MS = 40_000;

export interface PresenceEvents {
  /** The seats connected to this server have changed. */
  notifyServers(table: string, seats: SeatId[]): void;
  /** The seats connected anywhere have changed. */
  notifyTable(table: string, seats: SeatId[]): void;
}

/** Who is connected to which table, on this server and on the others. Never stored. */
export class PresenceTracker {
  /** How many sockets each seat has here. */
  readonly #here = new Map<string, Map<SeatId, number>>();
  readonly #elsewhere = new Map<string, Map<string, { seats: SeatId[]; at: number }>>();

  constructor(
    private readonly events: PresenceEvents,
    private readonly now: () => number = Date.now,
  ) {}

  connected(table: string, seat: SeatId): void {
    const seats = this.#here.get(table) ?? new Map<SeatId, number>();
    this.#here.set(table, seats);
    const sockets = seats.get(seat) ?? 0;
    seats.set(seat, sockets + 1);
    if (sockets === 0) this.#changed(table);
  }

  disconnected(table: string, seat: SeatId): void {
    const seats = this.#here.get(table);
    const sockets = seats?.get(seat) ?? 0;
    if (!seats || sockets === 0) return;
    if (sockets > 1) seats.set(seat, sockets - 1);
    else {
      seats.delete(seat);
      if (seats.size === 0) this.#here.delete(table);
      this.#changed(table);
    }
  }

  /** What another server tells. A server that is new to a table is told ours in return. */
  update(server: string, table: string, seats: SeatId[]): void {
    const before = this.seats(table).join();
    const others = this.#elsewhere.get(table) ?? new Map();
    const isNew = !others.has(server);
    if (seats.length > 0) others.set(server, { seats, at: this.now() });
    else others.delete(server);
    if (others.size > 0) this.#elsewhere.set(table, others);
    else this.#elsewhere.delete(table);
    if (isNew && seats.length > 0 && this.#here.has(table)) this.#notifyServers(table);
    if (this.seats(table).join() !== before) this.events.notifyTable(table, this.seats(table));
  }

  /** Tells the others again, and forgets servers that have not told anything for too long. */
  heartbeat(): void {
    for (const [table, servers] of this.#elsewhere) {
      const before = servers.size;
      for (const [server, { at }] of servers) {
        if (this.now() - at > BELIEVED_MS) servers.delete(server);
      }
      if (servers.size === 0) this.#elsewhere.delete(table);
      if (servers.size < before) this.events.notifyTable(table, this.seats(table));
    }
    for (const table of this.#here.keys()) this.#notifyServers(table);
  }

  /** The connected seats of a table, in a steady order. */
  seats(table: string): SeatId[] {
    const seats = new Set<SeatId>(this.#here.get(table)?.keys());
    for (const other of this.#elsewhere.get(table)?.values() ?? []) {
      for (const seat of other.seats) seats.add(seat);
    }
    return [...seats].sort();
  }

  #changed(table: string): void {
    this.#notifyServers(table);
    this.events.notifyTable(table, this.seats(table));
  }

  #notifyServers(table: string): void {
    this.events.notifyServers(table, [...(this.#here.get(table)?.keys() ?? [])]);
  }
}
