import type { CommandAck, WireRefusal } from '@moonlit/protocol';
import type { Actor } from '@moonlit/rules';
import { same } from '@moonlit/rules';
import type { Carried } from '../store/commits';

/** A command that somebody sent, already read by the rule system's schema. */
export interface Submission {
  /** Chosen by the sender; the same id never counts twice. */
  id: string;
  actor: Actor;
  /** The link it came by, which must be alive when the command is committed; `null` for the server. */
  key: string | null;
  command: { type: string };
}

/** Answers a command that was carried out before with its first result, if it is that command. */
export function again({ actor, command }: Submission, carried: Carried): CommandAck {
  const sender = actor.kind === 'seat' ? actor.seat : null;
  if (carried.seat !== sender || !covers(command, carried.command)) return refused(borrowedId);
  return { ok: true, seq: carried.seq };
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
  instead: 'Ask the director for a new one.',
  rule: 'TABLE-014',
};

export const notSeated: WireRefusal = {
  code: 'not-allowed',
  message: 'Nobody sits in this seat any longer.',
  instead: 'Ask the director for a new link.',
  rule: 'TABLE-014',
};

const borrowedId: WireRefusal = {
  code: 'malformed',
  message: 'The id of this command belongs to another command.',
  instead: 'Send it again with a new random id.',
  rule: 'TABLE-023',
};

export const crowded: WireRefusal = {
  code: 'server-error',
  message: 'Too much is happening at this table at once.',
  instead: 'Try again in a moment.',
  rule: 'TABLE-022',
};
