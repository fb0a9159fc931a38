import type { NewLink } from '@moonlit/protocol';
import { mayManage } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { problems } from './problem';
import {
  command,
  managersOnly,
  type RouteContext,
  requireManager,
  requireSeat,
} from './route-context';

interface Params {
  table: string;
  seat: string;
}

/** The links of seats. */
export function seatRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/link',
    async (request): Promise<NewLink> => {
      const { table, seat } = request.params;
      const { seat: asking, live } = await requireSeat(request, table, context);
      if (asking.id !== seat && !mayManage(live.state, asking)) throw managersOnly(live);
      const whose = live.seat(seat);
      if (!whose) throw problems.noSuchSeat();
      return { token: await context.seatAccess.renew(table, seat, whose.role) };
    },
  );

  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/free',
    async (request, reply): Promise<void> => {
      const { table, seat } = request.params;
      const live = await requireManager(request, table, context);
      await context.seatAccess.free(table, seat, () => command(live, { type: 'seat.free', seat }));
      return reply.code(204).send();
    },
  );
}
