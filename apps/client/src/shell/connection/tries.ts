import { later } from '../../design/stood-still';

/** The way that is tried: a socket, or in tests a note of what was asked of it. */
export interface Way {
  /** Sets out. What comes of it is told by `opened`, `greeted` and `failed`. */
  begin(): void;
  /** Gives up what is under way, or there. Nothing more comes of it. */
  abandon(): void;
}

/** What time it is and how to be called later, in milliseconds. */
export interface Clock {
  now(): number;
  /** Calls once; what is returned takes that back. */
  later(run: () => void, ms: number): () => void;
}

export const deviceClock: Clock = { now: () => Date.now(), later };

/** How it stands with the way: `opened` is one whose server answers, and has not greeted yet. */
type Stand = 'unwanted' | 'waiting' | 'setting out' | 'opened' | 'there';

/** After a failure the next try comes so soon, then twice as late each time, up to the most; some sooner, some later. */
const AGAIN_MS = 500;
const MOST_MS = 5_000;
/** Who was turned away does not come back sooner. */
const TURNED_AWAY_MS = 2_000;
/** How long a page that has just come back tries at short distances, and at which: its network may be a moment behind. */
const HURRY_MS = 4_000;
const HURRIED_MS = 250;
/** How long a hurried try may go without any sign, the first time; and with one, without being greeted. */
const HANGS_MS = 1_000;
const GREETS_MS = 2_500;
/** How long any other may take until it is opened, and then until it is greeted. */
const PATIENCE_MS = 20_000;

/**
 * When to try to reach the server: again by itself, ever more slowly; at once when the page is back in somebody's
 * hand, and then without patience for a try that hangs. Each that was given up for hanging doubles the patience with the
 * next, so that a slow line gets through.
 */
export class Tries {
  #stand: Stand = 'unwanted';
  #failures = 0;
  #hung = 0;
  #begunAt = 0;
  #hurriedAt = Number.NEGATIVE_INFINITY;
  #cancel = () => {};

  constructor(
    private readonly way: Way,
    private readonly clock: Clock = deviceClock,
    private readonly chance: () => number = Math.random,
  ) {}

  /** Whether there shall be a way. */
  get wanted(): boolean {
    return this.#stand !== 'unwanted';
  }

  /** Sets out, unless it is under way, or waits until it may. */
  want(): void {
    if (this.#stand === 'unwanted') this.#begin();
  }

  /**
   * Tries now: forgets how long it would have waited, and soon gives up a try that hangs. Wants a way, too. Where there is
   * one, and it breaks within a moment, the next try is at once.
   */
  hurry(): void {
    this.#hurriedAt = this.clock.now();
    if (this.#stand === 'there') return;
    this.#failures = 0;
    this.#hung = 0;
    if (this.#stand === 'unwanted' || this.#stand === 'waiting') this.#begin();
    else this.#watch();
  }

  /** Wants no way any more. */
  drop(): void {
    this.#cancel();
    this.#stand = 'unwanted';
    this.way.abandon();
  }

  /** The server has given a sign. */
  opened(): void {
    if (this.#stand !== 'setting out') return;
    this.#stand = 'opened';
    this.#watch();
  }

  /** The server has let it in. */
  greeted(): void {
    if (!this.wanted) return;
    this.#cancel();
    this.#stand = 'there';
    this.#failures = 0;
    this.#hung = 0;
  }

  /**
   * It came to nothing, or what was there is lost.
   *
   * @param turnedAway by the server itself, or for what could not be understood.
   */
  failed(turnedAway: boolean): void {
    // Whatever ends may tell it twice.
    if (!this.wanted || this.#stand === 'waiting') return;
    const wasThere = this.#stand === 'there';
    this.#cancel();
    this.#stand = 'waiting';
    const ms = this.#pause(wasThere, turnedAway);
    this.#failures += 1;
    if (ms === 0) this.#begin();
    else this.#cancel = this.clock.later(() => this.#begin(), ms);
  }

  #pause(wasThere: boolean, turnedAway: boolean): number {
    const later = Math.min(AGAIN_MS * 2 ** Math.min(this.#failures, 10), MOST_MS);
    const some = later * (0.5 + this.chance());
    if (turnedAway) return Math.max(TURNED_AWAY_MS, some);
    if (!this.#hurried) return Math.min(some, MOST_MS);
    return wasThere ? 0 : HURRIED_MS;
  }

  /** Whether the page has come back just now. */
  get #hurried(): boolean {
    return this.clock.now() - this.#hurriedAt < HURRY_MS;
  }

  #begin(): void {
    this.#cancel();
    this.#stand = 'setting out';
    this.#begunAt = this.clock.now();
    this.#watch();
    this.way.begin();
  }

  /** Makes it anew when it has hung too long, counted from when it began. */
  #watch(): void {
    this.#cancel();
    const opened = this.#stand === 'opened';
    const patience =
      this.#hurriedAt > this.#begunAt - HURRY_MS
        ? Math.min((opened ? GREETS_MS : HANGS_MS) * 2 ** this.#hung, PATIENCE_MS)
        : PATIENCE_MS;
    const left = Math.max(this.#begunAt + patience - this.clock.now(), 0);
    this.#cancel = this.clock.later(() => {
      this.#hung += 1;
      this.way.abandon();
      this.#begin();
    }, left);
  }
}
