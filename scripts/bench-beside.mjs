import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failed, root, run } from './lib.mjs';

/** The last commit before moves were data (docs/decisions/0002-moves-as-data.md). */
const BEFORE_MOVES = 'aa845af6';

/**
 * Holds the rules of an earlier commit beside those that are here, in one process: `--before <commit>`.
 * Both are bundled with the same benchmark, each with its own rules. `--alone` times what is decided and evolved by itself.
 *
 * @param {string[]} args
 * @param {string} built where what is built goes, beside the packages that it needs
 * @param {(entries: Record<string, string>, outdir: string, plugins: import('esbuild').Plugin[]) => Promise<void>} bundle
 */
export async function beside(args, built, bundle) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      before: { type: 'string', default: BEFORE_MOVES },
      rounds: { type: 'string', default: '12' },
      profile: { type: 'string' },
      alone: { type: 'boolean', default: false },
    },
  });
  const folder = join(root, built, 'before');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await unpacked(values.before, 'packages/rules', folder);
  const into = join(root, built);
  /** @type {[entry: string, tree: string, outfile: string][]} */
  const files = [
    ['side', root, 'now'],
    ['side', folder, 'before'],
    ['main', root, 'beside'],
  ];
  for (const [entry, tree, outfile] of files) {
    /** @type {import('esbuild').Plugin} */
    const rules = { name: 'rules', setup: (builder) => rulesFrom(builder, tree) };
    await bundle({ [outfile]: `bench/beside/${entry}.ts` }, built, [rules]);
  }
  const profile = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
  await run(process.execPath, [
    ...['--enable-source-maps', '--max-semi-space-size=32', ...profile, join(into, 'beside.js')],
    ...['--before', join(into, 'before.js'), '--now', join(into, 'now.js')],
    ...['--rounds', values.rounds, ...(values.alone ? ['--alone'] : []), ...positionals],
  ]);
}

const NOT_THERE = 'not-there';

/**
 * Takes the rules from another tree; what is not there is empty.
 *
 * @param {import('esbuild').PluginBuild} builder
 * @param {string} tree
 */
async function rulesFrom(builder, tree) {
  const folder = join(tree, 'packages/rules');
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  builder.onResolve({ filter: /^@moonlit\/rules(\/|$)/ }, ({ path }) => {
    const file = exports[path.replace('@moonlit/rules', '.')];
    return file ? { path: join(folder, file) } : { path, namespace: NOT_THERE };
  });
  // A game that came later: its scenes are left out.
  builder.onLoad({ filter: /.*/, namespace: NOT_THERE }, () => ({
    contents: 'module.exports = {};',
  }));
}

/**
 * Writes a folder as it was in a commit.
 *
 * @param {string} commit
 * @param {string} path
 * @param {string} into
 */
async function unpacked(commit, path, into) {
  const archive = spawn('git', ['archive', commit, path], { cwd: root });
  const tar = spawn('tar', ['-x', '-C', into], { stdio: ['pipe', 'inherit', 'inherit'] });
  archive.stdout.pipe(tar.stdin);
  archive.stderr.pipe(process.stderr);
  const codes = await Promise.all(
    [archive, tar].map((child) => new Promise((ended) => child.on('close', ended))),
  );
  if (codes.some((code) => code !== 0)) {
    throw new Failed(`${path} of ${commit} could not be read.`, 1);
  }
}
