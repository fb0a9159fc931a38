import { broken } from './inflate';
import { inflatedText } from './inflated';

/** How much of what was said both ends keep, in UTF-16 units of JSON. */
export const SAID_LENGTH = 6_000;

/**
 * What was said over one connection of `public`, at its end: its diffs’ patches as JSON, one behind the other, the last
 * `SAID_LENGTH` of it. A long diff comes deflated with that as its dictionary, so that what was said before is not said again.
 */
export class SaidReader {
  #said = '';
  /** The revision of the last diff. */
  #to = Number.NaN;
  /** How much has to be here for a packed diff to be read: all that is kept, once something has not come. */
  #least = 0;

  /**
   * The patches of a diff, packed or not. To be called for each, in the order in which they come.
   *
   * @throws {Error} for what makes no sense after what came before: only a new connection can be understood again.
   */
  read<T>(to: number, patches: T | string): T {
    const next = this.#to + 1;
    if (to > next) {
      this.#said = '';
      this.#least = SAID_LENGTH;
    }
    const isPacked = typeof patches === 'string';
    if (isPacked && (to !== next || this.#said.length < this.#least)) broken();
    this.#to = to;
    const text = isPacked ? inflatedText(patches, this.#said) : JSON.stringify(patches);
    this.#said = (this.#said + text).slice(-SAID_LENGTH);
    return isPacked ? JSON.parse(text) : patches;
  }
}
