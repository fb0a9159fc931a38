import type { NewLink, SeatKey } from '@moonlit/protocol';
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

/** Most of a name that the name of a screen has room for. */
const OWNER_MAX = 24;

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

  app.post<{ Params: Pick<Params, 'table'> }>(
    '/api/tables/:table/screen',
    async (request, reply): Promise<SeatKey> => {
      const { table } = request.params;
      const { seat: asking, live } = await requireSeat(request, table, context);
      if (asking.role === 'spectator') throw problems.watchesAlready();
      const seat = `screen-${asking.id}`;
      if (live.seat(seat)?.vacant !== false) {
        const name = `${[...asking.name].slice(0, OWNER_MAX).join('').trim()}’s screen`;
        await command(live, { type: 'seat.take', seat, name, role: 'spectator' });
      }
      const token = await context.seatAccess.renew(table, seat, 'spectator');
      return reply.code(201).send({ table, seat, role: 'spectator', token });
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
