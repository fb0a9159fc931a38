import type { WireList, WireOffer, WirePart, WireRecord } from '@moonlit/protocol';
import { isOfferAt } from '@moonlit/protocol';
import type { FieldOption, Offer } from '@moonlit/rules';
import { offerKey } from '@moonlit/rules';
import type { Apart, Part } from './form';
import { apart } from './form';
import { digestOf, Numbers } from './numbers';

/** Writes what stands in a seat’s state for one connection. What it writes has to be sent in the order of writing. */
export interface OfferWriter {
  /** A seat's state, with its offers as they travel. */
  inState(state: unknown): unknown;
  /** What is set at this path of a seat's state, with an offer as it travels. */
  at(path: string, value: unknown): unknown;
}

/** Writes offers as `OfferReader` reads them. */
export class PackingWriter implements OfferWriter {
  readonly #offers = new Numbers();
  readonly #forms = new Numbers();
  readonly #shapes = new Numbers();
  readonly #lists = new Numbers();

  inState(state: unknown): unknown {
    if (!isObject(state) || !('offers' in state) || !isObject(state.offers)) return state;
    const all: [string, unknown][] = Object.entries(state.offers);
    // Each says by itself which key it has.
    const isKnown = all.every(([key, offer]) => isOffer(offer) && offerKey(offer) === key);
    if (!isKnown) return state;
    return { ...state, offers: all.map(([, offer]) => this.at(ONE, offer)) };
  }

  at(path: string, value: unknown): unknown {
    return isOfferAt(path) && isOffer(value) ? this.#offer(value) : value;
  }

  #offer(offer: Offer): WireOffer {
    const digest = digestOf(offer);
    const number = this.#offers.of(digest);
    if (number !== undefined) return number;
    const { form, values } = apart(offer);
    this.#offers.add(digest);
    return [
      this.#form(form),
      ...values.map((value) => ('list' in value ? this.#list(value.list) : value.is)),
    ];
  }

  #form(form: Apart['form']): number | WireRecord {
    const digest = digestOf(form);
    const number = this.#forms.of(digest);
    if (number !== undefined) return number;
    this.#forms.add(digest);
    return this.#record(form);
  }

  #record(record: Apart['form']): WireRecord {
    const names = Object.keys(record).join();
    const number = this.#shapes.of(names);
    if (number === undefined) this.#shapes.add(names);
    return [number ?? names, ...Object.values(record).map((part) => this.#part(part))];
  }

  #part(part: Part): WirePart {
    if (!isObject(part)) return part;
    return isRecord(part) ? this.#record(part) : part.map((one) => this.#part(one));
  }

  #list(list: readonly (FieldOption | string)[]): WireList {
    const digest = digestOf(list);
    const number = this.#lists.of(digest);
    if (number !== undefined) return number;
    this.#lists.add(digest);
    return list.map((item) => {
      if (typeof item === 'string') return item;
      const { value, label, detail } = item;
      return detail === undefined ? [value, label] : [value, label, detail];
    });
  }
}

/** The path of whichever offer. */
const ONE = 'offers/one';

const isRecord = (part: Part & object): part is Apart['form'] => !Array.isArray(part);

const isObject = <T>(value: T): value is T & object => typeof value === 'object' && value !== null;

const isOffer = (value: unknown): value is Offer => isObject(value) && 'command' in value;
