import { randomUUID } from 'node:crypto';
import type { CommandAck } from '@moonlit/protocol';
import type { Role, SeatId } from '@moonlit/rules';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Bouncer } from '../access/bouncer';
import { read } from '../access/plain-words';
import type { Store } from '../store';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { LiveTable } from '../tables/live-table';
import type { Game } from '../tables/systems';
import type { Tables } from '../tables/tables';
import { problems, refusalAsProblem } from './problem';

/** What the routes work with. */
export interface Desk {
  store: Store;
  tables: Tables;
  bouncer: Bouncer;
  games: ReadonlyMap<string, Game>;
}

/** Reads a body or a query. @throws {Problem} */
export function readAs<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = read(schema, value);
  if (parsed.ok) return parsed.value;
  throw problems.malformed(parsed.message);
}

/** The seat that a request's `Authorization` proves. @throws {Problem} */
export async function bearerOf(request: FastifyRequest, { bouncer }: Desk): Promise<SeatKeyRecord> {
  const [, token] = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '') ?? [];
  const key = token === undefined ? null : await bouncer.admit(token);
  if (!key) throw problems.badLink();
  return key;
}

/** The seat, if it is one of this table. @throws {Problem} */
export async function memberOf(
  request: FastifyRequest,
  table: string,
  desk: Desk,
): Promise<{ key: SeatKeyRecord; live: LiveTable }> {
  const key = await bearerOf(request, desk);
  // Another table's link learns nothing of this one, not even whether it exists.
  if (key.table !== table) throw problems.badLink();
  const live = await liveTable(desk, table);
  if (!live.seat(key.seat)) throw problems.badLink();
  return { key, live };
}

/** The seat, if it is this table's director. @throws {Problem} */
export async function directorOf(
  request: FastifyRequest,
  table: string,
  desk: Desk,
): Promise<LiveTable> {
  const { key, live } = await memberOf(request, table, desk);
  if (key.role !== 'director') throw problems.directorOnly();
  return live;
}

export async function liveTable({ tables }: Desk, table: string): Promise<LiveTable> {
  const live = await tables.get(table);
  if (!live) throw problems.noSuchTable();
  return live;
}

/** What every game knows of opening a table and of taking seats. */
type ServerCommand =
  | { type: 'table.open'; by: SeatId; name: string }
  | { type: 'seat.take'; seat: SeatId; name: string; role: Role }
  | { type: 'seat.free'; seat: SeatId };

/** Gives a command in the server's own name. @throws {Problem} when it is refused. */
export async function command(table: LiveTable, words: ServerCommand): Promise<void> {
  const command = readAs(table.system.commandSchema, words);
  const acks: CommandAck[] = [];
  await table.submit({ id: randomUUID(), actor: { kind: 'server' }, key: null, command }, (ack) =>
    acks.push(ack),
  );
  for (const ack of acks) if (!ack.ok) throw refusalAsProblem(ack.refusal);
}
