import { createHash } from 'node:crypto';
import type { Told, WireOffer } from '@moonlit/protocol';
import { isOfferAt, MOST_TOLD } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';

/**
 * Writes offers for one connection: each is told once, and later by its number, and so are forms. What it
 * writes has to be sent in the order of writing.
 */
export class OfferWriter {
  readonly #offers = new Numbers();
  readonly #forms = new Numbers();

  /** A seat's state, with its offers as they travel. */
  inState(state: unknown): unknown {
    if (!isObject(state) || !('offers' in state) || !isObject(state.offers)) return state;
    const offers = Object.entries(state.offers).map(([key, offer]) => [
      key,
      isOffer(offer) ? this.#offer(offer) : offer,
    ]);
    return { ...state, offers: Object.fromEntries(offers) };
  }

  /** What is set at this path of a seat's state, with an offer as it travels. */
  at(path: string, value: unknown): unknown {
    return isOfferAt(path) && isOffer(value) ? this.#offer(value) : value;
  }

  #offer(offer: Offer): WireOffer {
    return this.#offers.tell(offer, ({ fields, ...rest }) =>
      fields ? { ...rest, fields: this.#forms.tell(fields, (form) => form) } : rest,
    );
  }
}

/** The numbers of what a connection was told. The oldest one's is given again when there are too many. */
class Numbers {
  readonly #numbers = new Map<string, number>();
  readonly #digests: string[] = [];
  #next = 0;

  tell<T extends object, W>(thing: T, write: (thing: T) => W): Told<W> {
    const digest = digestOf(thing);
    const known = this.#numbers.get(digest);
    if (known !== undefined) return known;
    const is = write(thing);
    const as = this.#next;
    this.#next = (as + 1) % MOST_TOLD;
    const forgotten = this.#digests[as];
    if (forgotten !== undefined) this.#numbers.delete(forgotten);
    this.#digests[as] = digest;
    this.#numbers.set(digest, as);
    return { is, as };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isOffer = (value: unknown): value is Offer => isObject(value) && 'command' in value;

const digests = new WeakMap<object, string>();

/** States share what has not changed, so that most things are looked at once in all. */
function digestOf(thing: object): string {
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
