import { GameTable, seatEverybody } from '@moonlit/rules/testing';
import { nightRoad } from '@moonlit/rules/testing/night-road';
import type { GameClient } from '../src/shell/game';

const table = () =>
  seatEverybody(new GameTable(nightRoad, { name: 'The night road', setup: { guided: true } }));

/** Scenes of what waits for several people: a secret vote, a moment to step in, an agreement. */
export const nightRoadScenes = {
  'road-vote': () => {
    const at = table().send('anya', { type: 'pace.ask' });
    const [ask = ''] = Object.keys(at.state.public.asks ?? {});
    return at.send('anya', { type: 'ask.answer', ask, answer: 3 });
  },
  'road-window': () => table().send('anya', { type: 'walk' }, 3),
  'road-rest': () => table().send('anya', { type: 'rest.ask' }),
};

/** The game as the shell draws it, with nothing of its own. */
export const nightRoadClient: GameClient = {
  id: nightRoad.id,
  name: nightRoad.title,
  roles: nightRoad.roles,
};
