/** What is in a message. */
export interface Words {
  /** The id of the table, for a tap to lead there. */
  table: string;
  /** Its name, as its people know it. */
  name: string;
}

/** How long every message is, in bytes: its length tells a push service nothing of the name. */
export const WORDS_BYTES = 1_024;

/**
 * A message as JSON, filled up with spaces to the one length that all have. Only the browser that it is for can read it;
 * it tells that play waits, and where, and nothing of what is asked.
 */
export function wordsOf({ table, name }: Words): string {
  const characters = [...name];
  for (;;) {
    const text = JSON.stringify({ table, name: characters.join('') });
    const left = WORDS_BYTES - Buffer.byteLength(text);
    if (left >= 0) return text + ' '.repeat(left);
    characters.splice(-Math.ceil(-left / 6));
  }
}
