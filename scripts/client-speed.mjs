import { build, generate, install, run, script } from './lib.mjs';

// Measures how soon the built client can be used on a slow phone and line, and how smoothly it moves;
// see docs/performance.md. Its options stand at the top of bench/client/main.ts.
script(async () => {
  await install();
  await generate();
  await build();
  await run(process.execPath, [
    '--import',
    'tsx',
    'bench/client/main.ts',
    ...process.argv.slice(2),
  ]);
});
