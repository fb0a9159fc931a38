import { inflate } from './inflate';

/**
 * What was deflated: JSON in UTF-8, packed by DEFLATE without a header, as base64.
 *
 * @throws {Error} where it is no such text.
 */
export const inflated = (text: string): unknown => JSON.parse(inflatedText(text));

/**
 * The text that was packed so, with a dictionary where there is one.
 *
 * @throws {Error} where there is none.
 */
export function inflatedText(text: string, dictionary = ''): string {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bytes = inflate(packed, new TextEncoder().encode(dictionary));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
