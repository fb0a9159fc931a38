import type { Character } from './view';

const types = ['physical', 'magical'] as const;

/** What somebody has against damage, a line each (DGH-609, 610). */
export const resistancesOf = (one: Pick<Character, (typeof types)[number]>): string[] =>
  types.flatMap((type) => {
    const { [type]: has = 'no' } = one;
    return has === 'no'
      ? []
      : [has === 'immunity' ? `Immune to ${type} damage` : `Half of ${type} damage`];
  });
