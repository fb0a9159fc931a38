import type { StageLoan } from '../../shell/stage/loan';
import type { SharedPart } from './view';

/** What the stage says above what happens. */
export const stage: StageLoan<SharedPart> = {
  name: ({ table, cards, counters, clocks, turns }, id) =>
    (table.seats[id] ?? cards[id] ?? counters[id] ?? clocks[id])?.name ??
    turns.entries.find((entry) => entry.id === id)?.name,
  kinds: {
    'card-laid': 'A new card',
    'card-shown': 'A card comes to light',
    'card-given': 'A card is handed over',
    counter: 'A counter moves',
  },
  large: ['card-shown'],
  steps: ['card-shown'],
};
