import { createHash } from 'node:crypto';
import type { GameInfo } from '@moonlit/protocol';
import { contentQuerySchema } from '@moonlit/protocol';
import type { RuleSystem } from '@moonlit/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problems } from './problem';
import { parseInput, type RouteContext } from './route-context';

/** A text that never changes while the server runs, with its fingerprint. */
interface Prepared {
  body: string;
  etag: string;
}

/** The games, each with the texts that a client shows beside the state, whole and by its parts. */
export function contentRoutes(app: FastifyInstance, { games }: RouteContext): void {
  const systems = [...games.values()];
  const index = prepare({ systems: systems.map(infoOf) });
  const prepared = new Map(
    systems.map((system) => {
      const { parts, of } = system.texts;
      const ofPart = parts.map((part) => [part, prepare(of(part))] as const);
      const texts = { info: prepare(infoOf(system)), all: prepare(of()), parts: new Map(ofPart) };
      return [system.id, texts];
    }),
  );

  app.get('/api/systems', async (request, reply) => answer(request, reply, index));

  app.get<{ Params: { id: string } }>('/api/systems/:id', async (request, reply) => {
    const texts = prepared.get(request.params.id);
    if (!texts) throw problems.unknownGame();
    return answer(request, reply, texts.info);
  });

  app.get<{ Params: { id: string } }>('/api/systems/:id/content', async (request, reply) => {
    const texts = prepared.get(request.params.id);
    if (!texts) throw problems.unknownGame();
    const { part } = parseInput(contentQuerySchema, request.query);
    const wanted = part === undefined ? texts.all : texts.parts.get(part);
    if (!wanted) throw problems.noSuchContent();
    return answer(request, reply, wanted);
  });
}

/** What one reads of a game before there is a table. */
function infoOf({ id, title, about, roles, atOnce }: RuleSystem): GameInfo {
  const ways = atOnce?.ways.map(({ id, name, pitch }) => ({ id, name, pitch }));
  const ready = atOnce && { atOnce: { label: atOnce.label, hint: atOnce.hint, ways } };
  return { id, title, roles, ...about, ...ready };
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
