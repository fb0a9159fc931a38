import type { Reaction } from '@moonlit/protocol';
import { reactionMessageSchema, writingMessageSchema } from '@moonlit/protocol';
import type { Seat } from '@moonlit/rules';
import type { z } from 'zod';
import type { SeatAccess } from '../access/seat-access';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import { validate } from '../access/validation';
import type { LiveTable } from '../tables/live-table';
import type { Tables } from '../tables/tables';
import { room, type TableSocket } from './server';

/** Who is writing is told again every few seconds; what comes faster is told to nobody. */
const WRITING: Rate = { burst: 6, perSecond: 1 };
/** How fast one seat may react: some at once, then once in two seconds. */
const REACTIONS: Rate = { burst: 5, perSecond: 0.5 };

export interface SignalOptions {
  tables: Pick<Tables, 'get'>;
  seatAccess: Pick<SeatAccess, 'wasRevoked'>;
  /** Tells everybody who is connected to a table of a reaction, at whichever server. */
  tellAll(table: string, reaction: Reaction): void;
}

/** Something that somebody tells of the moment. */
interface Told<T> {
  table: LiveTable;
  seat: Seat;
  said: T;
}

/**
 * What people tell each other of the moment: passed on to those who are connected, and kept nowhere. What
 * comes too fast, or is none, is passed over in silence: it is worth no answer.
 */
export class Signals {
  readonly #writings = new TokenBuckets(WRITING);
  readonly #reactions = new TokenBuckets(REACTIONS);

  constructor(private readonly options: SignalOptions) {}

  /**
   * Tells the others at this server that somebody is writing, where the rules say that everybody knows
   * of what they fill in.
   */
  async writing(socket: TableSocket, message: unknown): Promise<void> {
    const told = await this.#told(socket, this.#writings, writingMessageSchema, message);
    if (!told || !socket.connected) return;
    const { table, seat, said } = told;
    if (said.topic !== null && !table.asksAll(seat.id, said.topic)) return;
    socket.to(room.table(table.id)).emit('writing', { seat: seat.id, topic: said.topic });
  }

  /** Tells everybody that somebody reacts without words (TABLE-053). */
  async reaction(socket: TableSocket, message: unknown): Promise<void> {
    const told = await this.#told(socket, this.#reactions, reactionMessageSchema, message);
    if (told) this.options.tellAll(told.table.id, { seat: told.seat.id, kind: told.said.kind });
  }

  /** What a socket says, and who sits there; `null` for what is told to nobody. */
  async #told<T>(
    { data: { key } }: TableSocket,
    rate: TokenBuckets,
    schema: z.ZodType<T>,
    message: unknown,
  ): Promise<Told<T> | null> {
    if (!rate.take(`${key.table}/${key.seat}`)) return null;
    const said = validate(schema, message);
    if (!said.ok) return null;
    const table = await this.options.tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || this.options.seatAccess.wasRevoked(key.id)) return null;
    return { table, seat, said: said.value };
  }
}
