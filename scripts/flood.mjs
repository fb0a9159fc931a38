import { build, generate, install, run, script } from './lib.mjs';

// Floods a real server, each attack for 60 seconds (or as many as are given), and prints how long a
// person at another table waits, and how memory and log grow; see docs/security.md.
script(async () => {
  await install();
  await generate();
  await build();
  await run(process.execPath, [
    '--import',
    'tsx',
    'apps/server/test/flood/main.ts',
    ...process.argv.slice(2),
  ]);
});
