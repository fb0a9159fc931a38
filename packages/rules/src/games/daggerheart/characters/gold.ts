import type { Refusal } from '../../../engine';
import { barred } from '../game';
import type { Character } from './character';

/** One chest and all that fits beside it, in handfuls (DGH-1802). */
export const GOLD_MOST = 199;

/** Handfuls as they count: below 0 where they are paid. */
export const goldOf = (handfuls = 0, pays = false): number => (pays ? -handfuls : handfuls);

/** All that somebody holds, in handfuls. */
export const heldOf = ({ gold: { handfuls, bags, chests } }: Pick<Character, 'gold'>): number =>
  handfuls + 10 * bags + 100 * chests;

/** How many handfuls somebody can carry besides what they have (DGH-1802). */
export const roomForGold = (one: Pick<Character, 'gold'>): number => GOLD_MOST - heldOf(one);

/** Why nobody gains or pays nothing at all. */
export const noGold: Refusal = barred('malformed', 'That is no gold at all.', {
  instead: 'Say how many handfuls more, or fewer.',
  rule: 'DGH-1801',
});

/** What bars somebody from so many handfuls more, or less. */
export function cannotCarry(one: Pick<Character, 'name' | 'gold'>, by: number): Refusal | null {
  const held = heldOf(one) + by;
  if (held >= 0 && held <= GOLD_MOST) return null;
  const less = held < 0;
  return barred(
    'limit-reached',
    less ? `${one.name} has not that much.` : `${one.name} cannot carry a second chest.`,
    {
      instead: less ? 'Pay less, or let somebody else pay.' : 'Leave some, or share it.',
      rule: 'DGH-1802',
    },
  );
}

/**
 * Somebody's gold after some handfuls more, or less. It changes up by itself: ten handfuls are a bag, ten
 * bags a chest, and one chest is the most (DGH-1801, 1802).
 */
export function goldAfter(one: Pick<Character, 'gold'>, by: number): Character['gold'] {
  const held = heldOf(one) + by;
  return {
    handfuls: held % 10,
    bags: Math.floor(held / 10) % 10,
    chests: Math.floor(held / 100),
  };
}

/** So much gold in words. */
export const handfulsOf = (count: number): string =>
  `${count} ${count === 1 ? 'handful' : 'handfuls'} of gold`;
