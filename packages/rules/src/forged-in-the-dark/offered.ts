import type { OfferedRoll } from '../engine';
import type { Pool } from './pool';

/** A pool as an offer has it that rolls it: a client lets so many dice turn at once. */
export function offeredPool({ dice, lines }: Pool): OfferedRoll {
  return {
    dice,
    modifiers: lines.map(({ source, dice: value }) => ({ source, value, unit: 'dice' })),
  };
}

/** Dice whose pool is made only by what is filled in: at least this many. */
export const offeredDice = (dice: number): OfferedRoll => ({
  dice: Math.max(1, dice),
  modifiers: [],
});
