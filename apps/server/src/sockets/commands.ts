import type { CommandMessage, WireRefusal } from '@moonlit/protocol';
import { commandMessageSchema } from '@moonlit/protocol';
import { isStorable } from '../access/storable';
import { validate } from '../access/validation';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import { refused, type Submission } from '../tables/submission';
import type { Read } from './ladder';

/** Commands that only the server gives: seats go by links. */
const SERVER_ONLY: ReadonlySet<string> = new Set([
  'table.open',
  'table.export',
  'seat.take',
  'seat.free',
  'seat.redact',
  'return.ask',
  'return.end',
]);

/** Reads what every command has, whatever its game. */
export function readEnvelope(message: unknown, text: string): Read<CommandMessage> {
  if (!isStorable(text)) return malformed('There is a character in it that cannot be kept.');
  const envelope = validate(commandMessageSchema, message, { asSent: true });
  if (!envelope.ok) return malformed(envelope.message);
  return SERVER_ONLY.has(envelope.value.command.type) ? refused(notYours) : envelope;
}

/**
 * Reads a command as one of its table's. Nothing that a client can send gets further than this unless it is a
 * well-formed command of the table's rule system.
 */
export function readCommand(
  { id, command }: CommandMessage,
  key: SeatKeyRecord,
  table: LiveTable,
  connection: string,
): Read<Submission> {
  const parsed = validate(table.system.commandSchema, command);
  if (!parsed.ok) return parsed.unknownType ? refused(unknown) : malformed(parsed.message);
  const actor = { kind: 'seat' as const, seat: key.seat };
  return { ok: true, value: { id, actor, key: key.id, command: parsed.value, connection } };
}

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
