import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, generate, install, root, script } from './lib.mjs';

// `npm run backup` and `npm run restore -- <file>`: builds what is out of date, then does it with the settings of the server.
script(async () => {
  await install();
  await generate();
  await build();
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'apps/server/dist/backup.js')).href);
});
