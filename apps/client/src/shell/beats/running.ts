/** Does something after a while, and gives back how to stop it. */
export type Later = (run: () => void, ms: number) => () => void;

/** One thing that is to happen after a while, unless it is stopped or another takes its place. */
export class Running {
  #stop: (() => void) | null = null;

  constructor(private readonly later: Later) {}

  /** Whether it is still to happen. */
  get is(): boolean {
    return this.#stop !== null;
  }

  start(run: () => void, ms: number): void {
    this.stop();
    this.#stop = this.later(() => {
      this.#stop = null;
      run();
    }, ms);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
