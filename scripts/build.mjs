import { build, generate, install, script } from './lib.mjs';

// Builds all that `npm start` runs.
script(async () => {
  await install();
  await generate();
  await build();
});
