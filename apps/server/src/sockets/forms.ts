import { createHash } from 'node:crypto';
import type { WireForm } from '@moonlit/protocol';
import { hasForm, MOST_FORMS, offersIn } from '@moonlit/protocol';
import type { Field, Offer } from '@moonlit/rules';

/**
 * The forms that one connection has been sent: each goes out once, and later by its number. What it
 * writes must be sent in the order of writing.
 */
export class FormWriter {
  readonly #numbers = new Map<string, number>();

  /** A value at this path of a seat's state, with each form as it travels. Nothing is changed. */
  write(path: string, value: unknown): unknown {
    if (offersIn(path, value).length === 0 || typeof value !== 'object' || value === null) {
      return value;
    }
    if (path === '' && 'offers' in value) {
      return { ...value, offers: this.write('offers', value.offers) };
    }
    if (path !== 'offers') return this.#offer(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, offer]) => [key, this.#offer(offer)]),
    );
  }

  #offer(offer: unknown): unknown {
    return hasForm(offer) && Array.isArray(offer.fields)
      ? { ...offer, fields: this.#form(offer.fields) }
      : offer;
  }

  #form(fields: Field[]): WireForm {
    const digest = digestOf(fields);
    const known = this.#numbers.get(digest);
    if (known !== undefined) return known;
    if (this.#numbers.size >= MOST_FORMS) return fields;
    const as = this.#numbers.size;
    this.#numbers.set(digest, as);
    return { is: fields, as };
  }
}

const digests = new WeakMap<NonNullable<Offer['fields']>, string>();

/** States share what has not changed, so that most forms are looked at once in all. */
function digestOf(fields: Field[]): string {
  const known = digests.get(fields);
  if (known !== undefined) return known;
  const digest = createHash('sha256')
    .update(JSON.stringify(fields))
    .digest('base64')
    .slice(0, DIGEST_LENGTH);
  digests.set(fields, digest);
  return digest;
}

/** 120 bits: no two forms will ever share one. */
const DIGEST_LENGTH = 20;
