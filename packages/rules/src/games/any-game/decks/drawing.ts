import { z } from 'zod';
import type { Seat } from '../../../engine';
import { latest } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import type { AnyPlay } from '../game';
import { barred, moves } from '../game';
import type { AnyState } from '../state';
import type { Deck } from './deck';
import { cardId, cardsWords, deckBounds } from './deck';
import { eachDeck, lacksCards } from './each';
import { namesOf } from './naming';
import { pileOf } from './state';

/** How many cards, where it is said. */
const count = z.int().min(1).max(deckBounds.cards).default(1);
const drawCommand = command('deck.draw', {
  deck: id,
  count,
  to: z.enum(['hand', 'table']).default('hand'),
});
type Draw = z.infer<typeof drawCommand>;

/** As many as one draws at once, mostly. */
const SOME = 3;

/** What comes off the top of a deck. */
export const drawing = moves.about(eachDeck, 'decks', (move) => [
  move(drawCommand, {
    unless: (_, { count: many }, deck) => lacksCards(deck, many),
    ways: waysToDraw,
    do(play, { count: many, to }, { seat }, deck) {
      const cards = topOf(play, deck, many);
      play.emit({ type: 'cardsMoved', deck: deck.id, cards, to: `${to}:${seat.id}` });
      if (to === 'hand') {
        play.say(`${seat.name} draws ${cardsWords(many)} of “${deck.name}”.`, {
          reveals: true,
          beat: { kind: 'cards-drawn', about: [seat.id] },
        });
        return;
      }
      const about = [seat.id, ...cards.map((card) => cardId(deck, card))];
      play.say(`${seat.name} turns over ${namesOf(deck, cards)}.`, {
        reveals: true,
        beat: { kind: 'cards-turned', about },
      });
    },
  }),
  move(command('deck.deal', { deck: id, count }), {
    drawer: 'decks',
    unless({ state }, { count: many }, deck) {
      const players = dealtTo(state).length;
      if (players === 0) {
        return barred('wrong-moment', 'Nobody is there to deal to.', {
          instead: 'Wait for whoever plays, or draw for yourself.',
          rule: 'ANY-DECK-008',
        });
      }
      return lacksCards(deck, players * (many ?? 1));
    },
    ways({ state }, { name, left }) {
      const each = Math.floor(left / dealtTo(state).length);
      return {
        label: `Deal “${name}” to everybody who plays`,
        group: name,
        fields: [numberField('count', 'How many to each', each, 1, 1)],
      };
    },
    do(play, { count: many }, { seat }, deck) {
      const players = dealtTo(play.state);
      const cards = topOf(play, deck, many * players.length);
      for (const [at, player] of players.entries()) {
        const own = cards.filter((_, place) => place % players.length === at);
        play.emit({ type: 'cardsMoved', deck: deck.id, cards: own, to: `hand:${player.id}` });
      }
      play.say(`${seat.name} deals ${cardsWords(many)} of “${deck.name}” to everybody who plays.`, {
        reveals: true,
        beat: { kind: 'cards-dealt', about: [seat.id] },
      });
    },
  }),
  move(command('deck.look', { deck: id, count }), {
    drawer: 'decks',
    unless: (_, { count: many }, deck) => lacksCards(deck, many),
    ways: (_, { name, left }) => ({
      label: `Look at the top of “${name}”`,
      detail: 'Everybody sees that you look, and only you see at what.',
      group: name,
      fields: [numberField('count', 'At how many', left, SOME, 1)],
    }),
    do(play, { count: many }, { seat }, deck) {
      const cards = topOf(play, deck, many);
      play.emit({ type: 'cardsMoved', deck: deck.id, cards, to: `look:${seat.id}` });
      const what = many === 1 ? 'the top card' : `the top ${many} cards`;
      play.say(`${seat.name} looks at ${what} of “${deck.name}”.`, {
        reveals: true,
        beat: { kind: 'cards-drawn', about: [seat.id] },
      });
    },
  }),
  move(command('deck.burn', { deck: id, count }), {
    drawer: 'decks',
    unless: (_, { count: many }, deck) => lacksCards(deck, many),
    ways: (_, { name, left }) => ({
      label: `Burn cards of “${name}”`,
      detail: 'They are put aside from the top, and nobody sees them.',
      group: name,
      fields: [numberField('count', 'How many', left, 1, 1)],
    }),
    do(play, { count: many }, { seat }, deck) {
      const cards = topOf(play, deck, many);
      play.emit({ type: 'cardsMoved', deck: deck.id, cards, to: 'burned' });
      play.say(`${seat.name} burns ${cardsWords(many)} of “${deck.name}”.`);
    },
  }),
]);

/** The uppermost cards of a deck. */
const topOf = (play: AnyPlay, { id: deck }: Deck, many: number): number[] =>
  pileOf(play.state, deck).slice(0, many);

/** Whom cards are dealt to: whoever plays and is there. */
const dealtTo = (state: AnyState): Seat[] =>
  Object.values(latest(state.public.table.seats)).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );

const toHand = { value: 'hand', label: 'Into your hand, for you alone' };
const toTable = { value: 'table', label: 'Onto the table, for everybody' };

function* waysToDraw(_: unknown, { name: group, left }: Deck): Iterable<WayToMove<Draw>> {
  yield { with: { to: 'hand', count: 1 }, label: `Draw a card of “${group}”`, group };
  yield { with: { to: 'table', count: 1 }, label: `Turn over a card of “${group}”`, group };
  if (left < 2) return;
  yield {
    variant: 'several',
    label: `Draw several of “${group}”`,
    group,
    fields: [
      numberField('count', 'How many', left, SOME, 1),
      choiceField('to', 'Where to', [toHand, toTable], 'hand'),
    ],
  };
}
