import type { LogEntry } from '@moonlit/rules';
import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { CommandAnswer } from '../connection/wire';

/** What the viewer did last, for as long as they may take it back themselves. */
export interface OwnStep {
  /** The number of the command. */
  seq: number;
  /** What stood on the button; empty where there was none. */
  what: string;
}

/**
 * How long one’s own step is offered to be taken back, in milliseconds. The rules allow a little more
 * (`TAKE_BACK_MS`), so that what is sent in time also comes in time.
 */
export const OFFERED_MS = 12_000;

/** Commands that stay: people and sessions, pauses, what was said of lines and veils, and what takes something back itself. */
const STAYS = /^(limits|return|safety|seat|session|table)\./;

/** Follows what is sent from here. */
export class OwnSteps {
  readonly #last = signal<OwnStep | null>(null);
  #over: ReturnType<typeof setTimeout> | undefined;

  /** The last step, until it is too late to take it back. */
  get last(): ReadonlySignal<OwnStep | null> {
    return this.#last;
  }

  /**
   * A command was answered.
   *
   * @param rolls it let dice fall, which nobody takes back.
   */
  answered(type: string, answer: CommandAnswer, what: string, rolls: boolean): void {
    if (!answer.ok) return;
    clearTimeout(this.#over);
    const stays = rolls || STAYS.test(type);
    this.#last.value = stays ? null : { seq: answer.seq, what };
    if (stays) return;
    this.#over = setTimeout(() => {
      this.#last.value = null;
    }, OFFERED_MS);
  }
}

/**
 * Whether a step can still be taken back, as far as one can see: nobody has gone on, no dice fell, and
 * nothing came to light.
 */
export function isOpenStep({ seq }: OwnStep, lines: readonly LogEntry[]): boolean {
  return lines.every(
    (line) =>
      line.seq < seq ||
      (line.seq === seq && !line.roll && !line.reveals && !line.undone && line.by !== null),
  );
}
