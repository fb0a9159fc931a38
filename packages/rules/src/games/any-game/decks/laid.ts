import { deckBounds } from './deck';
import { JOKERS_MAX, numberedDeck, readyNames, standardDeck, tarotDeck, trumps } from './ready';
import { linesOfCards } from './writing';

const standard = Array.from({ length: JOKERS_MAX + 1 }, (_, jokers) => standardDeck(jokers));
const numbers = Array.from({ length: deckBounds.cards }, (_, last) => numberedDeck(last + 1));

/** Every text of the ready decks, as they stand on cards and in forms: these are nobody’s words (TABLE-110). */
export const readyTexts: readonly string[] = [
  ...Object.values(readyNames),
  ...[...standard, tarotDeck(), trumps, ...numbers].map(linesOfCards),
  ...[...standardDeck(1), ...tarotDeck(), ...numberedDeck(deckBounds.cards)],
];
