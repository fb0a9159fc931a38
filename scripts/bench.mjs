import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beside } from './bench-beside.mjs';
import { generate, install, installPeers, root, script, tool } from './lib.mjs';

// Measures our server beside a bare floor, and the rules alone; see docs/performance.md.
// It is built as the server is for use, next to it, because that is where its packages are found.
const built = 'apps/server/dist/bench';
/** Other engines are built beside theirs. */
const peers = 'bench/peers';

script(async () => {
  await install();
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'beside') {
    const theirs = await installed(['package.json', 'packages/rules/package.json']);
    await beside(rest, built, (entries, outdir, plugins) =>
      bundle(entries, outdir, theirs, plugins),
    );
    return;
  }
  await generate();
  await bundle(
    {
      ...entries('bench', [
        'main',
        'our-server',
        'floor-server',
        'load',
        'rules-alone',
        'duality-alone',
        'evening-alone',
      ]),
      watcher: 'apps/server/src/embedded/watcher.ts',
    },
    built,
    await installed(['package.json', 'apps/server/package.json']),
  );
  if (process.argv.slice(2).some((name) => name === 'peers' || name === 'kills'))
    await buildPeers();
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, built, 'main.js')).href);
});

/** Installs other engines, which nothing else needs, and builds their servers and clients. */
async function buildPeers() {
  await installPeers();
  await tool('typescript', ['-p', peers], { bin: 'tsc' });
  const names = ['boardgame-io-server', 'boardgame-io-load', 'colyseus-server', 'colyseus-load'];
  const theirs = await installed(['package.json', `${peers}/package.json`]);
  await bundle(entries(peers, names), `${peers}/dist`, theirs);
}

/**
 * @param {string} folder
 * @param {string[]} names
 * @returns {Record<string, string>}
 */
function entries(folder, names) {
  return Object.fromEntries(names.map((name) => [name, `${folder}/${name}.ts`]));
}

/**
 * @param {Record<string, string>} entryPoints
 * @param {string} outdir
 * @param {string[]} external
 * @param {import('esbuild').Plugin[]} [plugins]
 */
async function bundle(entryPoints, outdir, external, plugins = []) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    legalComments: 'none',
    external,
    plugins,
  });
}

/**
 * Packages that are not ours: they are used as they are installed.
 *
 * @param {string[]} manifests
 */
async function installed(manifests) {
  const names = [];
  for (const manifest of manifests) {
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
