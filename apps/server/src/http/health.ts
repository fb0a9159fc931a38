import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics';
import type { Storage } from '../store/readiness';

export interface HealthOptions {
  /** Whether what people do can be stored. */
  storage(): Promise<Storage>;
  metrics: Metrics;
  /** Opens the metrics that could tell of play. */
  metricsToken: string | null;
}

/** For whoever runs the server. */
export function healthRoutes(
  app: FastifyInstance,
  { storage, metrics, metricsToken }: HealthOptions,
): void {
  // Whether the process lives. A supervisor that asks this does not end a server whose database is
  // only being started again.
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  // Whether people can play. `/healthz` is the older name.
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const database = await storage();
      if (database === 'ok') return { status: 'ok', database };
      return reply.code(503).send({ status: 'failing', database });
    });
  }

  app.get('/metrics', async (request, reply) => {
    const parts = [await metrics.open.metrics()];
    if (opens(request.headers.authorization)) parts.push(await metrics.guarded.metrics());
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.open.contentType)
      .send(parts.join('\n'));
  });

  function opens(authorization: string | undefined): boolean {
    if (metricsToken === null || authorization === undefined) return false;
    return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
