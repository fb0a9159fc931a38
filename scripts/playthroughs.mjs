import { install, script, tool } from './lib.mjs';

// Plays each game at random and writes it down to be read (testing/playthrough.md). Look at what has changed, and
// commit it.
script(async () => {
  await install();
  await tool('tsx', ['packages/rules/src/games/write-playthroughs.ts']);
});
