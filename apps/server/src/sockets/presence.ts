import type { SeatId } from '@moonlit/rules';

/** How often servers tell each other who is connected, and how long that is believed. */
export const HEARTBEAT_MS = 15_000;
const BELIEVED_MS = 40_000;

export interface PresenceEvents {
  /** The seats connected to this server have changed, or those of them at which nobody looks. */
  notifyServers(table: string, seats: SeatId[], unseen: SeatId[]): void;
  /** The seats connected anywhere have changed. */
  notifyTable(table: string, seats: SeatId[]): void;
  /** The tables that this server has, with people or without; those with people where nobody says. */
  tablesHere?(): Iterable<string>;
  /** At some seat of the table somebody looks who did not, or the other way round. */
  looksChanged?(table: string): void;
}

/** A seat’s pages here: how many there are, and how many of them nobody looks at. */
interface Pages {
  all: number;
  unseen: number;
}

/** Who is connected to which table, on this server and on the others. Never stored. */
export class PresenceTracker {
  readonly #here = new Map<string, Map<SeatId, Pages>>();
  readonly #elsewhere = new Map<
    string,
    Map<string, { seats: SeatId[]; unseen: readonly SeatId[]; at: number }>
  >();

  constructor(
    private readonly events: PresenceEvents,
    private readonly now: () => number = Date.now,
  ) {}

  connected(table: string, seat: SeatId): void {
    const seats = this.#here.get(table) ?? new Map<SeatId, Pages>();
    this.#here.set(table, seats);
    const pages = seats.get(seat) ?? { all: 0, unseen: 0 };
    seats.set(seat, pages);
    pages.all += 1;
    if (pages.all === 1) this.#changed(table);
    else if (pages.unseen > 0) this.#notifyServers(table);
    this.events.looksChanged?.(table);
  }

  /** @param unseen whether nobody looked at that page. */
  disconnected(table: string, seat: SeatId, unseen = false): void {
    const seats = this.#here.get(table);
    const pages = seats?.get(seat);
    if (!seats || !pages) return;
    pages.all -= 1;
    if (unseen) pages.unseen -= 1;
    if (pages.all === 0) {
      seats.delete(seat);
      if (seats.size === 0) this.#here.delete(table);
      this.#changed(table);
    } else if (pages.unseen > 0) this.#notifyServers(table);
    this.events.looksChanged?.(table);
  }

  /** Nobody looks at one of the seat’s pages any more, or again. */
  looks(table: string, seat: SeatId, unseen: boolean): void {
    const pages = this.#here.get(table)?.get(seat);
    if (!pages) return;
    pages.unseen += unseen ? 1 : -1;
    this.#notifyServers(table);
    this.events.looksChanged?.(table);
  }

  /** Whether somebody looks at a page of the seat, anywhere. */
  isLooking(table: string, seat: SeatId): boolean {
    const here = this.#here.get(table)?.get(seat);
    if (here && here.unseen < here.all) return true;
    return [...(this.#elsewhere.get(table)?.values() ?? [])].some(
      ({ seats, unseen }) => seats.includes(seat) && !unseen.includes(seat),
    );
  }

  /** What another server tells. A server that is new to a table is told ours in return. */
  update(server: string, table: string, seats: SeatId[], unseen: readonly SeatId[] = []): void {
    // Most tables that another server has are nobody's here.
    if (seats.length === 0 && !this.#elsewhere.get(table)?.has(server)) return;
    const before = this.seats(table).join();
    const others = this.#elsewhere.get(table) ?? new Map();
    const isNew = !others.has(server);
    if (seats.length > 0) others.set(server, { seats, unseen, at: this.now() });
    else others.delete(server);
    if (others.size > 0) this.#elsewhere.set(table, others);
    else this.#elsewhere.delete(table);
    if (isNew && seats.length > 0 && this.#here.has(table)) this.#notifyServers(table);
    if (this.seats(table).join() !== before) this.events.notifyTable(table, this.seats(table));
    this.events.looksChanged?.(table);
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
    const tables = new Set([...this.#here.keys(), ...(this.events.tablesHere?.() ?? [])]);
    for (const table of tables) this.#notifyServers(table);
  }

  /** Tells the other servers who is at a table here. */
  tell(table: string): void {
    this.#notifyServers(table);
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
    const here = [...(this.#here.get(table) ?? [])];
    const unseen = here.filter(([, pages]) => pages.unseen === pages.all);
    this.events.notifyServers(
      table,
      here.map(([seat]) => seat),
      unseen.map(([seat]) => seat),
    );
  }
}
