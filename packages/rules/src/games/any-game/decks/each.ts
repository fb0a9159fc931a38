import type { Field, Refusal } from '../../../engine';
import { missing } from '../../../engine';
import type { AnyContext } from '../game';
import { barred } from '../game';
import type { Deck } from './deck';
import { faceOf } from './deck';
import { decksOf } from './state';

/** What moves about decks are about: the part of their commands that names it, and all that there are. */
export const eachDeck = {
  part: 'deck',
  what: 'deck',
  all: ({ state }: AnyContext): readonly Deck[] => decksOf(state),
  idOf: ({ id }: Deck): string => id,
  find({ state }: AnyContext, id: string): Deck {
    const { decks = {} } = state.public;
    const deck = Object.hasOwn(decks, id) ? decks[id] : undefined;
    return deck ?? missing('There is no such deck.', 'Choose one that is on the table.');
  },
} as const;

/** Which cards of some are meant. */
export const cardsField = (label: string, deck: Deck, cards: readonly number[]): Field => ({
  name: 'cards',
  kind: 'choices',
  label,
  options: cards.map((card) => ({ value: String(card), label: faceOf(deck, card) })),
  min: 1,
  max: cards.length,
});

/** Why so many cards cannot be drawn, if so: what is open instead is said by what there is. */
export function lacksCards(
  { name, left, discard }: Deck,
  count: number | undefined,
): Refusal | null {
  if (left > 0 && (count ?? 1) <= left) return null;
  const few = left === 1 ? 'one card' : `${left} cards`;
  const message =
    left === 0 ? `Nothing of “${name}” lies face down.` : `Of “${name}” only ${few} lie face down.`;
  return barred('cannot-afford', message.replace('one card lie ', 'one card lies '), {
    instead:
      discard.length > 0
        ? 'Shuffle the discarded cards in, or take fewer.'
        : 'Gather all of its cards and shuffle, or take fewer.',
    rule: 'ANY-DECK-007',
  });
}
