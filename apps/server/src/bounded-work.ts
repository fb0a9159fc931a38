/** Thrown instead of beginning work for which there is no room. */
export class TooMuchWork extends Error {
  constructor() {
    super('Too much is waiting already');
    this.name = 'TooMuchWork';
  }
}

/** Does so many jobs at a time, lets so many others wait, and turns the rest away. */
export class BoundedWork {
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;

  constructor(private readonly bounds: { atOnce: number; waiting: number }) {}

  /** @throws {TooMuchWork} */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#underWay < this.bounds.atOnce) this.#underWay += 1;
    else {
      if (this.#waiting.length >= this.bounds.waiting) throw new TooMuchWork();
      // Whoever is done passes its place on.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    }
  }
}
