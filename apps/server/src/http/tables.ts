import { randomBytes } from 'node:crypto';
import type { OpenedTable } from '@moonlit/protocol';
import { openTableSchema } from '@moonlit/protocol';
import type { Role, RuleSystem, SeatId } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { hashOf, newId, newToken } from '../access/tokens';
import { validate } from '../access/validation';
import { storedSetupSchema } from '../store/tables';
import type { LiveTable } from '../tables/live-table';
import { problems } from './problem';
import {
  admitTable,
  command,
  commandAs,
  liveTable,
  parseInput,
  type RouteContext,
} from './route-context';

/** Opening a table. */
export function tableRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post('/api/tables', async (request, reply): Promise<OpenedTable> => {
    const opening = parseInput(openTableSchema, request.body);
    const { name, host, system: id, setup } = opening;
    const system = context.games.get(id);
    if (!system) throw problems.unknownGame();
    const ready = readyWay(system, opening.atOnce);
    if (opening.atOnce && !ready) throw problems.nothingReady();
    const chosen = validate(system.setupSchema, setup);
    if (!chosen.ok) throw problems.setupRefused(chosen.message);
    await admitTable(request, context);
    const table = newId();
    const invite = newToken();
    await context.store.tables.create({
      id: table,
      name,
      system: id,
      setup: storedSetupSchema.parse(chosen.value),
      diceSecret: randomBytes(32).toString('hex'),
      inviteHash: hashOf(invite),
    });
    const seat = newId(8);
    let role: Role;
    try {
      const live = await liveTable(context, table);
      await command(live, { type: 'table.open', by: seat, name: host });
      role = roleOf(live, seat);
      if (ready) await commandAs(live, seat, ready.command);
    } catch (error) {
      context.tables.forget(table);
      await context.store.tables.remove(table);
      throw error;
    }
    const token = await context.seatAccess.renew(table, seat, role);
    return reply.code(201).send({ key: { table, seat, role, token }, invite });
  });
}

/** What a table begins with at once: the one that is named, else the usual one of the game. */
function readyWay({ atOnce }: RuleSystem, wanted: boolean | string | undefined) {
  if (!wanted || !atOnce) return undefined;
  return wanted === true ? atOnce.ways[0] : atOnce.ways.find(({ id }) => id === wanted);
}

/** The role that the game has given to whoever opened the table. */
function roleOf(live: LiveTable, id: SeatId): Role {
  const seat = live.seat(id);
  if (!seat) throw new Error(`The game ${live.system.id} gave no seat to who opened a table`);
  return seat.role;
}
