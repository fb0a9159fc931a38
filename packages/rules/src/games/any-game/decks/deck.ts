import type { SeatId } from '../../../engine';

/** How much there is room for: decks at a table, cards in one and in all of them, letters on one and in a name. */
export const deckBounds = { decks: 8, cards: 300, all: 600, face: 120, name: 60 };

/** The colours of backs, by which decks are told apart at a glance. */
export const backs = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const;

/**
 * Playing cards, as everybody sees them. A card is its number: its place in `cards`. What lies face down is
 * sealed, what somebody holds lies at their seat; here stands how many they are.
 */
export interface Deck {
  id: string;
  name: string;
  back: (typeof backs)[number];
  /** What each card says. */
  cards: string[];
  /** How many lie face down, and how many were put aside unseen. */
  left: number;
  burned: number;
  /** What lies face up beside it, the newest last. */
  discard: number[];
  /** What lies open on the table, the newest last. */
  table: LaidCard[];
  /** How many each person holds, and how many they have taken off the top to look at; nobody has none. */
  hands: Record<SeatId, number>;
  looks: Record<SeatId, number>;
  /** The fingerprint of the seed of the last shuffle. */
  hash: string;
  /** How an earlier shuffle was made, where the table has wanted to see it. */
  proof: ShuffleProof | null;
}

/** A card that lies open, and before whom. */
export interface LaidCard {
  card: number;
  by: SeatId;
}

/** What one needs to make a shuffle again. */
export interface ShuffleProof {
  hash: string;
  seed: string;
  /** As it has laid them, the uppermost first. */
  shuffled: number[];
}

/** What a card of a deck says. */
export const faceOf = ({ cards }: Pick<Deck, 'cards'>, card: number): string => cards[card] ?? '';

/** A card as lines and commands of everybody name it: with its deck. */
export const cardId = ({ id }: Pick<Deck, 'id'>, card: number): string => `${id}:${card}`;

/** What a card says by the id that `cardId` gives; nothing where the deck or the card is gone. */
export function faceById(
  decks: Readonly<Record<string, Deck>> | undefined,
  id: string,
): string | undefined {
  const [deck = '', card] = id.split(':');
  return card === undefined ? undefined : decks?.[deck]?.cards[Number(card)];
}

/** “a card”, “3 cards”. */
export const cardsWords = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
