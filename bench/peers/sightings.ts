/**
 * What a member sees of a counter, at an engine that answers nobody and may show several moves at once:
 * whoever moved has been told when the counter has gone up.
 */
export class Sightings {
  readonly #waiting: (() => void)[] = [];

  /**
   * @param value where the counter stood at first
   * @param updated is called for each move that has been seen
   */
  constructor(
    private value: number,
    private readonly updated: () => void,
  ) {}

  /** Resolves when a move more has been seen by who waits for it. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The counter has been seen to stand there. */
  at(value: number): void {
    for (; this.value < value; this.value += 1) {
      this.updated();
      this.#waiting.shift()?.();
    }
  }
}
