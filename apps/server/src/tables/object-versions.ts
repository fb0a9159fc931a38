import { randomUUID } from 'node:crypto';

/**
 * Names objects that are never changed in place, so that whoever has one can ask whether it is still
 * the same. The names are random: a count would tell how often others have asked.
 */
export class ObjectVersions {
  readonly #versions = new WeakMap<object, string>();

  of(value: object): string {
    const known = this.#versions.get(value);
    if (known !== undefined) return known;
    const version = randomUUID();
    this.#versions.set(value, version);
    return version;
  }
}
