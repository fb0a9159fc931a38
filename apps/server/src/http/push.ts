import type { PushKey } from '@moonlit/protocol';
import { subscribeSchema, unsubscribeSchema } from '@moonlit/protocol';
import type { FastifyInstance } from 'fastify';
import { readEndpoint } from '../push/endpoint';
import { problems } from './problem';
import { parseInput, type RouteContext, requireKey, requireSeat } from './route-context';

interface Params {
  table: string;
}

/**
 * Being told on a locked device that play waits.
 *
 * @param publicKey by which this server proves itself to push services; `null` where it tells nobody.
 */
export function pushRoutes(
  app: FastifyInstance,
  context: RouteContext,
  publicKey: string | null,
): void {
  const { pushes } = context.store;

  app.get('/api/push', async (): Promise<PushKey> => ({ key: publicKey }));

  app.post<{ Params: Params }>('/api/tables/:table/push', async (request, reply) => {
    await requireSeat(request, request.params.table, context);
    const key = await requireKey(request, context);
    const { endpoint, keys } = parseInput(subscribeSchema, request.body);
    if (publicKey === null) throw problems.noPush();
    const url = readEndpoint(endpoint);
    if (!url) throw problems.malformed('This is no address of a push service.');
    await pushes.subscribe(key, { endpoint: url.href, ...keys });
    return reply.code(204).send();
  });

  app.post<{ Params: Params }>('/api/tables/:table/push/end', async (request, reply) => {
    await requireSeat(request, request.params.table, context);
    const key = await requireKey(request, context);
    const { endpoint } = parseInput(unsubscribeSchema, request.body);
    const url = readEndpoint(endpoint);
    if (url) await pushes.unsubscribe(key.id, url.href);
    return reply.code(204).send();
  });
}
