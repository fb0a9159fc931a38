import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk';
import { problems } from './problem';

/** A text that never changes while the server runs, with its fingerprint. */
interface Prepared {
  body: string;
  etag: string;
}

/**
 * What clients show beside the state: the texts of a game. A table needs those of its own playset
 * (`?playset=`); who has no table yet needs the index alone.
 */
export function contentRoutes(app: FastifyInstance, { games }: Desk): void {
  const prepared = new Map(
    [...games].map(([id, { playsets, index, content }]) => {
      const ofPlayset = playsets.map((one) => [one, prepare(content(one))] as const);
      return [id, { index: prepare(index()), all: prepare(content()), each: new Map(ofPlayset) }];
    }),
  );

  app.get<{ Params: { id: string } }>('/api/systems/:id', async (request, reply) => {
    const texts = prepared.get(request.params.id);
    if (!texts) throw problems.noSuchSystem();
    return answer(request, reply, texts.index);
  });

  app.get<{ Params: { id: string }; Querystring: { playset?: string } }>(
    '/api/systems/:id/content',
    async (request, reply) => {
      const texts = prepared.get(request.params.id);
      const { playset } = request.query;
      const wanted = playset === undefined ? texts?.all : texts?.each.get(playset);
      if (!wanted) throw problems.noSuchSystem();
      return answer(request, reply, wanted);
    },
  );
}

function prepare(text: object): Prepared {
  const body = JSON.stringify(text);
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

/** Sends a text, unless the client has it already. */
function answer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Prepared) {
  reply.header('etag', etag).header('cache-control', 'public, no-cache');
  const known = request.headers['if-none-match'] ?? '';
  if (known.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(body);
}
