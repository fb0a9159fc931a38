import { parseArgs } from 'node:util';
import { install, script, tool } from './lib.mjs';

// Plays many more seasons at random than the test command does, and says which one failed:
// `npm run random-play -- --seasons 500 --seed 1`. A seed that finds something belongs among the
// pinned ones in packages/rules/src/games/girl-by-moonlight/testing/seasons/seasons.ts.
script(async () => {
  const { values } = parseArgs({
    options: {
      seasons: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    },
  });
  process.env.SEASONS = values.seasons;
  process.env.SEASON_SEED = values.seed;
  console.log(`Playing ${values.seasons} seasons from seed ${values.seed}.`);
  await install();
  await tool('vitest', [
    'run',
    '--project',
    'rules',
    'packages/rules/src/games/girl-by-moonlight/testing/seasons/',
  ]);
});
