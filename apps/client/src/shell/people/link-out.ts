import { signal } from '@preact/signals';
import { askToLast } from '../connection/lasting';

const KEY = 'moonlit.link-out';

/** The table at whose seat somebody has just sat down in this tab: their private link lies out once. */
export const linkOut = signal<string | null>(taken());

/** A seat was taken: the private link lies out on the next page of this tab (TABLE-119), and the browser is asked to keep it. */
export function layLinkOut(table: string): void {
  void askToLast();
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // It stands in the menu all the same.
  }
}

/** It has been seen, or put away. */
export function putLinkAway(): void {
  linkOut.value = null;
}

/** Where it lies out; from then on it does no more when the page is loaded anew. */
function taken(): string | null {
  try {
    const table = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return table;
  } catch {
    return null;
  }
}
