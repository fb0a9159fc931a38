import type { FastifyRequest } from 'fastify';
import { problems } from './problem';

/**
 * Lets through only what a page of this server asks for itself: a browser says so, by `Sec-Fetch-Site` or, over plain
 * HTTP and in older ones, by `Origin`. Whoever asks without a browser has no cookie that they do not know.
 *
 * @throws {Problem}
 */
export function requireOwnPage({ headers, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const own = site === undefined ? hostOf(headers.origin) === host : site === 'same-origin';
  if (!own) throw problems.otherPage();
}

/** Whether the page that asks came over HTTPS, by its own word. */
export const isSafePage = ({ headers, protocol }: FastifyRequest): boolean =>
  protocol === 'https' || (headers.origin ?? '').startsWith('https:');

function hostOf(origin: string | undefined): string | null {
  return origin !== undefined && URL.canParse(origin) ? new URL(origin).host : null;
}
