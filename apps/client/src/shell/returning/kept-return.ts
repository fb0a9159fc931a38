import type { Parsed } from '../api/parse';
import { anything, object, optional, record, text } from '../api/parse';

const parseReturn = object({
  invite: text,
  table: text,
  tableName: text,
  system: text,
  setup: optional(record(anything)),
  look: optional(text),
  seat: text,
  person: text,
  /** What proves who asked, and opens the seat once the answer is yes. */
  secret: text,
  /** Who can answer, in words. */
  asked: text,
});

/** What this device has asked: to be let in to a seat again. */
export type KeptReturn = Parsed<typeof parseReturn>;

const KEY = 'moonlit.return';

/** What was asked by an invite and has no answer yet; `null` where that is nothing. */
export function keptReturn(invite: string): KeptReturn | null {
  try {
    const kept = parseReturn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.invite === invite ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps it, so that a page that is loaded anew goes on waiting. Where nothing is kept it waits all the same. */
export function keepReturn(asked: KeptReturn): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(asked));
  } catch {
    // The page itself still knows.
  }
}

export function forgetReturn(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
