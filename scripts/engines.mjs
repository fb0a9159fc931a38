import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib.mjs';

/**
 * The engines of browsers that are tested beside Chromium, which comes as a package: what drives each, and where it is
 * on this machine.
 *
 * @typedef {{ name: string, packages: string[], missing: string[], program: string }} Engine
 */

/** WebKitGTK keeps its browser where no shell looks for it. */
const MINI_BROWSER = /^webkit2?gtk-\d/;

/** @returns {{ firefox: Engine, webkit: Engine }} */
export function engines() {
  const firefox = process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');
  const webkit = process.env.MINI_BROWSER ?? miniBrowser();
  const besides = ['WebKitWebDriver', 'Xvfb'].filter((program) => !onPath(program));
  return {
    firefox: engine('Firefox', ['firefox-esr'], firefox, []),
    webkit: engine('WebKit', ['webkit2gtk-driver', 'xvfb'], webkit, besides),
  };
}

/**
 * Where nobody looks on (`CI`), installs what is missing if that can be done here; says in a sentence what is left out
 * elsewhere, for a change can be tested without it.
 */
export async function haveEngines() {
  const lacking = () => Object.values(engines()).filter(({ missing }) => missing.length > 0);
  const missing = lacking();
  if (missing.length === 0) return;
  if (process.env.CI && process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missing.flatMap((engine) => engine.packages);
    await installPackages(packages).catch((/** @type {Error} */ error) =>
      console.warn(`No browsers could be installed: ${error.message}`),
    );
  }
  const left = lacking().map(({ name }) => name);
  if (left.length > 0) {
    console.warn(`${left.join(' and ')} is not here: \`npm run browsers\` says what to install.`);
  }
}

/** @param {string[]} packages of Debian’s */
async function installPackages(packages) {
  const quietly = ['-qq', '-y', '--no-install-recommends'];
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], environment);
  await run('apt-get', ['install', ...quietly, ...packages], environment);
}

/**
 * @param {string} name
 * @param {string[]} packages of Debian’s
 * @param {string | undefined} program
 * @param {string[]} missing programs that it needs besides
 * @returns {Engine}
 */
function engine(name, packages, program, missing) {
  const all = program ? missing : ['its browser', ...missing];
  return { name, packages, missing: all, program: program ?? '' };
}

/**
 * @param {string} program
 * @returns {string | undefined}
 */
function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

/** @returns {string | undefined} */
function miniBrowser() {
  return foldersIn('/usr/lib')
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .filter((folder) => MINI_BROWSER.test(folder.slice(folder.lastIndexOf('/') + 1)))
    .sort()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isProgram);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((one) => one.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    // Where there is no such folder, or it is not for everybody, there is no browser in it.
    return [];
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
