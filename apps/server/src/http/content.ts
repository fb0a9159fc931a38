import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk';
import { problems } from './problem';

/** What clients show beside the state: the texts of a game. */
export function contentRoutes(app: FastifyInstance, { games }: Desk): void {
  const prepared = new Map(
    [...games].map(([id, game]) => {
      const body = JSON.stringify(game.content());
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [id, { body, etag }];
    }),
  );

  app.get<{ Params: { id: string } }>('/api/systems/:id/content', async (request, reply) => {
    const content = prepared.get(request.params.id);
    if (!content) throw problems.noSuchSystem();
    reply.header('etag', content.etag).header('cache-control', 'public, no-cache');
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === content.etag)) {
      return reply.code(304).send();
    }
    return reply.type('application/json; charset=utf-8').send(content.body);
  });
}
