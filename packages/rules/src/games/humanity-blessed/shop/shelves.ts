import type { Character } from '../characters/character';
import type { ShopList } from './shop';

// What the Session Shop has, and why somebody gets none of it, in words alone: a page reads this, too.

/** What is to be had there: a Stat that rises by three means, and what the size that it reaches brings (HUM-1501…1509). */
export const shelves = ['free', 'paid', 'lower', 'd6', 'd8', 'd10'] as const;
export type Shelf = (typeof shelves)[number];

/** The size of a Stat that has to have been reached for what stands on a shelf (HUM-1504). */
export const tagOf: Readonly<Partial<Record<Shelf, 6 | 8 | 10>>> = { d6: 6, d8: 8, d10: 10 };

/** What somebody comes with. */
export interface Shopper {
  one: Pick<Character, 'larger'>;
  list: ShopList;
  /** How many Blessings they hold. */
  blessings: number;
}

const SETTLED = 'What was left of that session is settled; more is bought at the end of this one.';
const PRICE = 3;

/** How many upgrades somebody has with a tag that a shelf takes (HUM-1504). */
export const tagsFor = ({ tags }: ShopList, shelf: Shelf): number =>
  tags.filter(({ size }) => size === tagOf[shelf]).length;

/** Why somebody takes nothing from a shelf on which nothing is open to them (HUM-1501…1505, 218). */
export function whyClosed(shelf: Shelf, { one, list, blessings }: Shopper): string {
  const none = one.larger
    ? 'Each Stat of d6 or more has been named.'
    : 'No Stat can rise: there are as many large dice as anybody has.';
  switch (shelf) {
    case 'free':
      return list.free === 0 ? 'It is taken.' : none;
    case 'paid':
      if (list.settled) return SETTLED;
      return blessings < PRICE
        ? `It takes three Blessings of any worth; you have ${blessings === 0 ? 'none' : blessings}.`
        : none;
    case 'lower':
      if (list.settled) return SETTLED;
      return one.larger ? 'Their Stats stay as they are.' : 'No d4 can drop for another Stat.';
    case 'd8':
    case 'd6':
    case 'd10':
      return tagsFor(list, shelf) === 0
        ? `It takes a Stat that has become a ${shelf}.`
        : 'There is nothing for it yet: write down what you have gained, or what drives you.';
  }
}
