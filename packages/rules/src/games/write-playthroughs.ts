import { writeFileSync } from 'node:fs';
import { playthroughFile, playthroughOf } from '../testing/playthrough';
import { reachOf } from '../testing/reach-of';
import { games } from '.';

// Run by `npm run playthroughs`.
for (const game of games) {
  writeFileSync(playthroughFile(game), playthroughOf(game, await reachOf(game)));
}
