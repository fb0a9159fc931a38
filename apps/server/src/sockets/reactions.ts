import type { Reaction } from '@moonlit/protocol';
import { reactionMessageSchema } from '@moonlit/protocol';
import type { SeatAccess } from '../access/seat-access';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import { validate } from '../access/validation';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { Tables } from '../tables/tables';

/** How fast one seat may react: some at once, then one in two seconds. */
const REACTIONS: Rate = { burst: 5, perSecond: 0.5 };

export interface ReactionOptions {
  tables: Pick<Tables, 'get'>;
  seatAccess: Pick<SeatAccess, 'wasRevoked'>;
  /** Tells everybody who is connected to a table, at whichever server. */
  tell(table: string, reaction: Reaction): void;
}

/**
 * Reactions without words (TABLE-053): passed on to whoever is connected, and kept nowhere. What comes
 * too fast, or is none, is passed over in silence: it is worth no answer.
 */
export class Reactions {
  readonly #rate = new TokenBuckets(REACTIONS);

  constructor(private readonly options: ReactionOptions) {}

  async hear(key: SeatKeyRecord, message: unknown): Promise<void> {
    const { tables, seatAccess, tell } = this.options;
    if (!this.#rate.take(`${key.table}/${key.seat}`)) return;
    const said = validate(reactionMessageSchema, message);
    if (!said.ok) return;
    const table = await tables.get(key.table);
    const seat = table?.seat(key.seat);
    if (!table || !seat || seatAccess.wasRevoked(key.id)) return;
    tell(table.id, { seat: seat.id, kind: said.value.kind });
  }
}
