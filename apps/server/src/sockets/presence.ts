import type { SeatId } from '@moonlit/rules';

/** How often servers tell each other who is connected, and how long such a word holds. */
export const HEARTBEAT_MS = 15_000;
const HOLDS_MS = 40_000;

export interface PresenceEvents {
  /** The seats connected to this server have changed. */
  tellOthers(table: string, seats: SeatId[]): void;
  /** The seats connected anywhere have changed. */
  tellTable(table: string, seats: SeatId[]): void;
}

/** Who is connected to which table, on this server and on the others. Never stored. */
export class PresenceBoard {
  /** How many sockets each seat has here. */
  readonly #here = new Map<string, Map<SeatId, number>>();
  readonly #elsewhere = new Map<string, Map<string, { seats: SeatId[]; at: number }>>();

  constructor(
    private readonly events: PresenceEvents,
    private readonly now: () => number = Date.now,
  ) {}

  arrived(table: string, seat: SeatId): void {
    const seats = this.#here.get(table) ?? new Map<SeatId, number>();
    this.#here.set(table, seats);
    const sockets = seats.get(seat) ?? 0;
    seats.set(seat, sockets + 1);
    if (sockets === 0) this.#changed(table);
  }

  left(table: string, seat: SeatId): void {
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

  /** Another server's word. A server that is new to a table gets ours in return. */
  heard(server: string, table: string, seats: SeatId[]): void {
    const before = this.seats(table).join();
    const others = this.#elsewhere.get(table) ?? new Map();
    const isNew = !others.has(server);
    if (seats.length > 0) others.set(server, { seats, at: this.now() });
    else others.delete(server);
    if (others.size > 0) this.#elsewhere.set(table, others);
    else this.#elsewhere.delete(table);
    if (isNew && seats.length > 0 && this.#here.has(table)) this.#tellOthers(table);
    if (this.seats(table).join() !== before) this.events.tellTable(table, this.seats(table));
  }

  /** Repeats our word, and forgets servers that have fallen silent. */
  beat(): void {
    for (const [table, servers] of this.#elsewhere) {
      const before = servers.size;
      for (const [server, { at }] of servers) {
        if (this.now() - at > HOLDS_MS) servers.delete(server);
      }
      if (servers.size === 0) this.#elsewhere.delete(table);
      if (servers.size < before) this.events.tellTable(table, this.seats(table));
    }
    for (const table of this.#here.keys()) this.#tellOthers(table);
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
    this.#tellOthers(table);
    this.events.tellTable(table, this.seats(table));
  }

  #tellOthers(table: string): void {
    this.events.tellOthers(table, [...(this.#here.get(table)?.keys() ?? [])]);
  }
}
