/** Lets short bursts through and holds a lasting rate down. */
export interface Rate {
  /** How many at once. */
  burst: number;
  /** How many a second in the long run. */
  perSecond: number;
}

/** One bucket for each key. Buckets that are full again are forgotten. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { left: number; at: number }>();
  #swept = 0;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one token of a key's bucket; `false` when there is none. */
  take(key: string): boolean {
    const now = this.now();
    this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? { left: this.rate.burst, at: now };
    const left = this.#refilled(bucket, now);
    this.#buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }

  #refilled(bucket: { left: number; at: number }, now: number): number {
    const gained = ((now - bucket.at) / 1000) * this.rate.perSecond;
    return Math.min(this.rate.burst, bucket.left + gained);
  }

  #sweep(now: number): void {
    if (now - this.#swept < 60_000) return;
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) {
      if (this.#refilled(bucket, now) >= this.rate.burst) this.#buckets.delete(key);
    }
  }
}
