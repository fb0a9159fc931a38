/** What whoever has started the run is told when the last story has been told. */
export const TOLD = 'the stories are told';

/** Says when the last story in browsers has been told, though servers are still to be tested. */
export default class ToldReporter {
  #left = 0;

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.#left = specifications.filter(({ project }) => project.name === 'play').length;
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd({ project }) {
    if (project.name !== 'play') return;
    this.#left -= 1;
    if (this.#left === 0) process.send?.(TOLD);
  }
}
