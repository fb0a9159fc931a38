import type { KeptSeat } from '@moonlit/protocol';
import type { Seat } from '@moonlit/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafePage, requireOwnPage } from './own-page';
import { liveTable, type RouteContext, requireSeat } from './route-context';

/** The cookie that holds the token of a seat. */
const COOKIE = 'moonlit-seat';
/** As long as browsers keep any: 400 days, from each visit on. */
const LASTS_S = 400 * 24 * 3_600;

interface Params {
  table: string;
}
type TableRequest = FastifyRequest<{ Params: Params }>;

/**
 * A second copy of whose seat it is, which no script can read or lose: some browsers delete what scripts have kept
 * after a week. Its cookie goes to these routes of its table and nowhere else, so that it opens no seat by itself; a
 * page has to ask for what is in it.
 */
export function keptSeatRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post<{ Params: Params }>('/api/tables/:table/kept-seat', async (request, reply) => {
    requireOwnPage(request);
    await requireSeat(request, request.params.table, context);
    setCookie(request, reply, bearerOf(request), LASTS_S);
    return reply.code(204).send();
  });

  app.post<{ Params: Params }>(
    '/api/tables/:table/kept-seat/look',
    async (request, reply): Promise<KeptSeat> => {
      requireOwnPage(request);
      const token = keptToken(request.headers.cookie);
      if (token === null) return { key: null };
      const { table } = request.params;
      const seat = await seatOfToken(token, table, context);
      // A link that is dead stays so.
      if (!seat) setCookie(request, reply, '', 0);
      return { key: seat && { table, seat: seat.id, role: seat.role, token } };
    },
  );

  app.post<{ Params: Params }>('/api/tables/:table/kept-seat/forget', async (request, reply) => {
    requireOwnPage(request);
    // Another seat of the same device may have come into its place.
    if (keptToken(request.headers.cookie) === bearerOf(request)) setCookie(request, reply, '', 0);
    return reply.code(204).send();
  });
}

/** The seat of this table that a token opens. */
async function seatOfToken(
  token: string,
  table: string,
  context: RouteContext,
): Promise<Seat | null> {
  const key = await context.seatAccess.authenticate(token);
  if (key?.table !== table) return null;
  return (await liveTable(context, table)).seat(key.seat) ?? null;
}

const bearerOf = ({ headers }: TableRequest): string =>
  /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1] ?? '';

function setCookie(
  request: TableRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void {
  const path = `/api/tables/${encodeURIComponent(request.params.table)}/kept-seat`;
  const parts = [`${COOKIE}=${token}`, `Path=${path}`, `Max-Age=${seconds}`];
  if (isSafePage(request)) parts.push('Secure');
  reply.header('set-cookie', [...parts, 'HttpOnly', 'SameSite=Strict'].join('; '));
}

/**
 * The token in a `Cookie` header; `null` where there is none, or several: a neighbouring site can add one of its own,
 * and nobody could tell which is which.
 */
export function keptToken(header: string | undefined): string | null {
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`))
    .map((part) => part.slice(COOKIE.length + 1));
  const [token] = found;
  return found.length === 1 && token !== undefined && /^[\w-]{22}$/.test(token) ? token : null;
}
