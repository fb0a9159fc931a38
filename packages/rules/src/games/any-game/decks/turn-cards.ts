import { choiceField, inOrder, isAlone } from '../../../table';
import { command, id } from '../../../table/command';
import type { AnyContext } from '../game';
import { moves } from '../game';
import type { Deck } from './deck';
import { cardId, faceOf } from './deck';
import { eachDeck, lacksCards } from './each';
import { decksOf, pileOf } from './state';

const ranks: Readonly<Record<string, number>> = {
  ...{ Two: 2, Three: 3, Four: 4, Five: 5, Six: 6, Seven: 7, Eight: 8, Nine: 9, Ten: 10 },
  ...{ Jack: 11, Page: 11, Knight: 12, Queen: 13, King: 14, Ace: 15, Joker: 16 },
};
const suits = ['clubs', 'diamonds', 'hearts', 'spades'];

/**
 * How high a card is: by its rank, aces high and jokers highest, then by its suit; one that begins with a number by
 * that. Of all others the one that stands later in its deck is higher.
 */
export function worthOf(deck: Pick<Deck, 'cards'>, card: number): number {
  const [first = '', , suit = ''] = faceOf(deck, card).split(' ');
  const number = Number.parseInt(first, 10);
  const rank = Object.hasOwn(ranks, first) ? ranks[first] : undefined;
  return (rank ?? (Math.max(number, 0) || 0)) * 1000 + (suits.indexOf(suit) + 1) * 100 + card / 10;
}

/** The turn order by cards that are drawn in the open, one for each (ANY-TURN-001). */
export const turnCards = moves.area(
  moves.once('turns', (move) => [
    move(command('turn.by-cards', { deck: id }), {
      unless(context, { deck }) {
        const alone = isAlone(context);
        if (alone || deck === undefined) return alone;
        return lacksCards(eachDeck.find(context, deck), countIn(context));
      },
      ways(context) {
        const enough = decksOf(context.state).filter(({ left }) => left >= countIn(context));
        if (enough.length === 0) return null;
        const options = enough.map(({ id: value, name: label }) => ({ value, label }));
        return {
          label: 'By cards',
          detail: 'A card is turned over for each: the highest acts first.',
          fields: [choiceField('deck', 'From which deck', options, options[0]?.value)],
        };
      },
      do(play, { deck: wanted }, context) {
        const { seat } = context;
        const deck = eachDeck.find(context, wanted);
        const { turns } = play.state.public;
        const before = turns.entries;
        const cards = pileOf(play.state, deck.id).slice(0, before.length);
        const entries = inOrder(
          before.map((entry, at) => {
            const card = cards[at] ?? 0;
            return [entry, worthOf(deck, card), faceOf(deck, card)];
          }),
        );
        const about = [seat.id, ...cards.map((card) => cardId(deck, card))];
        play.emit({ type: 'cardsMoved', deck: deck.id, cards, to: `table:${seat.id}` });
        play.emit({ type: 'turnsSet', turns: { ...turns, entries, current: null } });
        const drawn = entries.map(({ name, drew }) => `${name} “${drew}”`).join(', ');
        play.say(`Cards for the turn order: ${drawn}.`, {
          reveals: true,
          beat: { kind: 'cards-turned', about },
        });
      },
    }),
  ]),
);

const countIn = ({ state }: AnyContext): number => state.public.turns.entries.length;
