import type { GameInfo } from '@moonlit/protocol';
import { contentQuerySchema } from '@moonlit/protocol';
import type { RuleSystem } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { PreparedText } from './prepared-text';
import { problems } from './problem';
import { parseInput, type RouteContext } from './route-context';

/** The games, each with the texts that a client shows beside the state, whole and by its parts. */
export function contentRoutes(app: FastifyInstance, { games }: RouteContext): void {
  const systems = [...games.values()];
  const index = new PreparedText({ systems: systems.map(infoOf) });
  const prepared = new Map(
    systems.map((system) => {
      const { parts, of } = system.texts;
      const ofPart = parts.map((part) => [part, new PreparedText(of(part))] as const);
      const texts = {
        info: new PreparedText(infoOf(system)),
        all: new PreparedText(of()),
        parts: new Map(ofPart),
      };
      return [system.id, texts];
    }),
  );

  app.get('/api/systems', async (request, reply) => index.answer(request, reply));

  app.get<{ Params: { id: string } }>('/api/systems/:id', async (request, reply) => {
    const texts = prepared.get(request.params.id);
    if (!texts) throw problems.unknownGame();
    return texts.info.answer(request, reply);
  });

  app.get<{ Params: { id: string } }>('/api/systems/:id/content', async (request, reply) => {
    const texts = prepared.get(request.params.id);
    if (!texts) throw problems.unknownGame();
    const { part } = parseInput(contentQuerySchema, request.query);
    const wanted = part === undefined ? texts.all : texts.parts.get(part);
    if (!wanted) throw problems.noSuchContent();
    return wanted.answer(request, reply);
  });
}

/** What one reads of a game before there is a table. */
function infoOf({ id, title, about, roles, atOnce }: RuleSystem): GameInfo {
  const ways = atOnce?.ways.map(({ id, name, pitch }) => ({ id, name, pitch }));
  const ready = atOnce && { atOnce: { label: atOnce.label, hint: atOnce.hint, ways } };
  return { id, title, roles, ...about, ...ready };
}
