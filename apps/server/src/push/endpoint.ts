import { isIP } from 'node:net';

const LONGEST = 1_000;

/**
 * Reads where a push service takes what is for one browser; `null` where it cannot be one: HTTPS at its usual port, a
 * name of the open internet, and neither a user nor a fragment. What the name leads to is looked at when it is used.
 */
export function readEndpoint(text: string): URL | null {
  if (text.length > LONGEST || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, port, hostname, username, password, hash } = url;
  if (protocol !== 'https:' || port !== '' || username + password + hash !== '') return null;
  // Brackets stand around an IPv6 address.
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  return hostname.includes('.') && !/\.(local|localhost|internal|home|lan|arpa)$/.test(hostname)
    ? url
    : null;
}
