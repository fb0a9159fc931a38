import { randomInt } from 'node:crypto';

/** The greatest step from one commit to the next within the same millisecond. */
const MOST_STEP = 4;
/** What such steps may add up to. Only a commit further ahead than this shows that a clock is behind. */
const TOLERATED_MS = 250;

/**
 * Gives the commits of a table their numbers: milliseconds since the table was opened, not a count. A
 * count would tell players how much happens in secret. Where the time of day is behind the newest
 * commit, because a clock stepped back or another server's is ahead, numbers go on from that commit
 * as time passes here.
 *
 * Commits of the same millisecond follow each other in small steps of random size. Time goes on
 * beneath them: they leave no trace in what is committed a moment later.
 */
export class TableClock {
  /** What a clock that never steps back is to be put forward by, to tell the table's time. */
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
    const ahead = seq - this.steady();
    if (ahead > this.#ahead + TOLERATED_MS) this.#ahead = ahead;
  }

  /** The number of a commit that follows the newest one, at this time of day. */
  next(now: number): number {
    const steady = this.steady();
    this.#ahead = Math.max(this.#ahead, now - this.openedAt - steady);
    const time = Math.floor(steady + this.#ahead);
    return time > this.#newest ? time : this.#newest + this.random(MOST_STEP);
  }
}
