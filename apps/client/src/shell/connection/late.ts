import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** A line that is away for less is nothing to speak of, in milliseconds. */
const LATE_MS = 1_000;

/** Whether something has been waited for so long that it is worth a word. */
export class Late {
  readonly #said = signal(false);
  /** What is waited for, since when; `null` while it is there. */
  #awaited: symbol | null = null;

  constructor(private readonly later: (run: () => void, ms: number) => void) {}

  get said(): ReadonlySignal<boolean> {
    return this.#said;
  }

  /** Waits, from now on. */
  await(): void {
    const awaited = Symbol('a line');
    this.#awaited = awaited;
    this.#said.value = false;
    this.later(() => {
      if (this.#awaited === awaited) this.#said.value = true;
    }, LATE_MS);
  }

  /** It has come. */
  came(): void {
    this.#awaited = null;
    this.#said.value = false;
  }
}
