import { isOfferAt } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import { digestOf, Numbers } from './numbers';
import type { OfferWriter } from './packing';

/** A thing under a number, or the number of what was told. */
type Told<T> = { is: T; as: number } | number;

/**
 * Writes offers as version 4 of the protocol has them: each is told once, `{is, as}`, and later by its number, and so are
 * their forms.
 */
export class LastVersionWriter implements OfferWriter {
  readonly #offers = new Numbers();
  readonly #forms = new Numbers();

  inState(state: unknown): unknown {
    if (!isObject(state) || !('offers' in state) || !isObject(state.offers)) return state;
    const offers = Object.entries(state.offers).map(([key, offer]) => [
      key,
      isOffer(offer) ? this.#offer(offer) : offer,
    ]);
    return { ...state, offers: Object.fromEntries(offers) };
  }

  at(path: string, value: unknown): unknown {
    return isOfferAt(path) && isOffer(value) ? this.#offer(value) : value;
  }

  #offer(offer: Offer): unknown {
    return told(this.#offers, offer, ({ fields, ...rest }) =>
      fields ? { ...rest, fields: told(this.#forms, fields, (form) => form) } : rest,
    );
  }
}

function told<T extends object, W>(numbers: Numbers, thing: T, write: (thing: T) => W): Told<W> {
  const digest = digestOf(thing);
  const number = numbers.of(digest);
  if (number !== undefined) return number;
  const is = write(thing);
  return { is, as: numbers.add(digest) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isOffer = (value: unknown): value is Offer => isObject(value) && 'command' in value;
