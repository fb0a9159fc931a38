import { recordStates } from '../testing/record-states';
import { finishShape } from '../testing/state-shape';
import { games } from '.';

// Run by `npm run record-states`: with `states` before games are played at random, with `shape` after; of all
// games, or of one by its id.
const [, , step, only] = process.argv;
const named = games.filter(({ id }) => only === undefined || id === only);
if (named.length === 0) {
  throw new Error(`No game is called ${only}: ${games.map(({ id }) => id).join(', ')}.`);
}
for (const game of named) {
  if (step === 'shape') finishShape(game);
  else recordStates(game);
}
