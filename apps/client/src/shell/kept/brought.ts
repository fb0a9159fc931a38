import { signal } from '@preact/signals';

/** Under which this tab remembers whom it brings to which table. */
const KEY = 'moonlit.brings';

/** Whom this tab brings to the table that it shows: the id of something that the device keeps; `null` is nobody. */
export const brought = signal<string | null>(null);

/** On the way to a table with somebody. Tells whether the tab remembers it; else one chooses them there. */
export function bringTo(table: string, thing: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([table, thing]));
    return true;
  } catch {
    return false;
  }
}

/** Looks whom this tab has brought to a table, once: whoever reloads the page has arrived already. */
export function arriveAt(table: string): void {
  try {
    const [to, thing]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (to !== table || typeof thing !== 'string') return;
    sessionStorage.removeItem(KEY);
    brought.value = thing;
  } catch {
    // A tab without storage brings nobody by itself.
  }
}
