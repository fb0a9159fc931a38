import { faceById } from '@moonlit/rules/any-game/decks';
import type { StageLoan } from '../../shell/stage/loan';
import { TurnedCards } from './decks/turned';
import { ShownCard } from './shown/shown-card';
import type { SharedPart } from './view';

/** What the stage says above what happens. */
export const stage: StageLoan<SharedPart> = {
  name: ({ table, cards, counters, clocks, turns, decks, timers }, id) =>
    (table.seats[id] ?? cards[id] ?? counters[id] ?? clocks[id] ?? timers?.[id])?.name ??
    turns.entries.find((entry) => entry.id === id)?.name ??
    faceById(decks, id),
  kinds: {
    'card-laid': 'A new card',
    'card-shown': 'A card comes to light',
    'card-given': 'A card is handed over',
    counter: 'A counter moves',
    'cards-dealt': 'Cards change hands',
    'cards-drawn': 'Cards are drawn',
    'cards-played': 'Cards are played',
    'cards-turned': 'Cards turn over',
    'deck-shuffled': 'A deck is shuffled',
  },
  large: ['card-shown', 'cards-turned', 'cards-played', 'timer-ends'],
  steps: ['card-shown'],
  sequences: {
    'card-shown': ShownCard,
    'cards-turned': TurnedCards,
    'cards-played': TurnedCards,
  },
  cues: () => import('./cues').then((module) => module.cues),
};
