import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The pages of the client. Each is the same file; what comes after `#` never reaches the server. */
const PAGES = ['/', '/join', '/table', '/screen', '/dice', '/import', '/about'];

/** Serves the built client. Files with a hash in their name never change. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(root)) {
    app.log.warn('There is no built client to serve');
    return;
  }
  await app.register(statics, {
    root,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of PAGES) {
    app.get(page, (_request, reply) => reply.sendFile('index.html'));
  }
}
