import { request } from './http';
import { nullable, object, text } from './parse';

/** A second copy of a seat, which the server keeps in a cookie of this browser: scripts can neither read nor lose it. */

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/kept-seat`;
const parseKept = object({ key: nullable(object({ table: text, token: text })) });

/** Has it kept, in the place of another seat at the same table. Without it the browser’s own storage does. */
export async function keepSeatTwice(table: string, token: string): Promise<void> {
  await send(at(table), token);
}

/** Lets it go, if it is of this seat. */
export async function forgetSeatTwice(table: string, token: string): Promise<void> {
  await send(`${at(table)}/forget`, token);
}

/** The token of the seat that is kept of a table; `null` where there is none. @throws {RequestFailed} */
export async function keptToken(table: string): Promise<string | null> {
  const { key } = await request(`${at(table)}/look`, parseKept, { method: 'POST' });
  return key === null ? null : key.token;
}

/** Nobody waits for it, and nothing depends on it: without a network it is done at the next visit. */
async function send(path: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(path, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
