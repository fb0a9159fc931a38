import { generate, install, installMutants, run, script } from './lib.mjs';

// Changes the rules in one small place at a time and looks whether a test notices; see docs/mutants.md.
// Its options stand at the top of bench/mutants/main.ts.
script(async () => {
  await install();
  await generate();
  await installMutants();
  await run(process.execPath, [
    '--import',
    'tsx',
    'bench/mutants/main.ts',
    ...process.argv.slice(2),
  ]);
});
