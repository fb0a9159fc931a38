/** What a run has found: something that must never happen, with what is needed to look into it. */
export class Violation extends Error {
  constructor(
    readonly what: string,
    readonly details: unknown,
  ) {
    super(`${what}\n${JSON.stringify(details, null, 2)?.slice(0, 6_000)}`);
    this.name = 'Violation';
  }
}

/** Keeps the first violation of a run; everything that goes on looks here whether to go on. */
export class Verdict {
  #first: Violation | null = null;
  #reject: (violation: Violation) => void = () => undefined;
  /** Rejects with the first violation, and does nothing else. */
  readonly failed = new Promise<never>((_resolve, reject) => {
    this.#reject = reject;
  });

  constructor() {
    // Whoever waits for it hears of it; nobody has to.
    this.failed.catch(() => undefined);
  }

  get over(): boolean {
    return this.#first !== null;
  }

  fail(what: string, details: unknown): void {
    this.#first ??= new Violation(what, details);
    this.#reject(this.#first);
  }

  /** @throws {Violation} */
  check(): void {
    if (this.#first) throw this.#first;
  }
}

/** Counts what all bots of a run were answered. */
export interface Tally {
  acknowledged: number;
}

export const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
