import { generate, install, run, script } from './lib.mjs';

// Writes docs/rules-commands.md of the commands and their handlers; a test says when it has to be written again.
script(async () => {
  await install();
  await generate();
  await run(process.execPath, ['--import', 'tsx', 'scripts/rules-api.write.ts']);
});
