import { BaseSequencer } from 'vitest/node';

/** Projects whose files take longest first: stories in browsers, then servers that are killed and flooded. */
const projects = ['play', 'server', 'rules', 'client'];

/** Files that play whole games. */
const wholeGames = /\/testing\/|random|every-game|episode|seasons/;

/**
 * Begins with the test files that take longest, so that no core is left with one of them in the end.
 * Those of a project stay together: a worker that has loaded what they share keeps it for the next of them,
 * and is given up for one of another project. Among them Vitest decides.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function placeOf({ project, moduleId }) {
  return 2 * projects.indexOf(project.name) + (wholeGames.test(moduleId) ? 0 : 1);
}
