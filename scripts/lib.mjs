import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the scripts share. It uses nothing but Node, so that it runs before anything is installed. */

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The package manager, in the version that the lockfile was made with. */
const PNPM = 'pnpm@12.21.0';

/**
 * Runs a program in the project's folder and waits for it. Rejects unless it ends well.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<void>}
 */
export function run(program, args, environment = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      // On Windows `npx` is a script, which only a shell can run.
      shell: process.platform === 'win32' && program === 'npx',
    });
    child.on('error', failed);
    child.on('exit', (code) => {
      if (code === 0) done();
      else failed(new Failed(`${program} ${args.join(' ')} failed (${code}).`, code ?? 1));
    });
  });
}

/**
 * Runs a program of Node's as `run` does, and hears what it says to whoever has started it (`process.send`).
 *
 * @param {string[]} args
 * @param {(said: unknown) => void} hear
 * @returns {Promise<void>}
 */
export function runHearing(args, hear) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', hear);
    child.on('error', failed);
    child.on('exit', (code) => {
      if (code === 0) done();
      else failed(new Failed(`node ${args.join(' ')} failed (${code}).`, code ?? 1));
    });
  });
}

/**
 * Runs a program of Node's in the project's folder while others are under way: it takes the time that they leave, and
 * what it says stands together, once it has ended. Rejects unless it ends well.
 *
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function runBeside(args) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    /** @type {Buffer[]} */
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', failed);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      if (code === 0) done();
      else failed(new Failed(`node ${args.join(' ')} failed (${code}).`, code ?? 1));
    });
  });
}

/** A step that did not work. It has already said why. */
export class Failed extends Error {
  /**
   * @param {string} message
   * @param {number} code
   */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs the main program of an installed package.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {{ in?: string, environment?: Record<string, string>, bin?: string }} [options]
 * @returns {Promise<void>}
 */
export async function tool(name, args, options = {}) {
  await run(process.execPath, [await mainOf(name, options), ...args], options.environment);
}

/**
 * The file of an installed package's main program.
 *
 * @param {string} name
 * @param {{ in?: string, bin?: string }} [options]
 */
export async function mainOf(name, options = {}) {
  const folder = join(root, options.in ?? '.', 'node_modules', name);
  const { bin } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[options.bin ?? name]);
}

/** Installs what the lockfile says, unless that is there already. */
export async function install() {
  await once(
    'install',
    ['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
    ['node_modules/.modules.yaml'],
    () => run('npx', ['-y', PNPM, 'install', '--frozen-lockfile']),
  );
}

/** Installs the engines that the benchmark measures beside ours: a project of their own. */
export async function installPeers() {
  await once(
    'install-peers',
    ['bench/peers/pnpm-lock.yaml', 'bench/peers/pnpm-workspace.yaml'],
    ['bench/peers/node_modules/.modules.yaml'],
    () => run('npx', ['-y', PNPM, '--dir', 'bench/peers', 'install', '--frozen-lockfile']),
  );
}

/** Installs what makes mutants of the rules: a project of its own. */
export async function installMutants() {
  await once(
    'install-mutants',
    ['bench/mutants/pnpm-lock.yaml', 'bench/mutants/pnpm-workspace.yaml'],
    ['bench/mutants/node_modules/.modules.yaml'],
    () => run('npx', ['-y', PNPM, '--dir', 'bench/mutants', 'install', '--frozen-lockfile']),
  );
}

/** Installs Lighthouse: a project of its own. */
export async function installLighthouse() {
  await once(
    'install-lighthouse',
    ['bench/lighthouse/pnpm-lock.yaml', 'bench/lighthouse/pnpm-workspace.yaml'],
    ['bench/lighthouse/node_modules/.modules.yaml'],
    () => run('npx', ['-y', PNPM, '--dir', 'bench/lighthouse', 'install', '--frozen-lockfile']),
  );
}

/**
 * Writes the Prisma client. The command wants a schema engine that it never runs, and would go to
 * fetch one; any program that exists will do.
 */
export async function generate() {
  const schema = 'prisma/schema.prisma';
  await once(
    'generate',
    [schema, 'pnpm-lock.yaml'],
    ['apps/server/src/store/generated/client.ts'],
    () =>
      tool('prisma', ['generate', `--schema=${schema}`, '--no-hints'], {
        environment: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
      }),
  );
}

/** Builds the client and the server, each when something it is made of has changed. */
export async function build() {
  const shared = ['packages', 'pnpm-lock.yaml', 'tsconfig.base.json'];
  await once(
    'build-server',
    ['apps/server/src', 'scripts/bundle.mjs', ...shared],
    ['main', 'watcher', 'worker', 'backup'].map((name) => `apps/server/dist/${name}.js`),
    () => run(process.execPath, [join(root, 'scripts', 'bundle.mjs')]),
  );
  await once('build-client', ['apps/client', ...shared], ['apps/client/dist/index.html'], () =>
    tool('vite', ['build', 'apps/client', '--logLevel=warn'], { in: 'apps/client' }),
  );
}

/**
 * Does a step unless it was done from the same files before and what it makes is still there.
 *
 * @param {string} name
 * @param {string[]} from files and folders that it is made from
 * @param {string[]} makes
 * @param {() => Promise<void>} step
 */
async function once(name, from, makes, step) {
  const stamp = join(root, '.cache', `${name}.stamp`);
  const now = await fingerprint(from);
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === now && makes.every((file) => existsSync(join(root, file)))) return;
  await step();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
}

/**
 * What is in these files and folders, in short. Tests and what was built or installed do not count.
 *
 * @param {string[]} paths
 */
async function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      hash.update(file).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(join(root, path)) ? [path] : [];
  const files = await Promise.all(
    entries
      .filter(({ name }) => !/^(node_modules|dist|test)$|\.test\.tsx?$/.test(name))
      .map((entry) => filesBelow(`${path}/${entry.name}`)),
  );
  return files.flat().sort();
}

/**
 * Runs a script's steps; a failed one ends it with its exit code.
 *
 * @param {() => Promise<void>} steps
 */
export function script(steps) {
  steps().catch((error) => {
    console.error(error instanceof Failed ? error.message : error);
    process.exit(error instanceof Failed ? error.code : 1);
  });
}
