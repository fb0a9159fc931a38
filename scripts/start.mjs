import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, generate, install, root, script } from './lib.mjs';

// Starts the server from a fresh clone as from a used one: what is missing or out of date is
// installed and built first. The server then runs in this very process, so that a signal needs
// nobody to pass it on.
script(async () => {
  await install();
  await generate();
  await build();
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
});
