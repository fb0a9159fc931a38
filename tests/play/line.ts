import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type {
  CommandAck,
  CommandMessage,
  DrawerAck,
  ResyncAck,
  SeatKey,
  ToldDiff,
} from '@moonlit/protocol';
import { audienceNumber, OfferReader, PROTOCOL_VERSION, socketPath } from '@moonlit/protocol';
import type { Field, Offer, OfferValue } from '@moonlit/rules';
import type { PublicState, SeatState } from '@moonlit/rules/girl-by-moonlight';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

/** How long a line waits for an answer, in milliseconds, and between two tries. */
const ANSWER_MS = 30_000;
const AGAIN_MS = 500;

/**
 * Somebody's own line to their table, as their client has it: it carries the same commands, but needs
 * no screen. For what an evening takes for granted and need not be tapped.
 */
export class Line {
  readonly #offers = new OfferReader();

  private constructor(
    private readonly socket: Socket,
    /** Where their client opens the same seat. */
    readonly link: string,
  ) {
    socket.on('diff', (...diffs: ToldDiff[]) => this.#read(diffs));
  }

  static async open(
    url: string,
    { table, token }: Pick<SeatKey, 'table' | 'token'>,
  ): Promise<Line> {
    const socket = io(url, {
      path: socketPath(table),
      auth: { protocol: PROTOCOL_VERSION, token },
      transports: ['websocket'],
      forceNew: true,
    });
    await new Promise<void>((done, failed) => {
      socket.once('welcome', () => done());
      socket.once('connect_error', failed);
    });
    return new Line(socket, `${url}/table#${table}.${token}`);
  }

  /** Sends a command that must be carried out. */
  async send(command: CommandMessage['command']): Promise<void> {
    const message: CommandMessage = { id: randomUUID(), command };
    const ack = await this.#insist(() =>
      this.#ask('command', message, (answer: CommandAck) => {
        if (answer.ok) this.#read(answer.diffs ?? []);
        return answer;
      }),
    );
    if (!ack.ok) throw new Error(`${command.type}: ${ack.refusal.message}`);
  }

  /**
   * Carries out the first of these offers that is open, what answers a question before others: with
   * `values`, and else with what its fields begin with.
   */
  async take(command: string, values: Record<string, OfferValue> = {}): Promise<void> {
    const { offers, drawers } = await this.look();
    const wanted = (one: Offer) => one.command === command && agrees(one, values);
    const open = offers.filter(wanted);
    const offer =
      open.find(({ prompt }) => prompt !== undefined) ??
      open[0] ??
      (await this.#inDrawers(drawers)).find(wanted);
    if (!offer) throw new Error(`Nobody offers ${command} ${JSON.stringify(values)}.`);
    const fields = offer.fields ?? [];
    const filled = fields.map((field) => [field.name, values[field.name] ?? usual(field)]);
    await this.send({ type: command, ...offer.with, ...Object.fromEntries(filled) });
  }

  /** The ids of the protagonists by the names of their players. */
  async protagonists(): Promise<Record<string, string>> {
    const { protagonists, table } = (await this.look()).table;
    return Object.fromEntries(
      Object.values(protagonists).map(({ id, seat }) => [
        (seat === null ? undefined : table.seats[seat]?.name) ?? id,
        id,
      ]),
    );
  }

  /** The table as everybody sees it now, what this seat may do, and the drawers that it may open. */
  look(): Promise<{ table: PublicState; offers: Offer[]; drawers: readonly string[] }> {
    return this.#ask('resync', { have: {} }, ({ snapshots }: ResyncAck) => {
      const shared = snapshots.find(({ audience }) => audience === 'public');
      const own = snapshots.find(({ audience }) => audience.startsWith('seat:'));
      if (!shared || !own) throw new Error('The server does not show the table.');
      const { offers, drawers = [] } = this.#offers.read('', own.state) as SeatState;
      return { table: shared.state as PublicState, offers: Object.values(offers), drawers };
    });
  }

  async #inDrawers(drawers: readonly string[]): Promise<Offer[]> {
    const all: Offer[] = [];
    for (const name of drawers) {
      const ack = await this.#insist(() =>
        this.#ask('drawer', { name }, (answer: DrawerAck) => answer),
      );
      if (ack.ok) all.push(...(Object.values(ack.offers ?? {}) as Offer[]));
    }
    return all;
  }

  /** Asks once more, as a client does, where the server has put it off because it is busy. */
  async #insist<A extends CommandAck | DrawerAck>(ask: () => Promise<A>): Promise<A> {
    for (const end = Date.now() + ANSWER_MS; ; ) {
      const ack = await ask();
      if (ack.ok || ack.refusal.code !== 'server-busy' || Date.now() > end) return ack;
      await setTimeout(AGAIN_MS);
    }
  }

  /** Asks, and reads the answer at once: what comes next may follow right behind it. */
  #ask<A, T>(event: string, message: object, read: (answer: A) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.socket.timeout(ANSWER_MS).emit(event, message, (error: Error | null, answer: A) => {
        if (error) return reject(error);
        try {
          resolve(read(answer));
        } catch (reason) {
          reject(reason);
        }
      });
    });
  }

  /** Takes note of the offers that this line is told of. */
  #read(diffs: readonly ToldDiff[]): void {
    for (const [audience, , patches] of diffs) {
      if (audience !== audienceNumber('seat') || typeof patches === 'string') continue;
      for (const patch of patches) if (patch.length === 2) this.#offers.read(patch[0], patch[1]);
    }
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Whether an offer is settled as wanted, as far as it is settled. */
export function agrees({ with: settled }: Offer, values: Record<string, OfferValue>): boolean {
  return Object.entries(values).every(([name, value]) => (settled[name] ?? value) === value);
}

/** What somebody leaves in a field who does not care. */
function usual(field: Field): OfferValue | undefined {
  switch (field.kind) {
    case 'text':
      return field.initial || (field.required ? 'As it has always been' : '');
    case 'choice':
      return field.initial ?? (field.required ? field.options[0]?.value : undefined);
    case 'choices':
      return field.options.slice(0, field.min).map(({ value }) => value);
    case 'number':
    case 'switch':
      return field.initial;
    case 'step':
      return field.after + 1;
  }
}
