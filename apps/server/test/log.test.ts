import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, joinTable, openTable, Person, startServer } from './helpers';
import { listeningLog } from './listening-log';

const { log, lines } = listeningLog();
let at: TestServer;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase(), log });
});
afterAll(() => at.server.close());

it('writes no token, no name and nothing of play into the log', async () => {
  const opened = await openTable(at.url);
  const claire = await joinTable(at.url, opened.invite, 'Claire the Unlogged');
  const bev = await connect(at.url, opened.key);
  await bev.must({ type: 'clock.create', name: 'A secret plan', segments: 4, secret: true });
  await bev.send({ type: 'seat.rename', name: '' });
  await call(at.url, `/api/tables/${claire.table}/log?token=${claire.token}`, { method: 'GET' });
  await call(at.url, '/api/join', { body: { invite: opened.invite, name: 'x'.repeat(999) } });
  const path = `/api/tables/${claire.table}/seats/${claire.seat}/link`;
  await call(at.url, path, { token: claire.token });
  const forged = new Person(at.url, { ...claire, token: 'a-forged-token' });
  await new Promise((resolve) => forged.socket.once('connect_error', resolve));
  forged.close();
  bev.close();
  const written = lines.join('');
  expect(written).toContain('"path":"/api/join","status":400');
  for (const secret of [
    opened.key.token,
    opened.invite,
    claire.token,
    'a-forged-token',
    'Unlogged',
    'A secret plan',
    'Bev',
  ]) {
    expect(written).not.toContain(secret);
  }
});

it('redacts what slips through', () => {
  log.info({ request: { headers: { authorization: 'Bearer abc' } }, token: 'abc' }, 'Oops');
  log.error({ err: new Error('Cannot connect to postgres://me:abc@host/db') }, 'Oops');
  expect(lines.slice(-2).join('')).not.toContain('abc');
});
