import type { DiceTerm } from './expression';

/** No more boons than this count on the same dice, and no more banes (TABLE-173). */
const BOONS_MAX = 5;

/**
 * What boons and banes on the same dice come to (TABLE-173): they cancel one for one, and of what is left
 * at most five count. Above 0 they are boons, below it banes.
 */
export const netBoons = (boons: number, banes: number): number =>
  Math.max(-BOONS_MAX, Math.min(BOONS_MAX, boons - banes));

/**
 * Dice under boons or banes (TABLE-173): for each one more of the same kind falls, and as many are kept as
 * there were, the highest or the lowest.
 *
 * @param net as `netBoons` gives it.
 */
export function underBoons(count: number, net: number): Pick<DiceTerm, 'count' | 'keep'> {
  if (net === 0) return { count };
  const keep = { which: net > 0 ? 'highest' : 'lowest', count } as const;
  return { count: count + Math.abs(net), keep };
}

/** What a die without sides counts, which is never rolled: 1 for any boons, −1 for any banes (TABLE-174). */
export const nullDie = (net: number): -1 | 0 | 1 => (net > 0 ? 1 : net < 0 ? -1 : 0);
