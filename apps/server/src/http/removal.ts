import { deleteTableSchema, redactSeatSchema } from '@moonlit/protocol';
import type { FastifyInstance } from 'fastify';
import { BoundedWork } from '../bounded-work';
import { NotRedacted, redact } from '../tables/redact';
import { NewerRulesError } from '../tables/unplayable';
import { problems } from './problem';
import { parseInput, type RouteContext, requireOwner, requireSeat } from './route-context';

/** Whole histories that are rewritten at the same time. */
const REDACTIONS = { atOnce: 1, waiting: 8 };

/** Deleting a table, and removing what a person has written. */
export function removalRoutes(app: FastifyInstance, context: RouteContext): void {
  const redactions = new BoundedWork(REDACTIONS);

  app.post<{ Params: { table: string } }>(
    '/api/tables/:table/delete',
    async (request, reply): Promise<void> => {
      const { table } = request.params;
      const { live } = await requireOwner(request, table, context);
      const { confirm } = parseInput(deleteTableSchema, request.body);
      if (confirm.trim() !== live.state.public.table.name.trim()) {
        throw problems.notConfirmed('the name of this table');
      }
      await context.store.deleteTable(table);
      context.endTable(table, 'table-deleted');
      return reply.code(204).send();
    },
  );

  app.post<{ Params: { table: string; seat: string } }>(
    '/api/tables/:table/seats/:seat/redact',
    async (request, reply): Promise<void> => {
      const { table, seat } = request.params;
      const { seat: asking, live } = await requireSeat(request, table, context);
      const { seats } = live.state.public.table;
      const whose = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
      if (!whose) throw problems.noSuchSeat();
      if (asking.id !== seat) {
        await requireOwner(request, table, context);
        if (!whose.vacant) throw problems.notYourWords();
      }
      const { confirm } = parseInput(redactSeatSchema, request.body);
      if (confirm.trim() !== whose.name.trim()) throw problems.notConfirmed('that name');
      await redactions
        .run(() => redact(live, seat))
        .catch((error: unknown) => {
          if (error instanceof NewerRulesError) throw problems.takenOver();
          if (!(error instanceof NotRedacted)) throw error;
          request.log.error({ err: error }, 'Words could not be removed');
          throw problems.notRedacted();
        });
      // What they have drawn goes with what they have said.
      await context.store.pictures.removeOf(table, seat);
      context.endTable(table, 'reload');
      return reply.code(204).send();
    },
  );
}
