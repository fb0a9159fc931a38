import type { NewLink, SeatKey } from '@moonlit/protocol';
import { mayManage } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { problems } from './problem';
import {
  command,
  managersOnly,
  type RouteContext,
  requireSeat,
  requireSeatNow,
} from './route-context';

interface Params {
  table: string;
  seat: string;
}

/** The seat of somebody's shared screen. */
const screenOf = (seat: string): string => `screen-${seat}`;
/** Without whose it is: a name can be removed from the table, and would stand on here. */
const SCREEN_NAME = 'Shared screen';

/** The links of seats. */
export function seatRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/link',
    async (request): Promise<NewLink> => {
      const { table, seat } = request.params;
      const { seat: asking, live } = await requireSeatNow(request, table, context);
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
      const seat = screenOf(asking.id);
      if (!live.seat(seat)) {
        await command(live, {
          type: 'seat.take',
          seat,
          name: SCREEN_NAME,
          role: 'spectator',
          // Everybody may show the table on a screen of their own.
          beside: true,
        });
      }
      const token = await context.seatAccess.renew(table, seat, 'spectator');
      return reply.code(201).send({ table, seat, role: 'spectator', token });
    },
  );

  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/free',
    async (request, reply): Promise<void> => {
      const { table, seat } = request.params;
      const { seat: asking, live } = await requireSeatNow(request, table, context);
      // Anybody may give up their own (TABLE-230).
      if (asking.id !== seat && !mayManage(live.state, asking)) throw managersOnly(live);
      const free = (id: string) =>
        context.seatAccess.free(table, id, () => command(live, { type: 'seat.free', seat: id }));
      await free(seat);
      // Whoever has to leave watches no longer, either.
      if (live.seat(screenOf(seat))) await free(screenOf(seat));
      return reply.code(204).send();
    },
  );
}
