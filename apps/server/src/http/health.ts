import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { METRICS_TYPE } from '../metrics';
import type { Storage } from '../store/readiness';

export interface HealthOptions {
  /** Whether what people do can be stored. */
  storage(): Promise<Storage>;
  /** What is measured, in the format of Prometheus: what anybody may read, or all. */
  scrape(all: boolean): Promise<string>;
  /** Opens the metrics that could tell of play. */
  metricsToken: string | null;
}

/** For whoever runs the server. */
export function healthRoutes(
  app: FastifyInstance,
  { storage, scrape, metricsToken }: HealthOptions,
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
    return reply
      .header('cache-control', 'no-store')
      .type(METRICS_TYPE)
      .send(await scrape(opens(request.headers.authorization)));
  });

  function opens(authorization: string | undefined): boolean {
    if (metricsToken === null || authorization === undefined) return false;
    return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
