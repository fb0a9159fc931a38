import type { StakesNow } from '../../engine';
import { explainDice } from '../../table/dice/explain';
import { parseDice } from '../../table/dice/parse';
import type { Enough } from './starts/enough';
import { enoughAt, enoughWords } from './starts/enough';

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

/**
 * What everybody can read of dice before they fall: what is rolled, what of it counts, and in a ready-made evening
 * what is enough (TABLE-196, 197).
 */
export function stakesOf(
  shared: { start?: string | undefined },
  command: { type: string; expression?: unknown; decides?: unknown },
): StakesNow | null {
  const { type, expression, decides } = command;
  if (type === 'poll.ask' && decides === 'chance') return BY_CHANCE;
  if (type === 'held.gain') return TO_HOLD;
  if (type !== 'roll' || typeof expression !== 'string') return null;
  const note = explained(expression);
  if (note === null) return null;
  const enough = enoughAt(shared);
  const read = enough && isReadOn(enough, expression) ? ` ${enoughWords(enough)}.` : '';
  return { results: [], notes: [note + read] };
}

/** Whether dice are those of the evening, with something added or not: “2d6+3”, and not “2d6kh1” or “2d60”. */
const isReadOn = ({ dice }: Enough, expression: string): boolean =>
  expression.startsWith(dice) && /^([+−-]\d+)?$/.test(expression.slice(dice.length));

/** What an expression says; `null` while it cannot be read, such as half typed: the roll itself says why. */
function explained(expression: string): string | null {
  try {
    return explainDice(parseDice(expression));
  } catch {
    return null;
  }
}
