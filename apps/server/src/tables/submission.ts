import type { CommandAck, WireRefusal } from '@moonlit/protocol';
import type { Actor } from '@moonlit/rules';
import { same } from '@moonlit/rules';
import type { RecordedCommand } from '../store/commits';

/** A command that somebody sent, already parsed by the rule system's schema. */
export interface Submission {
  /** Chosen by the sender; the same id never counts twice. */
  id: string;
  actor: Actor;
  /** The link it came with, which must be valid when the command is committed; `null` for the server. */
  key: string | null;
  command: { type: string };
  /** The connection that is told of the commit together with the answer; `null` when there is none. */
  connection: string | null;
}

/** The first answer again, for a command that was carried out before; refused if another had its id. */
export function repeatedAck({ actor, command }: Submission, recorded: RecordedCommand): CommandAck {
  const sender = actor.kind === 'seat' ? actor.seat : null;
  if (recorded.seat !== sender || !covers(command, recorded.command))
    return refused(commandIdReused);
  return { ok: true, seq: recorded.seq };
}

/** Whether a command says all that the stored one does. A newer build may have added defaults. */
function covers(sent: object, stored: object): boolean {
  const parts = new Map<string, unknown>(Object.entries(sent));
  return Object.entries(stored).every(([name, value]) => same(parts.get(name), value));
}

export const refused = (refusal: WireRefusal): { ok: false; refusal: WireRefusal } => ({
  ok: false,
  refusal,
});

export const revoked: WireRefusal = {
  code: 'not-allowed',
  message: 'This link to the table is no longer good.',
  instead: 'Ask the others at the table for a new one.',
  rule: 'TABLE-014',
};

export const seatVacant: WireRefusal = {
  code: 'not-allowed',
  message: 'Nobody sits in this seat any longer.',
  instead: 'Ask the others at the table for a new link.',
  rule: 'TABLE-014',
};

const commandIdReused: WireRefusal = {
  code: 'malformed',
  message: 'The id of this command belongs to another command.',
  instead: 'Send it again with a new random id.',
  rule: 'TABLE-023',
};

export const tableBusy: WireRefusal = {
  code: 'server-busy',
  message: 'Too much is happening at this table at once.',
  instead: 'Try again in a moment.',
  rule: 'TABLE-022',
};
