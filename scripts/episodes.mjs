import { parseArgs } from 'node:util';
import { install, script, tool } from './lib.mjs';

// Plays whole seasons of every playset at random, until so many episodes are over:
// `npm run episodes -- --count 10000 --seed 1`; `--seasons 500` plays so many seasons instead. Every command is
// taken back elsewhere as well, or one in so many (`--undo-every 25`), which is twice as quick. What was played is
// printed with its seeds; one that finds something belongs among the pinned ones in
// packages/rules/src/games/girl-by-moonlight/testing/seasons/seasons.ts.
script(async () => {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '1000' },
      seasons: { type: 'string' },
      'undo-every': { type: 'string', default: '1' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    },
  });
  const { count, seasons, seed } = values;
  process.env.SEASON_SEED = seed;
  process.env.UNDO_EVERY = values['undo-every'];
  if (seasons === undefined) process.env.EPISODES = count;
  else process.env.SEASONS = seasons;
  console.log(`Playing ${seasons ? `${seasons} seasons` : `${count} episodes`} from seed ${seed}.`);
  await install();
  await tool('vitest', [
    'run',
    '--project',
    'rules',
    'packages/rules/src/games/girl-by-moonlight/testing/seasons/',
  ]);
});
