import { createHash } from 'node:crypto';
import { MOST_TOLD } from '@moonlit/protocol';

/** The numbers of what a connection was told of one kind. The oldest one's is given again when there are too many. */
export class Numbers {
  readonly #numbers = new Map<string, number>();
  readonly #digests: string[] = [];
  #next = 0;

  /** The number of what was told already; `undefined` of anything else. */
  of(digest: string): number | undefined {
    return this.#numbers.get(digest);
  }

  /** The number that this has from now on. */
  add(digest: string): number {
    const number = this.#next;
    this.#next = (number + 1) % MOST_TOLD;
    const forgotten = this.#digests[number];
    if (forgotten !== undefined) this.#numbers.delete(forgotten);
    this.#digests[number] = digest;
    this.#numbers.set(digest, number);
    return number;
  }
}

const digests = new WeakMap<object, string>();

/** What tells a thing from every other. States share what has not changed, so that most are looked at once in all. */
export function digestOf(thing: object): string {
  const known = digests.get(thing);
  if (known !== undefined) return known;
  const digest = createHash('sha256')
    .update(JSON.stringify(thing))
    .digest('base64')
    .slice(0, DIGEST_LENGTH);
  digests.set(thing, digest);
  return digest;
}

/** 120 bits: no two things will ever share one. */
const DIGEST_LENGTH = 20;
