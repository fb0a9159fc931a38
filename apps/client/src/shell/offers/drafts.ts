import type { Draft } from './values';

/** What somebody has typed at a table and not sent, by offer. */
export type Drafts = Record<string, Draft>;

interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  drafts: Drafts;
}

const PREFIX = 'moonlit.drafts.';
const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * What was typed in a seat on this device before the page was left, so that a reload or a sleeping
 * phone loses no words. Nothing where the browser keeps nothing. Old drafts of any table go.
 */
export function keptDrafts(seat: string): Drafts {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && isOld(read(key))) localStorage.removeItem(key);
    }
    return read(PREFIX + seat)?.drafts ?? {};
  } catch {
    return {};
  }
}

/** Keeps what is typed, over what was kept; forgets the seat when nothing is. */
export function keepDrafts(seat: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(PREFIX + seat);
    else localStorage.setItem(PREFIX + seat, JSON.stringify({ at: Date.now(), drafts }));
  } catch {
    // Without storage the words live as long as the page does.
  }
}

function read(key: string): Kept | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
}

const isOld = (kept: Kept | null): boolean => Date.now() - (kept?.at ?? 0) > KEPT_FOR_MS;
