import { BaseSequencer } from 'vitest/node';

/** Files that take longest, by where they lie: stories in browsers, then random play, then servers. */
const kinds = [/\/tests\/play\//, /\/testing\/|random/, /\/apps\/server\//];

/**
 * Begins with the test files that take longest, so that no core is left with one of them in the end.
 * Those of a kind stay together, since some share what they have loaded; among them Vitest decides.
 */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => kindOf(one) - kindOf(other));
  }
}

/** @param {import('vitest/node').TestSpecification} file */
function kindOf({ moduleId }) {
  const kind = kinds.findIndex((pattern) => pattern.test(moduleId));
  return kind < 0 ? kinds.length : kind;
}
