/** Lets short bursts through and holds a lasting rate down. */
export interface Rate {
  /** How many at once. */
  burst: number;
  /** How many a second in the long run. */
  perSecond: number;
}

/** How many buckets are kept: whoever has many addresses cannot fill the memory with them. */
const MOST_BUCKETS = 50_000;

/** One bucket for each key. Buckets that are full again are forgotten, as is the oldest of too many. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #swept = 0;

  constructor(
    private readonly rate: Rate,
    // Not the time of day: where that steps back, nobody would get a token for as long.
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one token of a key's bucket; `false` when there is none. */
  take(key: string): boolean {
    const now = this.now();
    this.#sweep(now);
    const bucket = this.#buckets.get(key);
    const left = bucket ? this.#refilled(bucket, now) : this.rate.burst;
    if (!bucket && this.#buckets.size >= MOST_BUCKETS) this.#forgetOldest();
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }

  #refilled(bucket: { left: number; at: number }, now: number): number {
    const gained = (Math.max(0, now - bucket.at) / 1000) * this.rate.perSecond;
    return Math.min(this.rate.burst, bucket.left + gained);
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }

  #sweep(now: number): void {
    if (now - this.#swept < 60_000) return;
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) {
      if (this.#refilled(bucket, now) >= this.rate.burst) this.#buckets.delete(key);
    }
  }
}
