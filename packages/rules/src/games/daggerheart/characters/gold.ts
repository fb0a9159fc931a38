import { refuse } from '../game';
import type { Character } from './character';

/** One chest and all that fits beside it, in handfuls (DGH-1802). */
const GOLD_MOST = 199;

/**
 * Somebody's gold after some handfuls more, or less. It changes up by itself: ten handfuls are a bag, ten
 * bags a chest, and one chest is the most (DGH-1801, 1802).
 */
export function goldAfter({ name, gold }: Pick<Character, 'name' | 'gold'>, by: number) {
  const held = handfulsIn(gold) + by;
  if (held < 0 || held > GOLD_MOST) {
    const message =
      held < 0 ? `${name} has not that much.` : `${name} cannot carry a second chest.`;
    refuse('limit-reached', message, {
      instead: held < 0 ? 'Pay less, or let somebody else pay.' : 'Leave some, or share it.',
      rule: 'DGH-1802',
    });
  }
  return {
    handfuls: held % 10,
    bags: Math.floor(held / 10) % 10,
    chests: Math.floor(held / 100),
  };
}

/** What somebody has, in handfuls. */
export const handfulsIn = ({ handfuls, bags, chests }: Character['gold']): number =>
  handfuls + 10 * bags + 100 * chests;

/** How many handfuls somebody can carry besides what they have (DGH-1802). */
export const roomForGold = ({ gold }: Pick<Character, 'gold'>): number =>
  GOLD_MOST - handfulsIn(gold);

/** So much gold in words. */
export const handfulsOf = (count: number): string =>
  `${count} ${count === 1 ? 'handful' : 'handfuls'} of gold`;
