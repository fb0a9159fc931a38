import { randomUUID } from 'node:crypto';
import { audienceNumber, PROTOCOL_VERSION, type WireDiff } from '@moonlit/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Chair, LaidTable } from './tables';

/** How many sockets knock at once. */
const AT_ONCE = 40;

/** Somebody at a table, on a socket like a browser's. */
export class Member {
  /** Bytes of the messages received: what WebSocket frames carry, without the frames' own heads. */
  bytes = 0;
  readonly #socket: Socket;

  private constructor(
    port: number,
    { path, token }: Chair,
    private readonly updated: () => void,
  ) {
    this.#socket = io(`http://127.0.0.1:${port}`, {
      path,
      auth: { protocol: PROTOCOL_VERSION, token },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    this.#socket.on('connect', () => {
      this.#socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message') this.bytes += 1 + Buffer.byteLength(data);
      });
    });
    this.#socket.on('patch', () => this.updated());
    this.#socket.on('diff', (...diffs: WireDiff[]) => this.#hear(diffs));
  }

  /** Sits down, and waits until the table has been seen once. */
  static async arrive(port: number, chair: Chair, updated: () => void): Promise<Member> {
    const member = new Member(port, chair, updated);
    const socket = member.#socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('welcome', () => resolve());
      socket.once('connect_error', reject);
      socket.once('disconnect', (why) => reject(new Error(`Disconnected: ${why}`)));
    });
    await socket.emitWithAck('resync', { have: {} });
    return member;
  }

  /** Sends a command and waits for its answer, however long. Rejects when it is refused. */
  async send(command: object): Promise<void> {
    const message = { id: randomUUID(), command };
    const ack = await this.#socket.emitWithAck('command', message);
    if (!ack.ok) throw new Error(`Refused: ${JSON.stringify({ command, ack })}`);
    this.#hear(ack.diffs ?? []);
  }

  #hear(diffs: readonly WireDiff[]): void {
    if (diffs.some(([audience]) => audience === audienceNumber('public'))) this.updated();
  }

  leave(): void {
    this.#socket.disconnect();
  }
}

/**
 * Five people at one table, and how long each command took to reach the last of them. Every command
 * changes what all see once, in the order of sending; so a member's nth update is the nth command's.
 */
export class Party {
  readonly clock: string;
  readonly members: Member[] = [];
  #sent: number[] = [];
  #arrived: number[] = [];
  #counts: number[];
  #times: number[] = [];
  #expected = new Set<() => void>();

  private constructor({ clock, chairs }: LaidTable) {
    this.clock = clock;
    this.#counts = chairs.map(() => 0);
  }

  static async sit(port: number, table: LaidTable): Promise<Party> {
    const party = new Party(table);
    const arriving = table.chairs.map((chair, place) =>
      Member.arrive(port, chair, () => party.#updated(place)),
    );
    party.members.push(...(await Promise.all(arriving)));
    return party;
  }

  /** Somebody sends a command; resolves with its answer. */
  send(place: number, command: object): Promise<void> {
    const member = this.members[place];
    if (!member) throw new Error(`Nobody sits at place ${place}.`);
    this.#sent.push(performance.now());
    this.#arrived.push(0);
    return member.send(command);
  }

  /** Commands sent since `reset`. */
  get sent(): number {
    return this.#sent.length;
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
    this.#arrived = [];
    this.#times = [];
    this.#counts = this.#counts.map(() => 0);
    for (const member of this.members) member.bytes = 0;
  }

  #updated(place: number): void {
    const nth = this.#counts[place] ?? 0;
    this.#counts[place] = nth + 1;
    const arrived = (this.#arrived[nth] ?? 0) + 1;
    this.#arrived[nth] = arrived;
    const sent = this.#sent[nth];
    if (arrived < this.#counts.length || sent === undefined) return;
    this.#times.push(performance.now() - sent);
    if (this.#times.length < this.#sent.length) return;
    for (const resolve of this.#expected) resolve();
    this.#expected.clear();
  }
}

/** Seats everybody, some tables at a time. */
export async function seat(port: number, tables: readonly LaidTable[]): Promise<Party[]> {
  const parties: Party[] = [];
  const some = AT_ONCE / 5;
  for (let first = 0; first < tables.length; first += some) {
    const next = tables.slice(first, first + some).map((table) => Party.sit(port, table));
    parties.push(...(await Promise.all(next)));
  }
  return parties;
}
