import { inflate } from './inflate';

/**
 * What was deflated: JSON in UTF-8, packed by DEFLATE without a header, as base64.
 *
 * @throws {RangeError} where it is no such text.
 */
export function inflated(text: string): unknown {
  try {
    const letters = atob(text);
    const packed = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) packed[at] = letters.charCodeAt(at);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(inflate(packed)));
  } catch (error) {
    throw new RangeError('This cannot be inflated.', { cause: error });
  }
}
