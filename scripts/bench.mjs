import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate, install, root, script } from './lib.mjs';

// Measures our server beside a bare floor, and the rules alone; see docs/performance.md.
// It is built as the server is for use, next to it, because that is where its packages are found.
const built = 'apps/server/dist/bench';

script(async () => {
  await install();
  await generate();
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      ...Object.fromEntries(
        ['main', 'our-server', 'floor-server', 'load', 'rules-alone'].map((name) => [
          name,
          `bench/${name}.ts`,
        ]),
      ),
      watcher: 'apps/server/src/embedded/watcher.ts',
    },
    outdir: built,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    legalComments: 'none',
    external: await installed(),
  });
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, built, 'main.js')).href);
});

/** Packages that are not ours: they are used as they are installed. */
async function installed() {
  const names = [];
  for (const manifest of ['package.json', 'apps/server/package.json']) {
    const read = JSON.parse(await readFile(join(root, manifest), 'utf8'));
    names.push(
      ...Object.keys({
        ...read.dependencies,
        ...read.devDependencies,
        ...read.optionalDependencies,
      }),
    );
  }
  return names
    .filter((name) => !name.startsWith('@moonlit/'))
    .flatMap((name) => [name, `${name}/*`]);
}
