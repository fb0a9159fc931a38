import type { GbmState, RollDerived } from '../state';

/** The pool, position and effect of the roll on the table, with what explains them. */
export function deriveRoll(_state: GbmState): RollDerived | null {
  return null;
}
