import type { FastifyInstance } from 'fastify';
import { command, type Desk, directorOf, memberOf } from './desk';
import { problems } from './problem';

interface Params {
  table: string;
  seat: string;
}

/** The links of seats. */
export function seatRoutes(app: FastifyInstance, desk: Desk): void {
  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/link',
    async (request): Promise<{ token: string }> => {
      const { table, seat } = request.params;
      const { key, live } = await memberOf(request, table, desk);
      if (key.role !== 'director' && key.seat !== seat) throw problems.directorOnly();
      const whose = live.seat(seat);
      if (!whose) throw problems.noSuchSeat();
      return { token: await desk.bouncer.renew(table, seat, whose.role) };
    },
  );

  app.post<{ Params: Params }>(
    '/api/tables/:table/seats/:seat/free',
    async (request, reply): Promise<void> => {
      const { table, seat } = request.params;
      const live = await directorOf(request, table, desk);
      await desk.bouncer.free(table, seat, () => command(live, { type: 'seat.free', seat }));
      return reply.code(204).send();
    },
  );
}
