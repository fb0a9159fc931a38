import type { ChangedInvite, Invitation, SeatKey } from '@moonlit/protocol';
import { changeInviteSchema, joinSchema, lookAtInviteSchema } from '@moonlit/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf, idsOf, newToken } from '../access/tokens';
import type { TableRecord } from '../store/tables';
import type { LiveTable } from '../tables/live-table';
import { problems } from './problem';
import {
  command,
  liveTable,
  parseInput,
  type RouteContext,
  requireKey,
  requireManager,
} from './route-context';

/** How many people may hold a seat at one table, whatever they do there. */
const MOST_SEATS = 150;

/** Invitations, and coming in by one. */
export function inviteRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post('/api/invites/look', async (request): Promise<Invitation> => {
    const { invite } = parseInput(lookAtInviteSchema, request.body);
    const { record, live } = await invitedTo(context, invite);
    const seats = Object.values(live.state.public.table.seats);
    return {
      table: record.id,
      name: record.name,
      system: record.system,
      setup: record.setup,
      roles: live.system.roles,
      seated: seats.filter(({ vacant }) => !vacant).map(({ name }) => name),
      occupied: seats
        .filter(({ vacant }) => !vacant)
        .map(({ id, name, role }) => ({ seat: id, name, role })),
      vacant: seats
        .filter(({ vacant, role }) => vacant && role === 'protagonist')
        .map(({ id, name }) => ({ seat: id, name })),
    };
  });

  app.post('/api/join', async (request, reply): Promise<SeatKey> => {
    const { invite, name, role, seat, beside, secret } = parseInput(joinSchema, request.body);
    const { live } = await invitedTo(context, invite);
    const token = secret ?? newToken();
    const ids = idsOf(hashOf(token));
    const taken = seat ?? ids.seat;
    if (seat === undefined) mustBeNew(live, taken);
    else mustBeAPlayers(live, seat);
    await command(
      live,
      { type: 'seat.take', seat: taken, name, role, ...(beside ? { beside } : {}) },
      ids.command,
    );
    const given = live.seat(taken)?.role ?? role;
    // Sent again when the seat has got another link meanwhile: that one is good.
    if (!(await context.seatAccess.admit(live.id, taken, given, token))) throw problems.badLink();
    return reply.code(201).send({ table: live.id, seat: taken, role: given, token });
  });

  app.post('/api/seats/look', async (request): Promise<SeatKey> => {
    const key = await requireKey(request, context);
    const live = await liveTable(context, key.table);
    const seat = live.seat(key.seat);
    if (!seat) throw problems.badLink();
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    return { table: key.table, seat: key.seat, role: seat.role, token };
  });

  app.post<{ Params: { table: string } }>(
    '/api/tables/:table/invite',
    async (request): Promise<ChangedInvite> => {
      const { table } = request.params;
      await requireManager(request, table, context);
      const { open } = parseInput(changeInviteSchema, request.body);
      const invite = open ? newToken() : null;
      await context.store.tables.setInvite(table, invite === null ? null : hashOf(invite));
      return { invite };
    },
  );
}

/** The table that an invite leads to. @throws {Problem} */
export async function invitedTo(
  context: RouteContext,
  invite: string,
): Promise<{ record: TableRecord; live: LiveTable }> {
  const record = await context.store.tables.findByInvite(hashOf(invite));
  if (!record) throw problems.closedInvite();
  return { record, live: await liveTable(context, record.id) };
}

/** Only a seat that a protagonist belongs to can be taken over; whether it is free, the rules say. */
function mustBeAPlayers(live: LiveTable, id: string): void {
  const { seats } = live.state.public.table;
  const seat = Object.hasOwn(seats, id) ? seats[id] : undefined;
  if (seat?.role !== 'protagonist') throw problems.noSuchSeat();
}

/** A seat of one's own, for which there is room, unless it was taken at the first asking. */
function mustBeNew(live: LiveTable, id: string): void {
  const { seats } = live.state.public.table;
  if (Object.hasOwn(seats, id)) {
    if (seats[id]?.vacant) throw problems.noSuchSeat();
    return;
  }
  const occupied = Object.values(seats).filter(({ vacant }) => !vacant);
  if (occupied.length >= MOST_SEATS) throw problems.tableFull();
}
