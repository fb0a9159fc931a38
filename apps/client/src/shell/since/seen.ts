import { fallback, number, object, text } from '../api/parse';
import { seenKey } from '../connection/kept';
import type { Seen } from './missed';

const parseSeen = fallback(object({ seat: text, line: number, at: number }), null);

/** Up to where this device has followed a table; `null` where it knows nothing of it. */
export function seenOf(table: string): Seen | null {
  try {
    return parseSeen(JSON.parse(localStorage.getItem(seenKey(table)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps up to where this device has followed a table. */
export function keepSeen(table: string, seen: Seen): void {
  try {
    localStorage.setItem(seenKey(table), JSON.stringify(seen));
  } catch {
    // Without storage nobody is told what they have missed: the log has it.
  }
}
