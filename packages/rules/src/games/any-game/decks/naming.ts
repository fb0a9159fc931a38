import type { Deck } from './deck';
import { faceOf } from './deck';

/** So many cards are told by name; of more it is said how many there are besides. */
const NAMED = 5;

/** Cards that everybody sees, by what they say: “The Moon”, “The Sun” and “Death”. */
export function namesOf(deck: Deck, cards: readonly number[]): string {
  const parts = cards.slice(0, NAMED).map((card) => `“${faceOf(deck, card)}”`);
  const more = cards.length - parts.length;
  if (more > 0) parts.push(`${more} more`);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
