import type { Returning, ReturnState } from '@moonlit/protocol';
import { askToReturnSchema, returningSchema } from '@moonlit/protocol';
import type { Return } from '@moonlit/rules';
import { isLetIn, returnTo } from '@moonlit/rules';
import type { FastifyInstance } from 'fastify';
import { hashOf, idsOf } from '../access/tokens';
import type { LiveTable } from '../tables/live-table';
import { invitedTo } from './invites';
import { command, liveTable, parseInput, type RouteContext } from './route-context';

/**
 * Coming back to one's seat without its link (TABLE-114): asking, looking how it stands, giving up. What
 * was asked and answered is part of the table; whoever asks proves themselves by their secret.
 */
export function returnRoutes(app: FastifyInstance, context: RouteContext): void {
  app.post('/api/return', async (request): Promise<ReturnState> => {
    const { invite, seat, secret } = parseInput(askToReturnSchema, request.body);
    const { live } = await invitedTo(context, invite);
    const hash = hashOf(secret);
    await command(live, { type: 'return.ask', seat, hash }, idsOf(hash).command);
    return standing(live, { table: live.id, seat, secret });
  });

  app.post('/api/return/look', async (request): Promise<ReturnState> => {
    const asking = parseInput(returningSchema, request.body);
    return standing(await liveTable(context, asking.table), asking);
  });

  app.post('/api/return/end', async (request): Promise<ReturnState> => {
    const asking = parseInput(returningSchema, request.body);
    const live = await liveTable(context, asking.table);
    const asked = await newest(live, asking);
    if (asked && asked.answer === undefined) {
      await command(live, { type: 'return.end', ask: asked.id });
    }
    return standing(live, asking);
  });

  /** How it stands. Whoever was let in sits down with it: the links that the seat had before are dead then. */
  async function standing(live: LiveTable, asking: Returning): Promise<ReturnState> {
    const known = askedBy(live, asking);
    if (known && known.answer === undefined) return { state: 'waiting' };
    // It may have been asked at another server, and the seat been freed or got another role there since.
    const asked = await newest(live, asking);
    if (asked && asked.answer === undefined) return { state: 'waiting' };
    if (asked?.answer === 'away') return { state: 'away' };
    const { table, seat, secret } = asking;
    const theirs = live.seat(seat);
    if (asked?.answer !== 'in' || !theirs) return { state: 'over' };
    const { role } = theirs;
    const key = { table, seat, role, token: secret };
    if (await sitsThere(secret, table, seat)) return { state: 'in', key };
    if (!isLetIn(asked, Date.now())) return { state: 'over' };
    const good = await context.seatAccess.admit(table, seat, role, secret);
    return good ? { state: 'in', key } : { state: 'over' };
  }

  /** What was asked, by the newest commit of all servers. */
  async function newest(live: LiveTable, asking: Returning): Promise<Return | null> {
    await context.tables.catchUp(asking.table, Number.POSITIVE_INFINITY);
    return askedBy(live, asking);
  }

  async function sitsThere(token: string, table: string, seat: string): Promise<boolean> {
    const key = await context.seatAccess.authenticate(token);
    return key?.table === table && key.seat === seat;
  }
}

/** What somebody has asked who has this secret; `null` where it was not the last that was asked. */
function askedBy({ state }: LiveTable, { seat, secret }: Returning): Return | null {
  const asked = returnTo(state, seat);
  return asked?.hash === hashOf(secret) ? asked : null;
}
