/** Runs jobs strictly one after the other. A job that fails does not hold up the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
