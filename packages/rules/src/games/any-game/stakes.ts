import type { StakesNow } from '../../engine';
import { explainDice } from '../../table/dice/explain';
import { parseDice } from '../../table/dice/parse';

/** What everybody can read of dice before they fall: what is rolled, and what of it counts (TABLE-196, 197). */
export function stakesOf(
  _: object,
  command: { type: string; expression?: unknown },
): StakesNow | null {
  const { type, expression } = command;
  if (type !== 'roll' || typeof expression !== 'string') return null;
  const note = explained(expression);
  return note === null ? null : { results: [], notes: [note] };
}

/** What an expression says; `null` while it cannot be read, such as half typed: the roll itself says why. */
function explained(expression: string): string | null {
  try {
    return explainDice(parseDice(expression));
  } catch {
    return null;
  }
}
