import type { Offer } from '@moonlit/rules';
import { isPlain } from './blanks';

/**
 * Offers come and go, and mostly as they were before. So a connection remembers what it was sent: `{is, as}`
 * gives a thing a number, and the number stands for it later. Both offers and their forms (`fields`) are
 * told that way, each with numbers of its own. A number that is given again means the newer thing.
 */
export type Told<T> = T | { is: T; as: number } | number;

/** An offer as it travels. */
export type WireOffer = Told<
  Omit<Offer, 'fields'> & { fields?: Told<NonNullable<Offer['fields']>> }
>;

/** How many offers one connection remembers, and how many forms. */
export const MOST_TOLD = 500;

/** Reads offers in the order in which they were sent over one connection. */
export class OfferReader {
  readonly #offers = new Map<number, unknown>();
  readonly #forms = new Map<number, unknown>();

  /**
   * What stands at this path of a seat's state, with its offers as the rules have them.
   *
   * @throws {RangeError} for a number that was never given.
   */
  read(path: string, value: unknown): unknown {
    if (path === '' && isPlain(value) && 'offers' in value) {
      return { ...value, offers: this.read('offers', value.offers) };
    }
    if (path === 'offers' && isPlain(value)) {
      const offers = Object.entries(value).map(([key, offer]) => [key, this.#offer(offer)]);
      return Object.fromEntries(offers);
    }
    return isOfferAt(path) ? this.#offer(value) : value;
  }

  #offer(told: unknown): unknown {
    return known(this.#offers, told, (offer) =>
      isPlain(offer) && 'fields' in offer
        ? { ...offer, fields: known(this.#forms, offer.fields, (form) => form) }
        : offer,
    );
  }
}

/** Whether the path in a seat's state is that of one offer. */
export const isOfferAt = (path: string): boolean => /^offers\/[^/]+$/.test(path);

function known(things: Map<number, unknown>, told: unknown, read: (thing: unknown) => unknown) {
  if (typeof told === 'number') {
    if (!things.has(told)) throw new RangeError('An unknown offer.');
    return things.get(told);
  }
  if (!isPlain(told) || !('is' in told && 'as' in told)) return read(told);
  const thing = read(told.is);
  things.set(Number(told.as), thing);
  return thing;
}
