import type { BaseState, SeatId, SHUFFLE } from '../../../engine';
import { latest, put } from '../../../engine';
import type { Evolves } from '../../../table';
import type { Deck, ShuffleProof } from './deck';
import { inOrder, shuffled } from './shuffle';

/** Decks on the table, and what each person alone sees of them. All missing until there is something. */
export interface WithDecks extends BaseState {
  public: BaseState['public'] & { decks?: Record<string, Deck> };
  seats: Record<SeatId, BaseState['seats'][string] & SeatCards>;
}

/** The cards before one person, by deck, in the order in which they came. */
export interface SeatCards {
  hands?: Record<string, number[]>;
  /** Taken off the top to look at, the uppermost first. */
  looks?: Record<string, number[]>;
}

/** Where cards are put: the pile, face down; aside unseen; open; or before one person, to hold or to look at. */
export type Spot =
  | 'top'
  | 'bottom'
  | 'burned'
  | 'discard'
  | `table:${SeatId}`
  | `hand:${SeatId}`
  | `look:${SeatId}`;

export type DeckEvent =
  /** A deck is there, new or written anew: all of its cards lie face down, in the order of their numbers. */
  | { type: 'deckSet'; deck: Deck }
  /** With all of its cards, wherever they lie. */
  | { type: 'deckRemoved'; deck: string }
  /** Cards go from wherever they lie to a spot; on the pile the first one lies uppermost. */
  | { type: 'cardsMoved'; deck: string; cards: number[]; to: Spot }
  | DeckShuffled
  | { type: 'shuffleShown'; deck: string; proof: ShuffleProof };

/**
 * What lies face down is shuffled, with what was gathered for it: nothing, what was discarded, or all cards
 * wherever they lie. Its dice are those of a shuffle: by `faces` the order comes again, by `seeds` the faces.
 */
export interface DeckShuffled {
  type: 'deckShuffled';
  deck: string;
  gathers: Gathering;
  stream: typeof SHUFFLE;
  roll: 0;
  faces: number[];
  hashes: { shuffle: string };
  seeds: { shuffle: string };
}

export const gatherings = ['pile', 'discards', 'all'] as const;
export type Gathering = (typeof gatherings)[number];

/** Applies what can happen to decks. `state` is a draft and is changed in place. */
export const evolveDecks: Evolves<WithDecks, DeckEvent> = {
  deckSet(state, { deck }) {
    forget(state, deck.id);
    state.public.decks ??= {};
    put(state.public.decks, deck.id, deck);
    const order = [...deck.cards.keys()];
    state.sealed ??= { limits: {} };
    state.sealed.piles ??= {};
    state.sealed.piles[deck.id] = { order, burned: [], shuffled: [], seed: '' };
  },
  deckRemoved(state, { deck }) {
    forget(state, deck);
    delete state.public.decks?.[deck];
    delete state.sealed?.piles?.[deck];
  },
  cardsMoved(state, { deck, cards, to }) {
    if (!lift(state, deck, new Set(cards))) return;
    lay(state, deck, cards, to);
    count(state, deck);
  },
  deckShuffled(state, { deck: id, gathers, faces, hashes, seeds }) {
    const deck = state.public.decks?.[id];
    const pile = state.sealed?.piles?.[id];
    if (!deck || !pile) return;
    const from = cardsToShuffle(deck, pile.order, gathers);
    let fallen = 0;
    const shown = latest(faces);
    pile.order = shuffled(inOrder(from), () => {
      fallen += 1;
      return shown[fallen - 1] ?? 1;
    });
    pile.shuffled = pile.order;
    pile.seed = seeds.shuffle;
    if (gathers !== 'pile') deck.discard = [];
    if (gathers === 'all') {
      deck.table = [];
      pile.burned = [];
      forget(state, id);
    }
    deck.hash = hashes.shuffle;
    count(state, id);
  },
  shuffleShown(state, { deck: id, proof }) {
    const deck = state.public.decks?.[id];
    if (deck) deck.proof = proof;
  },
};

/** The cards that a shuffle lays anew: those of the pile, with what is gathered for it. */
export function cardsToShuffle(
  { cards, discard }: Pick<Deck, 'cards' | 'discard'>,
  pile: readonly number[],
  gathers: Gathering,
): number[] {
  if (gathers === 'all') return [...latest(cards).keys()];
  return gathers === 'discards' ? [...latest(pile), ...latest(discard)] : [...latest(pile)];
}

/** What lies face down of a deck, the uppermost first. */
export const pileOf = ({ sealed }: BaseState, deck: string): readonly number[] =>
  latest(sealed?.piles?.[deck]?.order ?? []);

/** What somebody holds of a deck, and what they have taken off its top to look at. */
export const handOf = ({ seats }: WithDecks, seat: SeatId, deck: string): readonly number[] =>
  latest(seats[seat]?.hands?.[deck] ?? []);
export const lookedAtBy = ({ seats }: WithDecks, seat: SeatId, deck: string): readonly number[] =>
  latest(seats[seat]?.looks?.[deck] ?? []);

/** The decks on the table, by their names: an undo brings them back in another order. */
export const decksOf = ({ public: { decks } }: Pick<WithDecks, 'public'>): Deck[] =>
  Object.values(decks ?? {}).sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Nobody holds anything of a deck any more. */
function forget(state: WithDecks, deck: string): void {
  for (const seat of Object.values(state.seats)) {
    if (seat.hands?.[deck]) delete seat.hands[deck];
    if (seat.looks?.[deck]) delete seat.looks[deck];
  }
}

/** Takes cards up from wherever they lie; says whether there is such a deck. */
function lift(state: WithDecks, id: string, cards: ReadonlySet<number>): boolean {
  const deck = state.public.decks?.[id];
  const pile = state.sealed?.piles?.[id];
  if (!deck || !pile) return false;
  // What nothing is taken from stays the same list, so that nobody is told of it.
  const left = (all: readonly number[]): number[] | null => {
    const now = latest(all);
    return now.some((card) => cards.has(card)) ? now.filter((card) => !cards.has(card)) : null;
  };
  pile.order = left(pile.order) ?? pile.order;
  pile.burned = left(pile.burned) ?? pile.burned;
  deck.discard = left(deck.discard) ?? deck.discard;
  const laid = latest(deck.table);
  if (laid.some(({ card }) => cards.has(card))) {
    deck.table = laid.filter(({ card }) => !cards.has(card));
  }
  for (const seat of Object.values(state.seats)) {
    for (const held of [seat.hands, seat.looks]) {
      const now = held?.[id];
      const rest = now && left(now);
      if (!held || !rest) continue;
      if (rest.length > 0) held[id] = rest;
      else delete held[id];
    }
  }
  return true;
}

/** Lays cards that were taken up somewhere. */
function lay(state: WithDecks, id: string, cards: readonly number[], to: Spot): void {
  const deck = state.public.decks?.[id];
  const pile = state.sealed?.piles?.[id];
  if (!deck || !pile) return;
  const [spot = '', by = ''] = to.split(':');
  const seat = state.seats[by];
  switch (spot) {
    case 'top':
      pile.order = [...cards, ...latest(pile.order)];
      return;
    case 'bottom':
      pile.order = [...latest(pile.order), ...cards];
      return;
    case 'burned':
      pile.burned = [...latest(pile.burned), ...cards];
      return;
    case 'discard':
      deck.discard = [...latest(deck.discard), ...cards];
      return;
    case 'table':
      deck.table = [...latest(deck.table), ...cards.map((card) => ({ card, by }))];
      return;
    case 'hand':
      if (!seat) return;
      seat.hands ??= {};
      seat.hands[id] = [...latest(seat.hands[id] ?? []), ...cards];
      return;
    case 'look':
      if (!seat) return;
      seat.looks ??= {};
      seat.looks[id] = [...latest(seat.looks[id] ?? []), ...cards];
      return;
  }
}

/** Counts again what everybody may know of a deck without seeing it. */
function count(state: WithDecks, id: string): void {
  const deck = state.public.decks?.[id];
  const pile = state.sealed?.piles?.[id];
  if (!deck || !pile) return;
  deck.left = latest(pile.order).length;
  deck.burned = latest(pile.burned).length;
  for (const [seat, { hands, looks }] of Object.entries(latest(state.seats))) {
    tally(deck.hands, seat, hands?.[id]);
    tally(deck.looks, seat, looks?.[id]);
  }
}

function tally(counts: Record<SeatId, number>, seat: SeatId, held: readonly number[] = []): void {
  if (held.length > 0) counts[seat] = held.length;
  else if (counts[seat] !== undefined) delete counts[seat];
}
