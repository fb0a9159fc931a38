import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { networkOf } from '../access/network';
import { SharedBuckets, type TakeShared } from '../access/shared-buckets';
import type { Rate } from '../access/token-bucket';
import { asProblem } from './as-problem';
import { readBodies } from './bodies';
import { serveClient, stylesOfPages } from './client';
import { contentRoutes } from './content';
import { type HealthOptions, healthRoutes } from './health';
import { historyRoutes } from './history';
import { inviteRoutes } from './invites';
import { keptSeatRoutes } from './kept-seats';
import { pictureRoutes } from './pictures';
import { type Posting, postingRoutes } from './posting';
import { problems } from './problem';
import { pushRoutes } from './push';
import { type Reach, reachRoutes } from './reach';
import { removalRoutes } from './removal';
import { returnRoutes } from './returns';
import type { RouteContext } from './route-context';
import { seatRoutes } from './seats';
import { tableRoutes } from './tables';
import { transferRoutes } from './transfer';

export interface HttpOptions extends HealthOptions {
  log: Logger;
  clientDir: string;
  /** Where others reach this server; `null` where nobody has said. */
  reach: Reach | null;
  /** Where the evenings of tables may be posted. */
  posting: Posting;
  /** The key that browsers subscribe with; `null` where nobody is told on a closed device. */
  pushKey: string | null;
  /** How many proxies in front tell the addresses of clients. */
  proxies: number;
  /** How fast one address may open, look up and join tables. */
  rate: Rate;
  /** The same, of all processes together. */
  takeShared?: TakeShared | undefined;
}

const MOST_BYTES = 65_536;
/** How long the headers of a request may take to arrive, and the whole of it. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** How often requests that take too long are looked for. */
const CHECK_MS = 2_000;
/** Without a byte for that long, either way, a connection is closed. A poll waits for 25 s at most. */
const SILENT_MS = 60_000;

/** The bare HTTP server; sockets are attached to it before the routes need them. */
export function createHttp({ log, proxies }: HttpOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  return fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    // Counted from this end: what stands further off in `X-Forwarded-For` anybody can write there.
    trustProxy: (_address, hop) => hop < proxies,
    genReqId: () => randomUUID().slice(0, 8),
  });
}

export async function addRoutes(
  app: FastifyInstance,
  context: RouteContext,
  options: HttpOptions,
): Promise<void> {
  readBodies(app);
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, request.id);
    if (problem.status >= 500) request.log.error({ err: error }, 'A request failed');
    return reply.code(problem.status).send(problem.toJSON());
  });
  logRequests(app);
  forbidCaching(app);
  await app.register(helmet, securityHeaders(stylesOfPages(options.clientDir)));
  await app.register(compress);
  limitRate(app, options);
  healthRoutes(app, options);
  reachRoutes(app, options.reach);
  contentRoutes(app, context);
  tableRoutes(app, context);
  inviteRoutes(app, context);
  seatRoutes(app, context);
  keptSeatRoutes(app, context);
  pushRoutes(app, context, options.pushKey);
  returnRoutes(app, context);
  historyRoutes(app, context);
  removalRoutes(app, context);
  await pictureRoutes(app, context);
  postingRoutes(app, context, options.posting);
  await transferRoutes(app, context);
  await serveClient(app, options.clientDir, (reply) =>
    reply.code(404).send(problems.nothingHere().toJSON()),
  );
}

/** One line a request. No headers, no query, no address: a path holds no secret, the rest might. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    request.log[path.startsWith('/api/') ? 'info' : 'debug'](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'Request',
    );
  });
}

/** What the API answers belongs to one person, so no cache may keep it. */
function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/**
 * Limits how fast one network may open, look up and join tables, and, apart from that, ask other
 * things of tables: whoever reads back in a log keeps nobody in the same house from joining.
 */
function limitRate(app: FastifyInstance, { rate, takeShared }: HttpOptions): void {
  const buckets = new SharedBuckets(rate, takeShared);
  const entryRoutes = new Set([
    '/api/tables',
    '/api/tables/import',
    '/api/invites/look',
    '/api/join',
    '/api/seats/look',
    '/api/return',
    '/api/return/look',
    '/api/return/end',
  ]);
  app.addHook('onRequest', async ({ routeOptions: { url = '' }, ip }) => {
    const what = entryRoutes.has(url) ? 'entry' : url.startsWith('/api/tables/') ? 'table' : null;
    if (what !== null && !(await buckets.take(`${what} ${networkOf(ip)}`)))
      throw problems.tooFast();
  });
}

/**
 * Nothing comes from elsewhere, and nobody puts the table into a frame.
 *
 * @param styles what pages hold themselves, by its hash.
 */
const securityHeaders = (styles: readonly string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...styles],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      // This covers sockets to the same host; a browser too old to know that falls back to polling.
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  // Whether there is HTTPS is for the proxy in front to say.
  strictTransportSecurity: false,
});
