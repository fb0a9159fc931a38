import type { StakesNow } from '../../engine';
import { explainDice } from '../../table/dice/explain';
import { parseDice } from '../../table/dice/parse';

/** A die with a side for each answer decides a question (TABLE-163). */
const BY_CHANCE: StakesNow = {
  results: [],
  notes: ['One die with a side for each answer: what it shows is decided.'],
};

/** Dice that somebody holds from then on (TABLE-210). */
const TO_HOLD: StakesNow = {
  results: [],
  notes: ['Each die keeps what it shows, for as long as it is held.'],
};

/** What everybody can read of dice before they fall: what is rolled, and what of it counts (TABLE-196, 197). */
export function stakesOf(
  _: object,
  command: { type: string; expression?: unknown; decides?: unknown },
): StakesNow | null {
  const { type, expression, decides } = command;
  if (type === 'poll.ask' && decides === 'chance') return BY_CHANCE;
  if (type === 'held.gain') return TO_HOLD;
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
