/** Runs jobs strictly one after the other. A job that fails does not hold up the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How many jobs are under way or wait. */
  get length(): number {
    return this.#length;
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
