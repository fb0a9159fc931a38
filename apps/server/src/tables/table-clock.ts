import { randomInt } from 'node:crypto';

/** The greatest step where no time has passed at all. */
const MOST_STEP = 1_000;

/**
 * Gives the commits of a table their numbers: milliseconds since the table was opened, not a count. A
 * count would tell players how much happens in secret. Where the time of day is behind the newest
 * commit, because a clock stepped back or another server's is ahead, numbers go on from that commit
 * as time passes here. Where no time has passed, a step of random size tells nothing.
 */
export class TableClock {
  /** What a clock that never steps back is to be put forward by, to be as far as the newest commit. */
  #ahead = Number.NEGATIVE_INFINITY;
  #newest = 0;

  constructor(
    private readonly openedAt: number,
    private readonly steady: () => number = () => performance.now(),
    private readonly random: (most: number) => number = (most) => randomInt(1, most + 1),
  ) {}

  /** The newest commit, made here or elsewhere. */
  observe(seq: number): void {
    this.#newest = seq;
    this.#ahead = Math.max(this.#ahead, seq - this.steady());
  }

  /** The number of a commit that follows the newest one, at this time of day. */
  next(now: number): number {
    const time = Math.floor(Math.max(now - this.openedAt, this.steady() + this.#ahead));
    return time > this.#newest ? time : this.#newest + this.random(MOST_STEP);
  }
}
