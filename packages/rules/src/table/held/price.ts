import type { HeldDie } from './kind';

/** What is paid with dice that somebody holds: how many, and of which values (TABLE-215). */
export interface Price {
  count: number;
  /** Each of them is worth at least so much. */
  least?: number;
  /** They show the same. */
  equal?: true;
}

/** Whether these dice, all of them, are what something costs. */
export const pays = (dice: readonly HeldDie[], { count, least = 1, equal }: Price): boolean =>
  dice.length === count &&
  dice.every(({ value }) => value >= least) &&
  (!equal || new Set(dice.map(({ value }) => value)).size <= 1);

/** Whether some of these dice are. */
export function canPay(dice: readonly HeldDie[], { count, least = 1, equal }: Price): boolean {
  const worth = dice.filter(({ value }) => value >= least).map(({ value }) => value);
  if (!equal) return worth.length >= count;
  return count === 0 || worth.some((value) => worth.filter((one) => one === value).length >= count);
}

/** A price in words: “2 that show the same”, “1 worth 4 or more”. */
export function priceWords({ count, least = 1, equal }: Price): string {
  const worth = least > 1 ? ` worth ${least} or more` : '';
  return `${count}${worth}${equal ? ' that show the same' : ''}`;
}
