/**
 * Why a command was not carried out. A refusal changes nothing, and never tells what its reader may
 * not know: write the sentence for the person who sent the command.
 */
export interface Refusal {
  readonly code: RefusalCode;
  /** A plain sentence that a player understands. */
  readonly message: string;
  /** What can be done instead, where there is something. */
  readonly instead?: string;
  /** The rule that refuses, by its id in `docs/rules`. */
  readonly rule?: string;
}

/** Every reason a command can be refused for. The codes are part of the protocol. */
export const refusalCodes = [
  'malformed',
  'unknown-command',
  'not-allowed',
  'wrong-phase',
  'wrong-moment',
  'not-yours',
  'not-found',
  'cannot-afford',
  'limit-reached',
  'already-done',
  'undo-hides-revealed',
  'undo-unavailable',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Carries a refusal out of nested rules code; `execute` turns it back into a value. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
    this.name = 'Refused';
  }
}

/** Refuses the command under decision. */
export function refuse(
  code: RefusalCode,
  message: string,
  more: { instead?: string; rule?: string } = {},
): never {
  throw new Refused({ code, message, ...more });
}
