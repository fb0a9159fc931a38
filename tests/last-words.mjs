/** Most of what is said of one error: who reads the end of a log sees many of them at once. */
const MOST = 300;

/** Where they are noted down for `npm test`, which says them last of all. */
export const LAST_WORDS = '.cache/last-words.txt';

/**
 * What a run of tests comes to, for its very end: whoever sees no more than that must know which of them have failed,
 * and which held only when they were tried once more.
 *
 * @typedef {object} Outcome
 * @property {string[]} failed a test or a file each, with its first error and where that happened
 * @property {string[]} again those that were tried more than once, each with the error of its first try
 */

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly unknown[]} [stray] errors that belong to no test
 * @returns {Outcome}
 */
export function outcomeOf(modules, stray = []) {
  const failed = [];
  const again = [];
  for (const module of modules) {
    const { relativeModuleId: file } = module;
    failed.push(...module.errors().map((error) => told(file, error, file)));
    for (const suite of module.children.allSuites())
      failed.push(...suite.errors().map((error) => told(nameOf(suite, file), error, file)));
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const name = nameOf(test, file);
      if (test.diagnostic()?.retryCount) again.push(told(name, errors?.[0], file));
      if (state === 'failed') failed.push(told(name, errors?.[0], file));
    }
  }
  failed.push(...stray.map((error) => told('Outside of all tests', error, '')));
  return { failed, again };
}

/**
 * The outcome in lines; none where there is nothing to say.
 *
 * @param {Outcome} outcome
 * @returns {string[]}
 */
export function inLines({ failed, again }) {
  return [
    ...(again.length > 0 ? [`Tried twice (${again.length}):`, ...again.map(indented)] : []),
    ...(failed.length > 0 ? [`Failed (${failed.length}):`, ...failed.map(indented)] : []),
  ];
}

/** @param {string} line */
const indented = (line) => `  ${line}`;

/**
 * @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} one
 * @param {string} file
 */
function nameOf(one, file) {
  const titles = [one.name];
  for (let group = one.parent; group.type === 'suite'; group = group.parent)
    titles.unshift(group.name);
  return [file, ...titles].join(' › ');
}

/**
 * @param {string} name
 * @param {unknown} error
 * @param {string} file of the test, whose own line says more than that of what it called
 */
function told(name, error, file) {
  const { message = String(error), stacks = [] } =
    /** @type {Partial<import('vitest').TestError>} */ (error ?? {});
  const own = stacks.find((frame) => file !== '' && frame.file.endsWith(file)) ?? stacks[0];
  const where = own ? ` (${own.file.split('/').at(-1)}:${own.line})` : '';
  const [first = ''] = String(message).split('\n');
  return `${name}${where}: ${first}`.slice(0, MOST);
}
