import type { WireRefusal } from '@moonlit/protocol';
import type { Seat } from '@moonlit/rules';
import type { SeatAccess } from '../access/seat-access';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import type { Tables } from '../tables/tables';
import { LONGEST_MESSAGE } from './guard';
import { tooLarge } from './refusals';
import { seatedBy } from './seated';

/** What has been read of a message, or why it could not be. */
export type Read<Said> = { ok: true; value: Said } | { ok: false; refusal: WireRefusal };

/** How much of a kind of message one seat may send: so fast, or so much at the same time. */
export interface Pace {
  take(sender: string): boolean;
  /** What was taken has been dealt with. */
  done?(sender: string): void;
}

/**
 * One kind of message: what it has to pass before anything is done about it, and what is answered where it does not;
 * `null` where that is worth no answer.
 */
export interface MessageKind<Said, Answer> {
  pace: Pace;
  /** Why it is refused above its pace. */
  tooMuch: WireRefusal;
  /** Reads it. `text` is the same as JSON, which is not too long. */
  read(message: unknown, text: string): Read<Said>;
  refused(refusal: WireRefusal): Answer | null;
  /** Nobody sits there any longer, or the link was revoked: whoever sent it is told nothing of the table. */
  gone(refusal: WireRefusal): Answer | null;
}

/** A message that has passed: what it says, and from which seat of which table. */
export interface Passed<Said> {
  table: LiveTable;
  seat: Seat;
  said: Said;
}

/**
 * The one way in for whatever a socket sends: pace, length, form, table, seat, link. What has passed the guard has only been
 * counted; nothing is done about a message, of whatever kind, before it has come up here.
 */
export class Ladder {
  constructor(
    private readonly options: {
      tables: Pick<Tables, 'get'>;
      seatAccess: Pick<SeatAccess, 'wasRevoked'>;
    },
  ) {}

  /**
   * Has a message climb. What has passed is dealt with in the same turn in which its seat and its link were looked at:
   * later the seat might see something else.
   */
  async climb<Said, Answer>(
    kind: MessageKind<Said, Answer>,
    { key, message }: { key: SeatKeyRecord; message: unknown },
    answer: (answer: Answer) => void,
    deal: (passed: Passed<Said>) => Promise<void> | void,
  ): Promise<void> {
    const sender = `${key.table}/${key.seat}`;
    const tell = (told: Answer | null) => {
      if (told !== null) answer(told);
    };
    if (!kind.pace.take(sender)) return tell(kind.refused(kind.tooMuch));
    try {
      const text = textOf(message);
      if (text === null) return tell(kind.refused(tooLarge));
      const said = kind.read(message, text);
      if (!said.ok) return tell(kind.refused(said.refusal));
      const { tables, seatAccess } = this.options;
      const seated = seatedBy(key, await tables.get(key.table), seatAccess);
      if (!seated.ok) return tell(kind.gone(seated.refusal));
      await deal({ table: seated.table, seat: seated.seat, said: said.value });
    } finally {
      kind.pace.done?.(sender);
    }
  }
}

/** A message as JSON; `null` when it is too long, or too deeply nested to tell. */
function textOf(message: unknown): string | null {
  try {
    const text = JSON.stringify(message) ?? '';
    return text.length > LONGEST_MESSAGE ? null : text;
  } catch {
    return null;
  }
}
