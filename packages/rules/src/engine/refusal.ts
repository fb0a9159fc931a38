/** The id of a rule, as the pages of `docs/rules` number them: `TABLE-005`. A game names its own. */
export type RuleId = `${string}-${string}`;

/** The rules of every table, whatever it plays (`docs/rules/the-table.md`). */
export type TableRuleId = `TABLE-${number}`;

/** What a refusal says besides its sentence. */
export interface Way<R extends RuleId = RuleId> {
  /** What the sender can do now, in a sentence. */
  readonly instead: string;
  /** The rule that refuses. */
  readonly rule: R;
}

/**
 * Why a command was not carried out. A refusal changes nothing, and never tells what its reader may
 * not know: write the sentences for the person who sent the command.
 */
export interface Refusal extends Way {
  readonly code: RefusalCode;
  /** A plain sentence that a player understands. */
  readonly message: string;
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
  'name-taken',
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

/** Refuses the command under decision, by a rule, and says what is open instead. */
export type Refuse<R extends RuleId> = (code: RefusalCode, message: string, way: Way<R>) => never;

/** Refuses by a rule of any game. A game narrows it to its own rules: `const refuse: Refuse<…>`. */
export function refuse(code: RefusalCode, message: string, way: Way): never {
  throw new Refused({ code, message, ...way });
}

/** Says why something is not open, without refusing it yet: a move is not offered then, either. */
export type Barred<R extends RuleId> = (code: RefusalCode, message: string, way: Way<R>) => Refusal;

/** Says so by a rule of any game. A game narrows it to its own rules, as it does `refuse`. */
export const barred: Barred<RuleId> = (code, message, way) => ({ code, message, ...way });

/**
 * What bars something: why, or what says why where that takes a look around. Most of what is barred is only
 * not offered, and nobody asks why.
 */
export type Bar = Refusal | (() => Refusal);

/** Refuses where something bars it. */
export function refuseFor(bar: Bar | null | undefined): void {
  if (bar) throw new Refused(typeof bar === 'function' ? bar() : bar);
}

/**
 * Refuses what names something that is not there, or that its sender may not know of: both sound
 * the same (TABLE-005).
 */
export function missing(message: string, instead: string, rule: RuleId = 'TABLE-005'): never {
  return refuse('not-found', message, { instead, rule });
}
