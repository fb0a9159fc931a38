import { isOfferAt } from '@moonlit/protocol';

/** Reads offers as pages of version 4 of the protocol did. */
export class LastVersionReader {
  readonly #offers = new Map<number, unknown>();
  readonly #forms = new Map<number, unknown>();

  read(path: string, value: unknown): unknown {
    if (path === '' && isPlain(value) && isPlain(value.offers)) {
      const offers = Object.entries(value.offers).map(([key, told]) => [key, this.#offer(told)]);
      return { ...value, offers: Object.fromEntries(offers) };
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

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
