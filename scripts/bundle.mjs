import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib.mjs';

// One file for the server: our own packages go in, what is installed for the server stays outside.
// `node scripts/bundle.mjs [from to]` makes it of another program that has the server in it.
const [from = 'apps/server/src/main.ts', to = 'apps/server/dist/main.js'] = process.argv.slice(2);
const manifest = JSON.parse(await readFile(join(root, 'apps/server/package.json'), 'utf8'));
const installed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
const external = installed
  .filter((name) => !name.startsWith('@moonlit/'))
  .flatMap((name) => [name, `${name}/*`]);

await build({
  absWorkingDir: root,
  // Processes and a thread of their own, which are looked for beside whatever holds the server.
  entryPoints: {
    [basename(to, '.js')]: from,
    watcher: 'apps/server/src/embedded/watcher.ts',
    backup: 'apps/server/src/backup/command.ts',
    worker: 'apps/server/src/processes/worker.ts',
    'import-worker': 'apps/server/src/transfer/import-worker.ts',
  },
  outdir: dirname(to),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  external,
});
