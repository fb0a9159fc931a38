import { z } from 'zod';
import type { FieldOption, SeatId } from '../../../engine';
import { latest } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { AnyContext, AnyPlay } from '../game';
import { barred, moves } from '../game';
import type { AnyState } from '../state';
import type { Deck } from './deck';
import { cardId, cardsWords, deckBounds } from './deck';
import { cardsField, eachDeck } from './each';
import { namesOf } from './naming';
import { shuffleDeck } from './shuffling';
import type { Spot } from './state';
import { handOf, lookedAtBy } from './state';

/** Which cards of a deck are meant, by their numbers. Those that their sender cannot see are not there. */
const some = z
  .array(z.string().regex(/^\d{1,3}$/))
  .min(1)
  .max(deckBounds.cards);
const about = { deck: id, cards: some };
const placesToPut = ['top', 'bottom', 'in'] as const;

/** What is done with cards that somebody holds, looks at, or sees on the table. */
export const handling = moves.about(eachDeck, 'decks', (move) => [
  move(command('deck.play', about), {
    ways(context, deck) {
      const cards = ownCards(context, deck);
      if (cards.length === 0) return null;
      return {
        label: `Play from “${deck.name}”`,
        group: deck.name,
        fields: [cardsField('Which cards', deck, cards)],
      };
    },
    do(play, { cards: said }, { seat }, deck) {
      const cards = put(play, deck, said, `table:${seat.id}`);
      const beat = {
        kind: 'cards-played',
        about: [seat.id, ...cards.map((card) => cardId(deck, card))],
      };
      play.say(`${seat.name} plays ${namesOf(deck, cards)}.`, { reveals: true, beat });
    },
  }),
  move(command('deck.discard', about), {
    ways(context, deck) {
      const cards = [...ownCards(context, deck), ...laidCards(deck)];
      if (cards.length === 0) return null;
      return {
        label: `Discard from “${deck.name}”`,
        group: deck.name,
        fields: [cardsField('Which cards', deck, cards)],
      };
    },
    do(play, { cards: said }, context, deck) {
      const shown = isAnyOf(said, ownCards(context, deck));
      const cards = put(play, deck, said, 'discard');
      play.say(
        `${context.seat.name} discards ${namesOf(deck, cards)}.`,
        shown ? { reveals: true } : {},
      );
    },
  }),
  move(command('deck.take', about), {
    drawer: 'decks',
    ways({ state, seat }, deck) {
      const cards = [...lookedAtBy(state, seat.id, deck.id), ...laidCards(deck), ...deck.discard];
      if (cards.length === 0) return null;
      return {
        label: `Take cards of “${deck.name}” into your hand`,
        group: deck.name,
        fields: [cardsField('Which cards', deck, cards)],
      };
    },
    do(play, { cards: said }, context, deck) {
      const told = toldOf(context, deck, said);
      put(play, deck, said, `hand:${context.seat.id}`);
      play.say(`${context.seat.name} takes ${told} in hand.`);
    },
  }),
  move(command('deck.give', { ...about, to: id }), {
    drawer: 'decks',
    unless({ state, seat }, { to }) {
      if (to === undefined || othersOf(state, seat.id).some(({ value }) => value === to))
        return null;
      return barred('not-allowed', 'Nobody who plays sits there.', {
        instead: 'Choose somebody who plays.',
        rule: 'ANY-DECK-012',
      });
    },
    ways(context, deck) {
      const cards = ownCards(context, deck);
      const others = othersOf(context.state, context.seat.id);
      if (cards.length === 0 || others.length === 0) return null;
      return {
        label: `Give cards of “${deck.name}” to somebody`,
        detail: 'Everybody sees how many, and only they see which.',
        group: deck.name,
        fields: [cardsField('Which cards', deck, cards), choiceField('to', 'To whom', others)],
      };
    },
    do(play, { cards: said, to }, { state, seat }, deck) {
      const cards = put(play, deck, said, `hand:${to}`);
      const whom = state.public.table.seats[to]?.name ?? 'somebody';
      play.say(`${seat.name} gives ${whom} ${cardsWords(cards.length)} of “${deck.name}”.`, {
        reveals: true,
        beat: { kind: 'cards-dealt', about: [to, seat.id] },
      });
    },
  }),
  move(command('deck.put', { ...about, where: z.enum(placesToPut) }), {
    drawer: 'decks',
    ways(context, deck) {
      const cards = [...ownCards(context, deck), ...laidCards(deck), ...deck.discard];
      if (cards.length === 0) return null;
      return {
        label: `Put cards back into “${deck.name}”`,
        detail: 'On top the first one lies uppermost.',
        group: deck.name,
        fields: [
          cardsField('Which cards', deck, cards),
          choiceField('where', 'Where', placeOptions, 'top'),
        ],
      };
    },
    do(play, { cards: said, where }, context, deck) {
      const told = toldOf(context, deck, said);
      put(play, deck, said, where === 'bottom' ? 'bottom' : 'top');
      if (where === 'in') shuffleDeck(play, deck, 'pile');
      const how = { top: 'on top of', bottom: 'under', in: 'back into' }[where];
      const after = where === 'in' ? ' and shuffles' : '';
      play.say(`${context.seat.name} puts ${told} ${how} “${deck.name}”${after}.`);
    },
  }),
]);

const placeOptions: FieldOption[] = [
  { value: 'top', label: 'On top' },
  { value: 'bottom', label: 'Under all others' },
  { value: 'in', label: 'Anywhere: shuffle them in' },
];

/** What of a deck only its owner sees: the hand, then what they look at. */
const ownCards = ({ state, seat }: AnyContext, { id: deck }: Deck): number[] => [
  ...handOf(state, seat.id, deck),
  ...lookedAtBy(state, seat.id, deck),
];

/** What lies open on the table. */
const laidCards = ({ table }: Deck): number[] => latest(table).map(({ card }) => card);

/** Whoever else plays, to give them something. */
const othersOf = (state: AnyState, but: SeatId): FieldOption[] =>
  Object.values(latest(state.public.table.seats))
    .filter(({ id: other, role, vacant }) => !vacant && role !== 'spectator' && other !== but)
    .map(({ id: value, name: label }) => ({ value, label }));

/** Each card once, in the order in which they were said. */
const numbersOf = (said: readonly string[]): number[] => [...new Set(said.map(Number))];

const isAnyOf = (said: readonly string[], cards: readonly number[]): boolean =>
  numbersOf(said).some((card) => cards.includes(card));

/** Moves cards somewhere; gives them as they were moved. */
function put(play: AnyPlay, { id: deck }: Deck, said: readonly string[], to: Spot): number[] {
  const cards = numbersOf(said);
  play.emit({ type: 'cardsMoved', deck, cards, to });
  return cards;
}

/** Cards in a line that everybody reads: by name where all lie open, else how many they are. */
function toldOf(context: AnyContext, deck: Deck, said: readonly string[]): string {
  const cards = numbersOf(said);
  if (!isAnyOf(said, ownCards(context, deck))) return namesOf(deck, cards);
  return `${cardsWords(cards.length)} of “${deck.name}”`;
}
