import { randomUUID } from 'node:crypto';
import type { CommandAck } from '@moonlit/protocol';
import type { Actor, Role, RuleSystem, Seat, SeatId } from '@moonlit/rules';
import { isDirected, mayManage } from '@moonlit/rules';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SeatAccess } from '../access/seat-access';
import type { TableOpenings } from '../access/table-openings';
import { validate } from '../access/validation';
import type { Metrics } from '../metrics';
import type { Store } from '../store';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import type { Tables } from '../tables/tables';
import { NewerRulesError, UnknownGameError } from '../tables/unplayable';
import type { TableImports } from '../transfer/import';
import { type Problem, problems, refusalAsProblem } from './problem';

/** What the routes work with. */
export interface RouteContext {
  store: Store;
  tables: Tables;
  seatAccess: SeatAccess;
  openings: TableOpenings;
  metrics: Pick<Metrics, 'opening'>;
  games: ReadonlyMap<string, RuleSystem>;
  imports: TableImports;
  /** Ends a table on every server: it was deleted, or its history rewritten. */
  endTable(table: string, why: 'table-deleted' | 'reload'): void;
}

/** Reads a body or a query. @throws {Problem} */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = validate(schema, value);
  if (parsed.ok) return parsed.value;
  throw problems.malformed(parsed.message);
}

/**
 * Whether one more table may be made at a request, by opening one or otherwise. Ask when all else is
 * in order: what is asked for counts.
 *
 * @throws {Problem} when an operator's bound is reached.
 */
export async function admitTable(
  { ip }: FastifyRequest,
  { openings, metrics }: RouteContext,
): Promise<void> {
  const refusal = await openings.refusal(ip);
  metrics.opening(refusal ?? 'opened');
  if (refusal) throw problems.openingRefused(refusal);
}

/** The seat that a request's `Authorization` proves. @throws {Problem} */
export async function requireKey(
  request: FastifyRequest,
  { seatAccess }: RouteContext,
): Promise<SeatKeyRecord> {
  const [, token] = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '') ?? [];
  const key = token === undefined ? null : await seatAccess.authenticate(token);
  if (!key) throw problems.badLink();
  return key;
}

/** The seat, if it is one of this table. @throws {Problem} */
export async function requireSeat(
  request: FastifyRequest,
  table: string,
  context: RouteContext,
): Promise<{ seat: Seat; live: LiveTable }> {
  const key = await requireKey(request, context);
  // Another table's link learns nothing of this one, not even whether it exists.
  if (key.table !== table) throw problems.badLink();
  return seatOf(key, context);
}

/**
 * The same, in the role that the seat has by the newest commit of all servers: where something is only for
 * those in a role, which another server may just have given to somebody else (TABLE-104). @throws {Problem}
 */
export async function requireSeatNow(
  request: FastifyRequest,
  table: string,
  context: RouteContext,
): Promise<{ seat: Seat; live: LiveTable }> {
  const { seat } = await requireSeat(request, table, context);
  await context.tables.catchUp(table, Number.POSITIVE_INFINITY);
  return seatOf({ table, seat: seat.id }, context);
}

async function seatOf(
  key: Pick<SeatKeyRecord, 'table' | 'seat'>,
  context: RouteContext,
): Promise<{ seat: Seat; live: LiveTable }> {
  const { table } = key;
  const live = await liveTable(context, table);
  const seat = live.seat(key.seat);
  if (!seat) throw problems.badLink();
  return { seat, live };
}

/** The table, if the seat is one of those who manage it. @throws {Problem} */
export async function requireManager(
  request: FastifyRequest,
  table: string,
  context: RouteContext,
): Promise<LiveTable> {
  const { seat, live } = await requireSeatNow(request, table, context);
  if (!mayManage(live.state, seat)) throw managersOnly(live);
  return live;
}

/**
 * The table, if the seat is the one whose table it is: the director's; where nobody directs, the seat of
 * whoever opened it. @throws {Problem}
 */
export async function requireOwner(
  request: FastifyRequest,
  table: string,
  context: RouteContext,
): Promise<{ seat: Seat; live: LiveTable }> {
  const { seat, live } = await requireSeatNow(request, table, context);
  if (!mayManage(live.state, seat)) throw managersOnly(live);
  if (!isDirected(live.state) && seat.id !== (await context.store.history.openedBy(table))) {
    throw problems.ownerOnly();
  }
  return { seat, live };
}

/** Refuses what only those who manage a table may do, in its game's own words. */
export function managersOnly({ system, state }: LiveTable): Problem {
  const { director } = system.roles;
  return problems.managersOnly(isDirected(state) && director ? director : 'those who play');
}

/** A table that is played at. @throws {Problem} */
export async function liveTable({ tables }: RouteContext, table: string): Promise<LiveTable> {
  const live = await tables.get(table).catch((error: unknown) => {
    if (error instanceof UnknownGameError) throw problems.tableOfUnknownGame();
    throw error instanceof NewerRulesError ? problems.takenOver() : error;
  });
  if (!live) throw problems.noSuchTable();
  return live;
}

/** The commands that every game has for the server. */
type ServerCommand =
  | { type: 'table.open'; by: SeatId; name: string }
  | { type: 'seat.take'; seat: SeatId; name: string; role: Role; beside?: true }
  | { type: 'seat.free'; seat: SeatId }
  | { type: 'return.ask'; seat: SeatId; hash: string }
  | { type: 'return.end'; ask: string }
  | { type: 'table.export'; by: SeatId }
  | { type: 'picture.keep'; seat: SeatId; picture: string };

/**
 * Gives a command in the server's own name. Under an id that it had before it counts once, and says so.
 *
 * @throws {Problem} when it is refused.
 */
export const command = (table: LiveTable, command: ServerCommand, id?: string): Promise<void> =>
  submit(table, { kind: 'server' }, command, id);

/** Gives a command in the name of whoever has just opened the table. @throws {Problem} when it is refused. */
export const commandAs = (
  table: LiveTable,
  seat: SeatId,
  command: { type: string },
): Promise<void> => submit(table, { kind: 'seat', seat }, command);

async function submit(
  table: LiveTable,
  actor: Actor,
  given: { type: string },
  id: string = randomUUID(),
): Promise<void> {
  const command = parseInput(table.system.commandSchema, given);
  const acks: CommandAck[] = [];
  await table.submit({ id, actor, key: null, command, connection: null }, (ack) => acks.push(ack));
  for (const ack of acks) if (!ack.ok) throw refusalAsProblem(ack.refusal);
}
