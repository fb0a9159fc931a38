import { recordStates } from '../testing/record-states';
import { finishShape } from '../testing/state-shape';
import { games } from '.';

// Run by `npm run record-states`: with `states` before games are played at random, with `shape` after.
const [, , step] = process.argv;
for (const game of games) {
  if (step === 'shape') finishShape(game);
  else recordStates(game);
}
