/** Decks that need not be written: playing cards, tarot, its trumps alone, or numbers. */
export const readyDecks = ['standard', 'tarot', 'trumps', 'numbers'] as const;
export type ReadyDeck = (typeof readyDecks)[number];

/** The most jokers that go with playing cards. */
export const JOKERS_MAX = 4;

const numbered = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const ranks = ['Ace', ...numbered];

const suited = (values: readonly string[], suits: readonly string[]): string[] =>
  suits.flatMap((suit) => values.map((value) => `${value} of ${suit}`));

/** The 52 cards of a standard deck, with so many jokers. */
export const standardDeck = (jokers: number): string[] => [
  ...suited([...ranks, 'Jack', 'Queen', 'King'], ['hearts', 'diamonds', 'clubs', 'spades']),
  ...Array<string>(jokers).fill('Joker'),
];

/** The 22 trumps of the tarot. */
export const trumps: readonly string[] = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'The Wheel of Fortune',
  'Justice',
  'The Hanged One',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
].map((name, number) => `${number} · ${name}`);

/** All 78 cards of the tarot: the trumps, then the four suits. */
export const tarotDeck = (): string[] => [
  ...trumps,
  ...suited([...ranks, 'Page', 'Knight', 'Queen', 'King'], ['wands', 'cups', 'swords', 'coins']),
];

/** Cards numbered from 1. */
export const numberedDeck = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${at + 1}`);

/** What a ready deck is called, if nobody says otherwise. */
export const readyNames: Readonly<Record<ReadyDeck, string>> = {
  standard: 'Playing cards',
  tarot: 'Tarot',
  trumps: 'Tarot trumps',
  numbers: 'Numbers',
};
