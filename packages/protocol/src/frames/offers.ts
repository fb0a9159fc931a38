import type { Offer } from '@moonlit/rules';
import { offerKey } from '@moonlit/rules/offer-key';
import { isInside } from './applying';
import { isPlain } from './blanks';

/**
 * Offers come and go, mostly as they were before, and most are much like others. So a connection numbers what it was
 * sent of four kinds, each from nought in the order in which it came, `MOST_TOLD` of them before the first number is given
 * again:
 *
 * - an offer: `[form, …values]`, and later its number;
 * - the form of offers, which is all of one but its values: a `WireRecord`, and later its number;
 * - the shape of records, which is the names of their fields with commas between them, and later its number;
 * - a list of options, each `[value, label, detail?]`, or of texts, and later its number.
 *
 * Only what is the same as a whole is told by a number. No words are told by what they have in common with others: how
 * short that made them would tell of what is secret beside them.
 */
export type WireOffer = number | [form: number | WireRecord, ...values: unknown[]];

/**
 * An object as `[shape, …fields]`. A field is text, yes or no, a record, a list of records, `VALUE` or `LIST`.
 */
export type WireRecord = [shape: number | string, ...fields: WirePart[]];
export type WirePart = string | boolean | typeof VALUE | typeof LIST | WireRecord | WirePart[];

/** What stands in a form for the next of the offer’s values. */
export const VALUE = null;
/** The same where that is a `WireList`. */
export const LIST = 0;

/** A list as it travels. */
export type WireList = number | (string | [value: string, label: string, detail?: string])[];

/** How many things of a kind one connection remembers. */
export const MOST_TOLD = 500;

/** What was told of one kind, by its numbers. */
class Told {
  readonly #things: unknown[] = [];
  #next = 0;

  add<T>(thing: T): T {
    this.#things[this.#next++ % MOST_TOLD] = thing;
    return thing;
  }

  /** @throws {RangeError} for a number that was never given. */
  at(number: number): unknown {
    if (!(number in this.#things)) throw new RangeError('An unknown offer.');
    return this.#things[number];
  }
}

/** Reads offers in the order in which they were sent over one connection. */
export class OfferReader {
  readonly #offers = new Told();
  readonly #forms = new Told();
  readonly #shapes = new Told();
  readonly #lists = new Told();

  /**
   * What stands at this path of a seat's state, with its offers as the rules have them.
   *
   * @throws {RangeError} for a number that was never given.
   */
  read(path: string, value: unknown): unknown {
    if (path === '' && isPlain(value) && 'offers' in value) {
      return { ...value, offers: this.read('offers', value.offers) };
    }
    if (path === 'offers' && Array.isArray(value)) {
      const offers = value.map((told) => this.#offer(told));
      return Object.fromEntries(offers.map((offer) => [offerKey(offer as Offer), offer]));
    }
    return isOfferAt(path) ? this.#offer(value) : value;
  }

  #offer(told: unknown): unknown {
    if (typeof told === 'number') return this.#offers.at(told);
    if (!Array.isArray(told)) return told;
    const [form, ...values] = told;
    const is = typeof form === 'number' ? this.#forms.at(form) : this.#forms.add(this.#part(form));
    return this.#offers.add(this.#filled(is, values));
  }

  /** A part of a form, with the names of its fields. */
  #part(told: unknown): unknown {
    if (!Array.isArray(told)) return told;
    const [shape, ...parts] = told;
    if (shape === undefined || isInside(shape)) return told.map((part) => this.#part(part));
    const names = String(
      typeof shape === 'number' ? this.#shapes.at(shape) : this.#shapes.add(shape),
    );
    return Object.fromEntries(names.split(',').map((name, at) => [name, this.#part(parts[at])]));
  }

  /** A form with the values of an offer, which are taken from the list. */
  #filled(form: unknown, values: unknown[]): unknown {
    if (form === VALUE) return values.shift();
    if (form === LIST) return this.#list(values.shift());
    if (Array.isArray(form)) return form.map((part) => this.#filled(part, values));
    if (!isPlain(form)) return form;
    const fields = Object.entries(form);
    return Object.fromEntries(fields.map(([name, part]) => [name, this.#filled(part, values)]));
  }

  #list(told: unknown): unknown {
    if (!Array.isArray(told)) return this.#lists.at(Number(told));
    return this.#lists.add(
      told.map((item) => {
        if (!Array.isArray(item)) return item;
        const [value, label, detail] = item;
        return detail === undefined ? { value, label } : { value, label, detail };
      }),
    );
  }
}

/** Whether the path in a seat's state is that of one offer. */
export const isOfferAt = (path: string): boolean => /^offers\/[^/]+$/.test(path);
