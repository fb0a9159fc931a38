import { totalsFrom } from '../asking';
import type { GbmState, Protagonist, PublicDerived } from '../state';

/** What a flashback costs somebody: the director's price, and what their abilities take off it. */
export interface FlashbackCost {
  price: number;
  /** Stress to pay, never below none. */
  stress: number;
  less: { source: string; stress: number }[];
}

/** The cost of a flashback at a price (GBM-FLB-002, GBM-PB-TIM-015). */
export function flashbackCost(state: GbmState, one: Protagonist, price: number): FlashbackCost {
  const less = discounts(state, one);
  const off = less.reduce((sum, { stress }) => sum + stress, 0);
  return { price, stress: Math.max(0, price - off), less: price > 0 ? less : [] };
}

/** What makes the flashbacks of somebody cheaper, and by how much stress. */
export function discounts(state: GbmState, one: Protagonist): FlashbackCost['less'] {
  return totalsFrom('flashbackDiscount', { state, self: one }).map(({ source, amount }) => ({
    source,
    stress: amount,
  }));
}

/** How a cost comes about, such as “2 less 1 for Rewind, return”; `null` where it is just the price. */
export function reckoning({ price, less }: FlashbackCost): string | null {
  if (less.length === 0) return null;
  return [price, ...less.map(({ source, stress }) => `less ${stress} for ${source}`)].join(' ');
}

/** What the flashback on the table costs whoever calls for it: “1 stress (2 less 1 for Rewind, return)”. */
export function flashbackTerms(state: GbmState): PublicDerived['flashback'] {
  const { flashback, protagonists } = state.public;
  const one = flashback ? protagonists[flashback.by] : undefined;
  if (!one || !flashback || flashback.price === null) return null;
  return { terms: inWords(flashbackCost(state, one, flashback.price)) };
}

/** A cost with how it comes about. */
export function inWords(cost: FlashbackCost): string {
  const how = reckoning(cost);
  return `${cost.stress} stress${how ? ` (${how})` : ''}`;
}
