import { inspect } from 'node:util';

/** Why a text is no address that messages may be posted to. */
export type AddressRefusal = 'unreadable' | 'not-https' | 'other-host' | 'other-form';

/** `/api/webhooks/<number>/<secret>`, with or without a version: as Discord makes them. */
const FORM = /^\/api(?:\/v\d{1,2})?\/webhooks\/(\d{15,22})\/([\w-]{40,120})$/;
const MASK = '…';

/**
 * The address of a channel. Whoever knows it can write there, so it shows itself masked wherever it is
 * printed, logged or made JSON of; only `reveal` tells it.
 */
export class WebhookAddress {
  readonly #address: string;
  /** As far as it may be shown: the host, and the end of a number that is no secret. */
  readonly masked: string;

  private constructor(host: string, path: string, number: string) {
    this.#address = `https://${host}${path}`;
    this.masked = `${host}/${MASK}${number.slice(-4)}/${MASK}`;
  }

  /** @param hosts those that the operator allows. */
  static read(text: string, hosts: readonly string[]): WebhookAddress | AddressRefusal {
    const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
    if (!url) return 'unreadable';
    if (url.protocol !== 'https:') return 'not-https';
    const { hostname, port, username, password, pathname, search, hash } = url;
    if (!hosts.includes(hostname) || port !== '') return 'other-host';
    const [, number] = FORM.exec(pathname) ?? [];
    const more = username + password + search + hash;
    if (number === undefined || more !== '') return 'other-form';
    return new WebhookAddress(hostname, pathname, number);
  }

  /** The whole of it, to be stored and posted to, and for nothing else. */
  reveal(): string {
    return this.#address;
  }

  get host(): string {
    return new URL(this.#address).hostname;
  }

  toString(): string {
    return this.masked;
  }

  toJSON(): string {
    return this.masked;
  }

  [inspect.custom](): string {
    return this.masked;
  }
}
