import type { Command, Move } from './moves';
import type { Chair, LaidTable } from './tables';

/** How many sockets knock at once. */
const AT_ONCE = 40;

/** Somebody at a table, on a socket like a browser's. */
export interface Member {
  /** Bytes of the messages received so far, without the heads of the frames they came in. */
  bytes: number;
  /** How often the table's counter had been raised when this one arrived; 0 where it has none. */
  readonly found: number;
  /** Sends a command and waits until its sender is told, however long. Rejects with `Refused`. */
  send(command: Command): Promise<void>;
  leave(): void;
}

/** A server has refused a command: it says so, and nothing has changed. */
export class Refused extends Error {}

/** A command under way. */
interface Sent {
  at: number;
  /** To how many its result has come. */
  arrived: number;
}

/** How one sits down at a server of some kind. */
export interface Seating {
  port: number;
  chair: Chair;
  place: number;
  /** What the table moves. */
  target: string;
  /** To be called for each command of the table whose result has come to this member. */
  updated(): void;
}

export type Arrive = (seating: Seating) => Promise<Member>;

/**
 * Five people at one table, and how long each command took to reach the last of them. Every command
 * changes what all see, in the order of sending; so a member's nth update is the nth command's.
 */
export class Party {
  readonly target: string;
  readonly members: Member[] = [];
  #turn = 0;
  #told = 0;
  #sent: Sent[] = [];
  #refused = 0;
  #counts: number[];
  #times: number[] = [];
  #expected = new Set<() => void>();

  private constructor({ target, chairs }: LaidTable) {
    this.target = target;
    this.#counts = chairs.map(() => 0);
  }

  /** Seats the first, who may open the table by that, and then the others. */
  static async sit(arrive: Arrive, port: number, table: LaidTable): Promise<Party> {
    const party = new Party(table);
    const { target } = table;
    const arriving = (chair: Chair, place: number) =>
      arrive({ port, chair, place, target, updated: () => party.#updated(place) });
    const [first, ...others] = table.chairs;
    if (!first) throw new Error('A table without chairs.');
    party.members.push(await arriving(first, 0));
    const rest = others.map((chair, index) => arriving(chair, index + 1));
    party.members.push(...(await Promise.all(rest)));
    return party;
  }

  /** Somebody sends a command; resolves with its answer. Rejects with `Refused`. */
  async send(place: number, command: Command): Promise<void> {
    const member = this.members[place];
    if (!member) throw new Error(`Nobody sits at place ${place}.`);
    const sent = { at: performance.now(), arrived: 0 };
    this.#sent.push(sent);
    try {
      await member.send(command);
      this.#told += 1;
    } catch (error) {
      if (error instanceof Refused) this.#forget(sent);
      throw error;
    }
  }

  /** The table's next move of a kind; says whether it was carried out. What was refused is the next again. */
  async move(kind: (target: string, turn: number) => Move): Promise<boolean> {
    const { by, command } = kind(this.target, this.#turn);
    this.#turn += 1;
    try {
      await this.send(by, command);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#turn -= 1;
      return false;
    }
  }

  /** Commands since `reset` that were refused. */
  get refused(): number {
    return this.#refused;
  }

  /** Commands sent since `reset` and not refused. */
  get sent(): number {
    return this.#sent.length;
  }

  /** Commands since `reset` that somebody at the table knows to be done: told so, or shown their result. */
  get known(): number {
    return Math.max(this.#told, ...this.#counts);
  }

  /** Updates that came to somebody since `reset`. */
  get arrived(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** Milliseconds from sending to the last of the five, for each command that came to all of them. */
  get times(): readonly number[] {
    return this.#times;
  }

  get bytes(): number {
    return this.members.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Waits until everybody has seen everything. */
  async settled(): Promise<void> {
    while (this.#times.length < this.#sent.length) {
      await new Promise<void>((resolve) => this.#expected.add(resolve));
    }
  }

  /** Forgets what was measured. Only when everything has settled. */
  reset(): void {
    this.#sent = [];
    this.#refused = 0;
    this.#times = [];
    this.#told = 0;
    this.#counts = this.#counts.map(() => 0);
    for (const member of this.members) member.bytes = 0;
  }

  #updated(place: number): void {
    const nth = this.#counts[place] ?? 0;
    this.#counts[place] = nth + 1;
    const sent = this.#sent[nth];
    if (!sent) return;
    sent.arrived += 1;
    if (sent.arrived < this.#counts.length) return;
    this.#times.push(performance.now() - sent.at);
    this.#check();
  }

  /** Nothing will come of a command. What has come already was then that of a later one. */
  #forget(sent: Sent): void {
    this.#refused += 1;
    const nth = this.#sent.findIndex((one) =>
      sent.arrived === 0 ? one === sent : one.arrived === 0,
    );
    if (nth !== -1) this.#sent.splice(nth, 1);
    this.#check();
  }

  #check(): void {
    if (this.#times.length < this.#sent.length) return;
    for (const resolve of this.#expected) resolve();
    this.#expected.clear();
  }
}

/** Seats everybody, some tables at a time. */
export async function seat(
  arrive: Arrive,
  port: number,
  tables: readonly LaidTable[],
): Promise<Party[]> {
  const parties: Party[] = [];
  const some = AT_ONCE / 5;
  for (let first = 0; first < tables.length; first += some) {
    const next = tables.slice(first, first + some).map((table) => Party.sit(arrive, port, table));
    parties.push(...(await Promise.all(next)));
  }
  return parties;
}
