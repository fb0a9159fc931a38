/** A second copy of a seat, which the server keeps in a cookie of this browser: scripts can neither read nor lose it. */

/** Where that copy is, of a table. */
export const keptSeatAt = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/kept-seat`;

/** Has it kept, in the place of another seat at the same table. Without it the browser’s own storage does. */
export const keepSeatTwice = (table: string, token: string): Promise<void> =>
  send(keptSeatAt(table), token);

/** Lets it go, if it is of this seat. */
export const forgetSeatTwice = (table: string, token: string): Promise<void> =>
  send(`${keptSeatAt(table)}/forget`, token);

/** Nobody waits for it, and nothing depends on it: without a network it is done at the next visit. */
async function send(path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(path, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
