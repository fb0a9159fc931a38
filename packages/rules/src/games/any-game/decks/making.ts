import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { Refused } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed, typedUpTo } from '../../../table/command';
import type { AnyPlay } from '../game';
import { barred, moves } from '../game';
import type { AnyState } from '../state';
import type { Deck } from './deck';
import { backs, deckBounds } from './deck';
import { eachDeck } from './each';
import { cardsFromLines } from './lines';
import {
  JOKERS_MAX,
  numberedDeck,
  readyDecks,
  readyNames,
  standardDeck,
  tarotDeck,
  trumps,
} from './ready';
import { shuffleDeck } from './shuffling';
import { decksOf } from './state';
import { linesOfCards } from './writing';

/** A deck as it is pasted has so many letters at most: more than it has room for, so that a refusal can count. */
const LETTERS_MAX = 60_000;
/** How many cards a numbered deck has, where nothing else is said. */
const NUMBERED = 20;

const back = z.enum(backs).default('blue');
const createCommand = command('deck.create', {
  of: z.enum(['lines', ...readyDecks]).default('lines'),
  name: typedUpTo(deckBounds.name).default(''),
  back,
  lines: typedUpTo(LETTERS_MAX).default(''),
  jokers: z.int().min(0).max(JOKERS_MAX).default(0),
  count: z.int().min(1).max(deckBounds.cards).default(NUMBERED),
});
type Create = z.infer<typeof createCommand>;

const made = moves.once('decks', (move) => [
  move(createCommand, {
    drawer: 'new-deck',
    unless: ({ state }, said) => {
      const cards = said.lines === undefined ? null : cardsOf(said);
      return noRoomForDeck(state, null, cards);
    },
    ways: waysToMake,
    do(play, said, { seat }) {
      const cards = cardsOf(said);
      const name = said.name || (said.of === 'lines' ? 'Deck' : readyNames[said.of]);
      layOutDeck(play, { id: play.id('deck'), name, back: said.back }, cards);
      play.say(`${seat.name} lays out a deck: “${name}”, shuffled.`, {
        beat: { kind: 'deck-shuffled', about: [seat.id] },
      });
    },
  }),
]);

const kept = moves.about(eachDeck, 'decks', (move) => [
  move(
    command('deck.rewrite', {
      deck: id,
      name: needed(deckBounds.name),
      back,
      lines: needed(LETTERS_MAX),
    }),
    {
      drawer: 'decks',
      unless: ({ state }, { lines }, deck) =>
        lines === undefined ? null : noRoomForDeck(state, deck, cardsFromLines(lines)),
      ways: (_, deck) => ({
        label: `Write “${deck.name}” anew`,
        detail: 'All of its cards are gathered, from hands as well, and shuffled.',
        group: deck.name,
        fields: [...faceFields(deck), linesField(linesOfCards(deck.cards))],
      }),
      do(play, { name, back: its, lines }, { seat }, deck) {
        layOutDeck(play, { id: deck.id, name, back: its }, cardsFromLines(lines));
        play.say(`${seat.name} writes the deck “${name}” anew. It is shuffled.`, {
          beat: { kind: 'deck-shuffled', about: [seat.id] },
        });
      },
    },
  ),
  move(command('deck.remove', { deck: id }), {
    drawer: 'decks',
    ways: (_, { name }) => ({
      label: `Put the deck “${name}” away`,
      detail: 'With all of its cards, from hands as well.',
      group: name,
    }),
    do(play, _, { seat }, deck) {
      const { name } = deck;
      play.emit({ type: 'deckRemoved', deck: deck.id });
      play.say(`${seat.name} puts the deck “${name}” away.`);
    },
  }),
]);

/** To make decks, to write them anew, and to put them away. */
export const makingDecks = [made, kept] as const;

/** Lays a deck out, shuffled, in the place of what it was before. */
export function layOutDeck(
  play: AnyPlay,
  named: Pick<Deck, 'id' | 'name' | 'back'>,
  cards: readonly string[] | Refusal,
): void {
  if ('code' in cards) throw new Refused(cards);
  const none = { burned: 0, discard: [], table: [], hands: {}, looks: {}, proof: null };
  const deck: Deck = { ...named, cards: [...cards], left: cards.length, ...none, hash: '' };
  play.emit({ type: 'deckSet', deck });
  shuffleDeck(play, deck, 'all');
}

/** The cards that somebody asks for, or why they are no deck. */
function cardsOf({ of, lines = '', jokers = 0, count = NUMBERED }: Partial<Create>) {
  switch (of) {
    case 'standard':
      return standardDeck(jokers);
    case 'tarot':
      return tarotDeck();
    case 'trumps':
      return [...trumps];
    case 'numbers':
      return numberedDeck(count);
    default:
      return cardsFromLines(lines);
  }
}

/**
 * Why there is no room for a deck, if so (ANY-DECK-003).
 *
 * @param instead the deck in whose place it comes.
 * @param cards what is on it; `null` while that is not known.
 */
export function noRoomForDeck(
  state: AnyState,
  instead: Deck | null,
  cards: readonly string[] | Refusal | null,
): Refusal | null {
  const others = decksOf(state).filter(({ id: other }) => other !== instead?.id);
  if (others.length >= deckBounds.decks) {
    return barred('limit-reached', `There is room for ${deckBounds.decks} decks here.`, {
      instead: 'Put one of them away.',
      rule: 'ANY-DECK-003',
    });
  }
  if (!cards) return null;
  if ('code' in cards) return cards;
  const all = others.reduce((sum, deck) => sum + deck.cards.length, cards.length);
  if (all <= deckBounds.all) return null;
  return barred(
    'limit-reached',
    `With those there would be ${all} cards here, and there is room for ${deckBounds.all}.`,
    { instead: 'Put a deck away, or leave some cards out.', rule: 'ANY-DECK-003' },
  );
}

/** A deck is pasted, or one of those that need not be written. */
function* waysToMake(): Iterable<WayToMove<Create>> {
  yield {
    with: { of: 'lines' },
    label: 'Write or paste a deck',
    fields: [...faceFields({ name: '', back: 'blue' }), linesField('')],
  };
  const face = faceFields({ name: '', back: 'red' }).map((field) => ({
    ...field,
    ...(field.kind === 'text' ? { required: false } : {}),
    folded: true,
  }));
  yield {
    with: { of: 'standard' },
    label: 'Playing cards: 52, with jokers or without',
    fields: [numberField('jokers', 'Jokers', JOKERS_MAX, 0), ...face],
  };
  yield { with: { of: 'tarot' }, label: 'Tarot: all 78', fields: face };
  yield { with: { of: 'trumps' }, label: 'Tarot: the 22 trumps', fields: face };
  yield {
    with: { of: 'numbers' },
    label: 'Cards with numbers',
    fields: [numberField('count', 'From 1 to', deckBounds.cards, NUMBERED, 1), ...face],
  };
}

const backOptions = backs.map((value) => ({ value, label: value }));

const faceFields = ({ name, back: its }: Pick<Deck, 'name' | 'back'>): Field[] => [
  textField('name', 'What the deck is called', deckBounds.name, name, true),
  choiceField('back', 'The colour of its backs', backOptions, its),
];

const linesField = (initial: string): Field => ({
  ...textField('lines', 'Its cards, one a line', LETTERS_MAX, initial, true),
  hint: '“3x Goblin” is three of them, “1–20” are twenty with numbers.',
});
