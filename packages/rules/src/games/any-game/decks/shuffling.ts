import { z } from 'zod';
import { latest, SHUFFLE } from '../../../engine';
import type { WayToMove } from '../../../table';
import { notManaging } from '../../../table';
import { command, id } from '../../../table/command';
import type { AnyPlay } from '../game';
import { barred, moves, words } from '../game';
import type { Deck } from './deck';
import { eachDeck } from './each';
import { sidesToShuffle } from './shuffle';
import type { Gathering } from './state';
import { cardsToShuffle, gatherings, pileOf } from './state';

/**
 * Lays what lies face down anew, with what is gathered for it (ANY-DECK-010). Each shuffle has a seed of its own:
 * its fingerprint stands with the deck from then on, so that nobody can change the order any more.
 */
export function shuffleDeck(play: AnyPlay, deck: Deck, gathers: Gathering): void {
  const { dice, seq } = play.context;
  const cards = cardsToShuffle(deck, pileOf(play.state, deck.id), gathers);
  const die = dice.dice(SHUFFLE, seq, 0);
  play.emit({
    type: 'deckShuffled',
    deck: deck.id,
    gathers,
    stream: SHUFFLE,
    roll: 0,
    faces: sidesToShuffle(cards.length).map((sides) => die(sides)),
    hashes: { shuffle: dice.hash(SHUFFLE, seq) },
    seeds: { shuffle: dice.seed(SHUFFLE, seq) },
  });
}

const shuffleCommand = command('deck.shuffle', {
  deck: id,
  gathers: z.enum(gatherings).default('pile'),
});

/** To shuffle, and to look afterwards how it was done. */
export const shuffling = moves.about(eachDeck, 'decks', (move) => [
  move(shuffleCommand, {
    unless(_, { gathers }, deck) {
      if (gathers === 'pile' && deck.left < 2) return tooFew();
      if (gathers === 'discards' && deck.discard.length === 0) {
        return barred('wrong-moment', `Nothing of “${deck.name}” is discarded.`, {
          instead: 'Gather all of its cards, from the table and from hands.',
          rule: 'ANY-DECK-011',
        });
      }
      return null;
    },
    ways: waysToShuffle,
    do(play, { gathers }, { seat }, deck) {
      const { name } = deck;
      shuffleDeck(play, deck, gathers);
      const text = {
        pile: `${seat.name} shuffles “${name}”.`,
        discards: `${seat.name} shuffles what was discarded into “${name}”.`,
        all: `${seat.name} gathers all cards of “${name}” and shuffles them.`,
      }[gathers];
      play.say(text, { beat: { kind: 'deck-shuffled', about: [seat.id] } });
    },
  }),
  move(command('deck.prove', { deck: id }), {
    drawer: 'decks',
    unless: ({ state, seat }, _, deck) =>
      notManaging(state, seat, words, 'show how a deck was shuffled') ?? stillSecret(deck),
    ways: (_, { name }) => ({
      label: `Show how “${name}” was shuffled`,
      detail:
        'Everybody can check then that it was fair, and sees how all of it lay. What lies face down is shuffled anew.',
      group: name,
    }),
    do(play, _, { seat }, deck) {
      const pile = play.state.sealed?.piles?.[deck.id];
      if (!pile) return;
      const { seed } = pile;
      const shuffled = [...latest(pile.shuffled)];
      const { hash } = deck;
      play.emit({ type: 'shuffleShown', deck: deck.id, proof: { hash, seed, shuffled } });
      shuffleDeck(play, deck, 'pile');
      const text = `${seat.name} shows how “${deck.name}” was shuffled. What is left is shuffled anew.`;
      play.say(text, { reveals: true, beat: { kind: 'deck-shuffled', about: [seat.id] } });
    },
  }),
]);

const tooFew = () =>
  barred('wrong-moment', 'There are no two cards to shuffle.', {
    instead: 'Shuffle the discarded cards in, or gather all of them.',
    rule: 'ANY-DECK-011',
  });

/** Why the order of a shuffle would tell what somebody holds, if so. */
function stillSecret({ name, hands, looks }: Deck) {
  if (Object.keys(hands).length + Object.keys(looks).length === 0) return null;
  return barred('wrong-moment', `Somebody holds cards of “${name}”, and it would show them.`, {
    instead: 'Play or discard them first, or gather all cards.',
    rule: 'ANY-DECK-014',
  });
}

function* waysToShuffle(
  _: unknown,
  { name: group, cards, left, discard }: Deck,
): Iterable<WayToMove<{ gathers: Gathering }>> {
  yield { with: { gathers: 'pile' }, label: `Shuffle “${group}”`, group };
  if (discard.length > 0) {
    yield { with: { gathers: 'discards' }, label: `Shuffle the discards into “${group}”`, group };
  }
  if (left < cards.length) {
    yield { with: { gathers: 'all' }, label: `Gather all of “${group}” and shuffle`, group };
  }
}
