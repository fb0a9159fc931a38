import type { Field, Offer } from '@moonlit/rules';

/**
 * An offer's form seldom changes, and comes and goes with the offer: a connection is sent each form
 * once. `{is, as}` gives it a number for the rest of the connection, a number stands for it later.
 */
export type WireForm = Field[] | { is: Field[]; as: number } | number;

/** How many forms one connection remembers. More are sent as they are. */
export const MOST_FORMS = 1_000;

/** Reads forms in the order in which they were sent over one connection. */
export class FormReader {
  readonly #forms = new Map<number, Field[]>();

  /** Puts the forms into offers as they arrived, in a seat's state or in one patch of it. Changes them. */
  fill(offers: Iterable<unknown>): void {
    for (const offer of offers) {
      if (hasForm(offer)) offer.fields = this.#form(offer.fields);
    }
  }

  /** @throws {RangeError} for a number that was never given. */
  #form(form: WireForm): Field[] {
    if (Array.isArray(form)) return form;
    if (typeof form === 'number') {
      const known = this.#forms.get(form);
      if (!known) throw new RangeError('An unknown form.');
      return known;
    }
    this.#forms.set(form.as, form.is);
    return form.is;
  }
}

/** The offers in a seat's state, or in a patch's value at this path. */
export function offersIn(path: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path === '') return 'offers' in value ? offersIn('offers', value.offers) : [];
  if (path === 'offers') return Object.values(value);
  return /^offers\/[^/]+$/.test(path) ? [value] : [];
}

/** Whether something is an offer with a form. */
export function hasForm(offer: unknown): offer is Omit<Offer, 'fields'> & { fields: WireForm } {
  return typeof offer === 'object' && offer !== null && 'fields' in offer;
}
