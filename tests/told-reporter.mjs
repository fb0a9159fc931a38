/** What whoever has started the run is told when the last stories are being told. */
export const LAST_STORIES = 'the last stories are being told';

/**
 * As much of a file with tests as tells whether it holds stories.
 *
 * @typedef {{ project: { name: string, config: { maxWorkers: number } } }} OfProject
 */

/**
 * Says when there are fewer stories in browsers left than are told at a time: from then on a core has time for something
 * else.
 */
export default class ToldReporter {
  #left = 0;
  /** So many stories are told at a time. */
  #workers = 0;
  #said = false;

  /** @param {readonly OfProject[]} specifications */
  onTestRunStart(specifications) {
    const stories = specifications.filter(({ project }) => project.name === 'play');
    this.#left = stories.length;
    this.#workers = stories[0]?.project.config.maxWorkers ?? 0;
    this.#sayIfLast();
  }

  /** @param {OfProject} module */
  onTestModuleEnd({ project }) {
    if (project.name !== 'play') return;
    this.#left -= 1;
    this.#sayIfLast();
  }

  #sayIfLast() {
    if (this.#said || this.#left >= this.#workers) return;
    this.#said = true;
    process.send?.(LAST_STORIES);
  }
}
