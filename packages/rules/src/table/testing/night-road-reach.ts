import { GameTable, seatEverybody } from '../../testing/game-table';
import { SeededDice } from '../../testing/seeded-dice';
import type { Reach } from '../../testing/step';
import type { RoadEvent } from './night-road';
import { nightRoad } from './night-road';

/** What random play has to know of *Night road*. */
export const reach: Reach = {
  events: {
    paceSet: true,
    heldSet: true,
    walkRolled: true,
    journeySet: true,
    asked: true,
    askAnswered: true,
    askForgotten: true,
    askEnded: true,
    intentionSet: true,
    intentionRemoved: true,
    secretTextWritten: true,
    secretTextForgotten: true,
    markerMoved: true,
    pausedSet: true,
    sceneSet: true,
  } satisfies Record<RoadEvent['type'], true>,
  // Of all that is done, little is in secret, and only that has twins to compare.
  steps: 120,
  positions: {
    'a vote of which nobody has said anything': (seed) => {
      const table = new GameTable(nightRoad, { name: 'A road', setup: { guided: true } });
      table.dice.otherwise = new SeededDice(seed);
      return seatEverybody(table).send('anya', { type: 'pace.ask' });
    },
    'a vote that somebody has left who had answered': (seed) => {
      const table = new GameTable(nightRoad, { name: 'A road', setup: { guided: true } });
      table.dice.otherwise = new SeededDice(seed);
      seatEverybody(table).send('anya', { type: 'pace.ask' });
      const [ask = ''] = Object.keys(table.state.public.asks ?? {});
      table.send('carl', { type: 'ask.answer', ask, answer: 2 });
      return table.send('server', { type: 'seat.free', seat: 'carl' });
    },
  },
};
