import { signal } from '@preact/signals';

/**
 * Addresses of the app. Secrets stand behind `#`, so that they are never sent to a server, logged
 * by a proxy or told to another site.
 */

/** Where other devices find this server, once it is known that they cannot use the address of this page. */
export const elsewhere = signal<string | null>(null);

/** The address by which other devices come. */
export const sharedOrigin = (): string => elsewhere.value ?? location.origin;

export const seatLink = (table: string, token: string): string =>
  `${location.origin}/table#${table}.${token}`;

/** The same for another device. */
export const sharedSeatLink = (table: string, token: string): string =>
  `${sharedOrigin()}/table#${table}.${token}`;

export const inviteLink = (invite: string): string => `${sharedOrigin()}/join#${invite}`;

export const tablePath = (table: string): string => `/table#${table}`;

/** Where a table is shown on a shared screen; with the token, for a device that does not know it yet. */
export const screenPath = (table: string): string => `/screen#${table}`;
export const screenLink = (table: string, token: string): string =>
  `${sharedOrigin()}/screen#${table}.${token}`;

export const dicePath = (table: string, session: number): string => `/dice#${table}.${session}`;

/** The table behind `#`, and what follows the first point. */
export function fragment(): { table: string; rest: string } {
  const [table = '', rest = ''] = behindHash();
  return { table, rest };
}

/** The invite behind `#`. */
export const inviteOfAddress = (): string => behindHash()[0] ?? '';

/** The seat that a private link leads to, however it was pasted; `null` where it is none. */
export function seatOfLink(pasted: string): { table: string; token: string } | null {
  const [, table, token] = /\/table#([\w-]+)\.([\w-]+)/.exec(pasted) ?? [];
  return table && token ? { table, token } : null;
}

/** The parts of a link behind `#`. A messenger may have mangled it, or added its full stop. */
function behindHash(): string[] {
  return (/[\w-][\w.-]*/.exec(location.hash)?.[0] ?? '').split('.');
}
