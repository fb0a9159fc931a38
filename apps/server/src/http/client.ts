import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The pages of the client. What comes after `#` never reaches the server. */
const PAGES = [
  '/',
  '/join',
  '/table',
  '/screen',
  '/dice',
  '/import',
  '/how-to-play',
  '/demo',
  '/demo/:game',
  '/about',
  '/mine',
];

/** Pages that list games, and how a browser is told to fetch those beside the page's own script. */
const BEFORE_A_TABLE = ['/', '/join'];

/** The file of each page that has one of its own, which fetches at once what is needed there. */
const OWN: Readonly<Record<string, string>> = {
  '/': 'start.html',
  '/join': 'join.html',
  '/table': 'table.html',
  '/screen': 'table.html',
};
const GAMES = '</api/systems>; rel=preload; as=fetch; crossorigin';

/**
 * The styles that pages of the built client hold themselves, as a content policy allows them: each by what it says, so that no
 * other is. A client that is built anew beside a running server is drawn with its style sheet alone.
 *
 * @returns sources of `style-src`.
 */
export function stylesOfPages(folder: string): string[] {
  const pages = [...new Set(Object.values(OWN))].map((name) => join(resolve(folder), name));
  const styles = pages.filter(existsSync).flatMap((page) => {
    const [, style] = /<style>(.*?)<\/style>/s.exec(readFileSync(page, 'utf8')) ?? [];
    return style === undefined ? [] : [style];
  });
  return styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}

/**
 * Serves the built client. Files with a hash in their name never change. Whoever comes to an address that
 * is none is shown the client's own page about that; whatever is no browser is told so by `notFound`.
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  notFound: (reply: FastifyReply) => unknown,
): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(root)) {
    app.log.warn('There is no built client to serve');
    app.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  await app.register(statics, {
    root,
    index: false,
    cacheControl: false,
    // The build writes them better compressed than there is time for here.
    preCompressed: true,
    setHeaders(reply, path) {
      const lasting = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of PAGES) {
    const needs = BEFORE_A_TABLE.includes(page) ? { link: GAMES } : {};
    const own = OWN[page];
    const file = own !== undefined && existsSync(join(root, own)) ? own : 'index.html';
    app.get(page, (_request, reply) => reply.headers(needs).sendFile(file));
  }
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('vary', 'accept');
    return isForPeople(request) ? reply.sendFile('index.html') : notFound(reply);
  });
}

/** Whether a browser asks for a page, to show it to somebody. */
const isForPeople = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
