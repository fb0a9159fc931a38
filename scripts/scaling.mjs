import { build, generate, install, run, script } from './lib.mjs';

// Measures the ceilings of one process, of several on this machine, and of one PostgreSQL; see
// docs/scaling.md. Its options stand at the top of bench/scaling/main.ts.
script(async () => {
  await install();
  await generate();
  await build();
  await run(process.execPath, [
    '--import',
    'tsx',
    'bench/scaling/main.ts',
    ...process.argv.slice(2),
  ]);
});
