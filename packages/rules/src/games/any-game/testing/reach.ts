import type { Audience } from '../../../engine';
import { privateTo } from '../../../table';
import {
  askInSecret,
  awaitLimits,
  bringPictures,
  bringSomebody,
} from '../../../testing/game-table';
import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach, Step } from '../../../testing/step';
import type { AnyEvent } from '../events';
import type { AnyState } from '../state';
import { itemsOn } from '../state';
import { boarded, holding, rolling, seated, withDecks, withFormerLines } from '.';

/** What random play has to know of *Any game*. */
export const reach: Reach = {
  events: {
    arrivalAsked: true,
    arrivalAnswered: true,
    arrivalEnded: true,
    itemSet: true,
    itemRemoved: true,
    rollKept: true,
    rollShown: true,
    rollsForgotten: true,
    rolledLast: true,
    asked: true,
    askAnswered: true,
    askForgotten: true,
    askEnded: true,
    reviewBegun: true,
    reviewJoined: true,
    reviewStepDone: true,
    reviewForgotten: true,
    reviewEnded: true,
    houseRulesSet: true,
    limitsAnswered: true,
    limitsAsked: true,
    limitsShown: true,
    heldSet: true,
    heldKindSet: true,
    heldKindRemoved: true,
    boardSet: true,
    boardRemoved: true,
    placeSet: true,
    placeRemoved: true,
    pieceSet: true,
    pieceRemoved: true,
    deckSet: true,
    deckRemoved: true,
    cardsMoved: true,
    deckShuffled: true,
    shuffleShown: true,
    lookSet: true,
    questionsSet: true,
    noteSet: true,
    noteRemoved: true,
    pausedSet: true,
    picturesSet: true,
    sceneSet: true,
    chapterBegun: true,
    chapterSet: true,
    momentTold: true,
    gainsCounted: true,
    startBegun: true,
    turnsSet: true,
    timerSet: true,
    timerRemoved: true,
    clockSet: true,
    clockMarked: true,
    clockRemoved: true,
    privateDiceOpened: true,
    privateDiceClosed: true,
  } satisfies Record<AnyEvent['type'], true>,
  positions: {
    'a table with things in all places': (seed) =>
      seated({}, new SeededDice(seed)).send('bev', {
        type: 'card.create',
        name: 'The ferry',
        kind: 'place',
      }),
    'a map with somebody on it, and something hidden': (seed) => boarded(new SeededDice(seed)),
    'things that people hold, and dice that bump': (seed) => holding(new SeededDice(seed)),
    'decks, and cards in hands': (seed) => withDecks(new SeededDice(seed)),
    'rolls with names, numbers in them and words for them, and tables to roll on': (seed) =>
      rolling(new SeededDice(seed)),
    'sheets that are filled in, in the open and in private': (seed) =>
      withFormerLines(new SeededDice(seed)),
    'a secret question to the table': (seed) => askInSecret(seated({}, new SeededDice(seed))),
    'a table that nobody runs, and whose turn it is': (seed) => {
      const table = seated({ runBy: 'nobody' }, new SeededDice(seed));
      table.send('carl', { type: 'turn.add', name: 'Anya' });
      return table.send('carl', { type: 'turn.step', by: 1 });
    },
    'lines and veils that wait for one more answer': (seed) =>
      awaitLimits(seated({}, new SeededDice(seed))),
    'pictures of one’s own': (seed) => bringPictures(withFormerLines(new SeededDice(seed))),
    'what somebody has rolled for themselves, who has left': (seed) =>
      seated({}, new SeededDice(seed))
        .send('anya', { type: 'roll', expression: 'd20', to: 'self' })
        .send('server', { type: 'seat.free', seat: 'anya' }),
    'a table that nobody runs, and somebody before the door': (seed) =>
      bringSomebody(seated({ runBy: 'nobody' }, new SeededDice(seed))),
  },
  unreached: {
    'command picture.keep': 'the server alone sends it, when it has the picture',
    'command timer.end': 'the server alone sends it, when its moment has come',
  },
  told: {
    'roll.label':
      'what one rolled last in the open is kept to roll it again, and everybody has seen it',
    'roll.expression': 'as the label',
    'roll.to': 'who hears of a roll is what it says',
    'deck.draw.count': 'everybody sees how many cards somebody draws, and where they go',
    'deck.draw.to': 'as how many',
    'deck.look.count': 'as of drawn cards',
    'deck.deal.count': 'as of drawn cards',
    'deck.give.cards': 'everybody sees how many cards change hands, and whose they are then',
    'deck.give.to': 'as how many',
    'deck.take.cards': 'what lies open is seen when it is taken; of others it is seen how many',
    'deck.play.cards': 'what is played lies open',
    'deck.discard.cards': 'what is discarded lies open',
    'deck.put.cards': 'everybody sees how many cards are put back',
    'roll.reading': 'as the label',
    'roll.modifier': 'as the label',
    'roll.more': 'as the label',
  },
  personal: {
    pictures: 'what somebody has brought stays theirs; cards that show it go back',
    rolls: 'what somebody has rolled in private stays rolled',
    last: 'what somebody rolled last is no part of the game',
  },
  holds({ after }: Step) {
    const wrong = countersBeyond(after as AnyState);
    if (wrong.length > 0) throw new Error(`out of bounds: ${wrong.join(', ')}`);
  },
};

/** Counters that stand beyond their bounds (ANY-CNT-001), wherever they lie. */
function countersBeyond(state: AnyState): string[] {
  const seats = Object.values(state.public.table.seats);
  const places: Audience[] = ['public', 'director', ...seats.map(privateTo)];
  return places
    .flatMap((on) => itemsOn(state, on, 'counters'))
    .filter(({ value, min, max }) => value < min || value > max)
    .map(({ name, value, min, max }) => `“${name}” at ${value}, of ${min} to ${max}`);
}
