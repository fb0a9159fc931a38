import { build, generate, install, run, script } from './lib.mjs';

// Plays at real servers by random while they are killed, flooded, frozen and lied to, and holds what
// people were answered and shown against the database: `npm run harness -- --minutes 60 --seed 7`.
script(async () => {
  await install();
  await generate();
  await build();
  await run(process.execPath, [
    '--import',
    'tsx',
    'apps/server/test/harness/main.ts',
    ...process.argv.slice(2),
  ]);
});
