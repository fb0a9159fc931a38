import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics';

export interface HealthOptions {
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  metrics: Metrics;
  /** Opens the metrics that could tell of play. */
  metricsToken: string | null;
}

/** For whoever runs the server. */
export function healthRoutes(
  app: FastifyInstance,
  { ping, metrics, metricsToken }: HealthOptions,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ping();
      return { status: 'ok', database: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'failing', database: 'unreachable' });
    }
  });

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
