import { reachOf } from '../testing/reach-of';
import { keepReplays, playedOnce } from '../testing/replays/replay';
import { games } from '.';
import { girlByMoonlight } from './girl-by-moonlight';

// Run by `npm run record-replays`. *Girl by Moonlight* has seasons of its own (its `testing/replays/record.ts`).
const [only] = process.argv.slice(2);
for (const game of games) {
  if (game.id === girlByMoonlight.id || (only && game.id !== only)) continue;
  const replays = playedOnce(game, await reachOf(game));
  const steps = replays.flatMap((one) => one.steps);
  const refused = steps.filter(({ came }) => came.startsWith('!')).length;
  const types = new Set(steps.map(({ command }) => command.type)).size;
  keepReplays(game, replays);
  console.log(`${game.title}: ${steps.length} commands of ${types} kinds, ${refused} refused`);
}
