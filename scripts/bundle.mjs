import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib.mjs';

// One file for the server: our own packages go in, what is installed for the server stays outside.
const manifest = JSON.parse(await readFile(join(root, 'apps/server/package.json'), 'utf8'));
const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
const external = installed
  .filter((name) => !name.startsWith('@moonlit/'))
  .flatMap((name) => [name, `${name}/*`]);

await build({
  absWorkingDir: root,
  entryPoints: ['apps/server/src/main.ts'],
  outfile: 'apps/server/dist/main.js',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  external,
});
