/** Commands that may wait at one table: what comes on top is better sent again later. */
const MOST_WAITING = 256;

/** Runs what is to be done at a table strictly one after the other. A job that fails does not hold up the next. */
export class CommandQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Whether so many jobs are under way or wait that no further command is to be taken. */
  get full(): boolean {
    return this.#length >= MOST_WAITING;
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    this.#length += 1;
    const result = this.#last.then(job, job).finally(() => {
      this.#length -= 1;
    });
    this.#last = result.catch(() => undefined);
    return result;
  }
}
