import type { CommandAck, WireRefusal } from '@moonlit/protocol';
import { commandMessageSchema } from '@moonlit/protocol';
import { validate } from '../access/validation';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import type { Submission } from '../tables/submission';
import { LONGEST_MESSAGE } from './guard';
import { tooLarge } from './refusals';

/** Commands that only the server gives: seats go by links. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['table.open', 'seat.take', 'seat.free']);

/**
 * Reads a command that came over a socket. Nothing that a client can send gets further than this
 * unless it is a well-formed command of the table's rule system.
 */
export function readCommand(
  message: unknown,
  key: SeatKeyRecord,
  table: LiveTable,
  connection: string,
): { ok: true; submission: Submission } | Extract<CommandAck, { ok: false }> {
  const text = textOf(message);
  if (text === null) return { ok: false, refusal: tooLarge };
  if (UNSTORABLE.test(text)) return malformed('There is a character in it that cannot be kept.');
  const envelope = validate(commandMessageSchema, message, { asSent: true });
  if (!envelope.ok) return malformed(envelope.message);
  const { id, command } = envelope.value;
  if (SERVER_ONLY.has(command.type)) return { ok: false, refusal: notYours };
  const parsed = validate(table.system.commandSchema, command);
  if (parsed.ok) {
    const actor = { kind: 'seat' as const, seat: key.seat };
    const submission = { id, actor, key: key.id, command: parsed.value, connection };
    return { ok: true, submission };
  }
  return parsed.unknownType ? { ok: false, refusal: unknown } : malformed(parsed.message);
}

/** A message as JSON; `null` when it is too long, or too deeply nested to tell. */
export function textOf(message: unknown): string | null {
  try {
    const text = JSON.stringify(message) ?? '';
    return text.length > LONGEST_MESSAGE ? null : text;
  } catch {
    return null;
  }
}

/**
 * NUL and halves of characters, as JSON writes them. PostgreSQL stores them but cannot look inside
 * what holds one: a single such line would close the table's log and its dice to everybody.
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

export const malformed = (message: string): { ok: false; refusal: WireRefusal } => ({
  ok: false,
  refusal: {
    code: 'malformed',
    message,
    instead: 'Change that, and send it again.',
    rule: 'TABLE-006',
  },
});

const unknown: WireRefusal = {
  code: 'unknown-command',
  message: 'This table does not know that command.',
  instead: 'Send one of those that you are offered.',
  rule: 'TABLE-006',
};

const notYours: WireRefusal = {
  code: 'not-allowed',
  message: 'Seats are given through links.',
  instead: 'Share the invitation, or ask the others at the table for a link.',
  rule: 'TABLE-014',
};
