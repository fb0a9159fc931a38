import type { OfferedRoll } from '../engine';
import type { Pool } from './pool';
import { modifiersOf } from './rolling';

/** A pool as an offer has it that rolls it: a client lets so many dice turn at once. */
export function offeredPool({ dice, lines }: Pool): OfferedRoll {
  return { dice, modifiers: modifiersOf(lines) };
}

/** Dice whose pool is made only by what is filled in: at least this many. */
export const offeredDice = (dice: number): OfferedRoll => ({
  dice: Math.max(1, dice),
  modifiers: [],
});
