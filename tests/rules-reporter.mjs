import { judged } from '../scripts/rules/judged.mjs';
import { keepTests } from '../scripts/rules/shown.mjs';

/**
 * Holds the tests that have run against the rules of docs/rules, after a run of all of them; the run fails where they
 * do not agree.
 */
export default class RulesReporter {
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#vitest = vitest;
  }

  /** @param {readonly import('vitest/node').TestModule[]} modules */
  async onTestRunEnd(modules) {
    if (!(await this.#isWhole(modules))) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(asNamed));
    keepTests(tests);
    const { verdict, summary } = judged(tests);
    console.log(summary);
    if (verdict.faults.length === 0) return;
    console.error(`The tests and docs/rules do not agree (${verdict.faults.length}):`);
    for (const fault of verdict.faults) console.error(`  ${fault}`);
    process.exitCode = 1;
  }

  /**
   * Whether every test was to run: of a part of them nothing can be said.
   *
   * @param {readonly import('vitest/node').TestModule[]} modules
   */
  async #isWhole(modules) {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.testNamePattern) return false;
    const all = await vitest.globTestSpecifications();
    const known = new Set(modules.map(({ moduleId }) => moduleId));
    const projects = [vitest.config.project].flat().filter(Boolean);
    return projects.length === 0 && all.every(({ moduleId }) => known.has(moduleId));
  }
}

/**
 * @param {import('vitest/node').TestCase} test
 * @returns {import('../scripts/rules/verdict.mjs').NamedTest}
 */
function asNamed(test) {
  const titles = [test.name];
  for (let group = test.parent; group.type === 'suite'; group = group.parent) {
    titles.unshift(group.name);
  }
  return { file: test.module.relativeModuleId, titles, held: heldBy(test) };
}

/** @param {import('vitest/node').TestCase} test */
function heldBy(test) {
  if (test.result().state === 'skipped') return 'does not run';
  if (test.options.fails) return 'is to fail';
  return test.meta().expectations === 0 ? 'expects nothing' : undefined;
}
