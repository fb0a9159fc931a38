import { BaseSequencer } from 'vitest/node';

/** Projects whose files take longest first: stories in browsers, then servers that are killed and flooded. */
const projects = ['play', 'server', 'rules', 'client'];

/** Files that play whole games; the one that plays each of them at random takes longest by far. */
const wholeGames = [/every-game/, /\/testing\/|random|episode|seasons/];

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
  const place = wholeGames.findIndex((games) => games.test(moduleId));
  return 10 * projects.indexOf(project.name) + (place < 0 ? wholeGames.length : place);
}
