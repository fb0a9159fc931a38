import { parseArgs } from 'node:util';
import { install, script, tool } from './lib.mjs';

// Writes down what the states of each game look like, after its `stateVersion` was raised: what the new
// version makes of all recorded plays, and the shape of whatever seasons at random come across. See
// docs/adding-a-game.md, “Its states over the years”. Commit what it writes.
script(async () => {
  const { values } = parseArgs({
    options: {
      /** How many seasons are played; more of them come across more. */
      seasons: { type: 'string', default: '72' },
      /** The version stays: released builds of it could do all that play has come across only now. */
      'seen-late': { type: 'boolean', default: false },
    },
  });
  await install();
  process.env.RECORD_STATES = values['seen-late'] ? 'seen-late' : 'raised';
  process.env.SEASONS = values.seasons;
  process.env.RANDOM_PLAY_RUNS = '20';
  await tool('tsx', ['packages/rules/src/games/record-states.ts', 'states']);
  await tool('vitest', [
    'run',
    '--project=rules',
    'packages/rules/src/games/every-game.test.ts',
    'packages/rules/src/games/girl-by-moonlight/testing/seasons/',
  ]);
  await tool('tsx', ['packages/rules/src/games/record-states.ts', 'shape']);
});
