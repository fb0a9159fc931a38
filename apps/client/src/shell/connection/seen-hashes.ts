import { record, text } from '../api/parse';

/**
 * The hashes of dice that this device saw before they were rolled. The dice page compares them with
 * what the server says later, so that not even the server could change its mind.
 */

const key = (table: string) => `moonlit.hashes.${table}`;
const parseHashes = record(text);

export function seenHashes(table: string): Record<string, string> {
  try {
    return parseHashes(JSON.parse(localStorage.getItem(key(table)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers the first hash that was published for a session. */
export function rememberHash(table: string, session: number, hash: string): void {
  const seen = seenHashes(table);
  if (!hash || seen[session]) return;
  try {
    localStorage.setItem(key(table), JSON.stringify({ ...seen, [session]: hash }));
  } catch {
    // Without storage the page simply cannot compare.
  }
}
