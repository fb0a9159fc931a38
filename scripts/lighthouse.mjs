import { build, generate, install, installLighthouse, run, script } from './lib.mjs';

// Asks Lighthouse about the first pages that somebody sees; see docs/browsers.md.
script(async () => {
  await install();
  await generate();
  await build();
  await installLighthouse();
  await run(process.execPath, [
    '--import',
    'tsx',
    'bench/lighthouse/main.ts',
    ...process.argv.slice(2),
  ]);
});
