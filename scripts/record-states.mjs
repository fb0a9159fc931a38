import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install, root, script, tool } from './lib.mjs';

// Writes down what the states of each game look like, after its `stateVersion` was raised: what the new
// version makes of all recorded plays, and the shape of whatever random play and seasons come across. One game
// can be named by its id. See
// docs/adding-a-game.md, “Its states over the years”. Commit what it writes.
script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
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
  process.env.RANDOM_PLAY_RUNS = '3';
  const [game] = positionals;
  if (game) process.env.RANDOM_PLAY_GAME = game;
  const named = game ? [game] : [];
  const states = 'packages/rules/src/games/record-states.ts';
  await tool('tsx', [states, 'states', ...named]);
  const seasons = `packages/rules/src/games/${game ?? 'girl-by-moonlight'}/testing/seasons/`;
  await tool('vitest', [
    'run',
    '--project=rules',
    'packages/rules/src/games/every-game.test.ts',
    ...(existsSync(`${root}/${seasons}`) ? [seasons] : []),
  ]);
  await tool('tsx', [states, 'shape', ...named]);
});
