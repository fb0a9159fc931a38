import type { Goodbye, HandshakeError, OpenedTable } from '@moonlit/protocol';
import * as protocol from '@moonlit/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, joinTable, openTable, startServer, until } from './helpers';

/** What the server sends is what `packages/protocol` says: every field of it, and no other. */
function conforms(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value);
}

let at: TestServer;
let opened: OpenedTable;
let bev: Person;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  opened = await openTable(at.url);
  bev = await connect(at.url, opened.key);
});
afterAll(async () => {
  bev.close();
  await at.server.close();
});

const get = async (path: string) =>
  (await call<unknown>(at.url, path, { method: 'GET', token: opened.key.token })).body;
const post = async (path: string, body: object = {}) =>
  (await call<unknown>(at.url, path, { body, token: opened.key.token })).body;

it('over HTTP', async () => {
  const path = `/api/tables/${opened.key.table}`;
  await bev.must({ type: 'fortune.roll', question: 'Does it rain?', dice: 3 });
  conforms(protocol.openedTableSchema, opened);
  conforms(protocol.gamesSchema, await get('/api/systems'));
  conforms(protocol.gameSchema, await get('/api/systems/girl-by-moonlight'));
  conforms(protocol.invitationSchema, await post('/api/invites/look', { invite: opened.invite }));
  const claire = await joinTable(at.url, opened.invite, 'Claire');
  conforms(protocol.seatKeySchema, claire);
  conforms(protocol.seatKeySchema, await post('/api/seats/look'));
  const log = protocol.logPageSchema.parse(await get(`${path}/log`));
  conforms(protocol.logPageSchema, await get(`${path}/log`));
  expect(log.entries.some(({ roll }) => roll)).toBe(true);
  conforms(protocol.sessionRollsSchema, await get(`${path}/rolls?session=1`));
  conforms(protocol.newLinkSchema, await post(`${path}/seats/${claire.seat}/link`));
  conforms(protocol.changedInviteSchema, await post(`${path}/invite`, { open: false }));
  conforms(protocol.httpErrorSchema, await post('/api/join', {}));
  conforms(protocol.httpErrorSchema, await post(`${path}/seats/${opened.key.seat}/free`));
});

it('over a socket', async () => {
  const schemas: Record<string, z.ZodType> = {
    welcome: protocol.welcomeSchema,
    diff: protocol.diffSchema,
    presence: protocol.presenceSchema,
    goodbye: protocol.goodbyeSchema,
  };
  const other = await openTable(at.url);
  const person = await connect(at.url, other.key);
  conforms(
    protocol.commandAckSchema,
    await person.send({ type: 'clock.create', name: 'Patrol', segments: 4 }),
  );
  conforms(protocol.commandAckSchema, await person.send({ type: 'nothing' }));
  conforms(
    protocol.commandAckSchema,
    await person.send({ type: 'clock.tick', clock: 'none', by: 1 }),
  );
  conforms(protocol.resyncAckSchema, await person.socket.emitWithAck('resync', { have: {} }));
  for (const name of ['by-hand', 'nothing']) {
    conforms(protocol.drawerAckSchema, await person.socket.emitWithAck('drawer', { name }));
  }
  const { table, seat, token } = other.key;
  await call(at.url, `/api/tables/${table}/seats/${seat}/link`, { token });
  await until('the link has ended', () => person.goodbyes.length > 0);
  expect(new Set(person.heard.map(([event]) => event))).toEqual(new Set(Object.keys(schemas)));
  for (const [event, message] of person.heard) {
    conforms(schemas[String(event)] ?? protocol.goodbyeSchema, message);
  }
  const code: Goodbye['code'] = 'link-renewed';
  expect(person.goodbyes).toEqual([code]);
  const errors: HandshakeError[] = [];
  person.socket.on('connect_error', (error) => {
    if ('data' in error) errors.push(protocol.handshakeErrorSchema.parse(error.data));
  });
  person.socket.connect();
  await until('it is refused', () => errors.length > 0);
  expect(errors[0]?.code).toBe('bad-link');
  person.close();
});
