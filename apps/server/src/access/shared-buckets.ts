import { type Rate, TokenBuckets } from './token-bucket';

/** Takes a token of what the processes of a server share. */
export type TakeShared = (key: string) => Promise<boolean>;

/**
 * Buckets that all processes of a server have together. Each counts by itself as well: whoever is
 * above the rate at one of them is so at all, and a flood is not passed on.
 */
export class SharedBuckets {
  readonly #own: TokenBuckets;

  /** @param shared absent where there is only one process */
  constructor(
    rate: Rate,
    private readonly shared?: TakeShared,
  ) {
    this.#own = new TokenBuckets(rate);
  }

  /** Takes one token of a key's bucket; `false` when there is none. */
  async take(key: string): Promise<boolean> {
    if (!this.#own.take(key)) return false;
    return this.shared ? this.shared(key) : true;
  }
}
