/** Where this device keeps what a seat was last sent of its table (`offline/kept-table.ts`). */
export const KEPT = 'moonlit-table';

/** Under which this device keeps up to where it has followed a table (`since/seen.ts`). */
export const seenKey = (table: string): string => `moonlit.seen.${table}`;

/** Forgets what this device keeps of a table. A page without a safe connection keeps nothing. */
export function forgetKeptTable(): void {
  globalThis.caches?.delete(KEPT).catch(() => undefined);
}
