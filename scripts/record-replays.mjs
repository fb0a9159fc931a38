import { install, script, tool } from './lib.mjs';

// Plays games at random and writes down what comes of every command, after the rules were changed on purpose: tests
// play them again, and every command has to bring the same (docs/mutants.md). One game can be named by its id. Commit
// what it writes.
script(async () => {
  await install();
  const [game] = process.argv.slice(2);
  if (!game || game === 'girl-by-moonlight') {
    await tool('tsx', ['packages/rules/src/games/girl-by-moonlight/testing/replays/record.ts']);
  }
  await tool('tsx', ['packages/rules/src/games/record-replays.ts', ...(game ? [game] : [])]);
});
