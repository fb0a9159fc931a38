import type { RuleSystem } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { counterGames } from './counter';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { call, connect, type Person, startServer, until } from './helpers';

/** The counter's rules under another version of their states. */
function underVersion(stateVersion: number, readsStatesSince: number): Map<string, RuleSystem> {
  return new Map(
    [...counterGames].map(([id, s]) => [id, { ...s, stateVersion, readsStatesSince }]),
  );
}

const tryAgain = { code: 'unavailable', message: expect.stringContaining('Please try again') };

it('hands a table over to a server of later rules, whose people follow by themselves', async () => {
  const databaseUrl = await newDatabase();
  const start = (build: string, version: number, port?: number): Promise<TestServer> =>
    startServer({
      databaseUrl,
      build,
      games: underVersion(version, 1),
      snapshotEvery: 2,
      ...(port ? { port } : {}),
    });
  const [older, newer] = [await start('one', 1), await start('two', 2)];
  const open = { name: 'Numbers', host: 'Bev', system: 'counter', setup: {} };
  const { body } = await call<{ key: Person['key'] }>(older.url, '/api/tables', { body: open });
  const bev = await connect(older.url, body.key);
  const count = ({ state }: Person) => (state.public as { count: number }).count;
  for (let i = 0; i < 3; i += 1) await bev.must({ type: 'count' });
  const claire = await connect(newer.url, body.key);
  expect(count(claire)).toBe(3);
  await bev.must({ type: 'count' });
  await until('the other server has heard', () => count(claire) === 4);
  const refusals: unknown[] = [];
  bev.socket.on('connect_error', (error) => {
    if ('data' in error) refusals.push(error.data);
    setTimeout(() => bev.socket.connect(), 50);
  });
  await claire.must({ type: 'count' });
  await until('the older one lets go', () => bev.goodbyes.includes('restarting'));
  await until('it turns people away', () => refusals.length > 0);
  expect(refusals[0]).toMatchObject(tryAgain);
  const asked = await call(older.url, `/api/tables/${body.key.table}/log`, {
    method: 'GET',
    token: body.key.token,
  });
  expect(asked).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  // What the older one keeps when it stops does not stand in the way of anybody.
  await older.server.close();
  const third = await start('three', 2, older.port);
  await until('they are back', () => bev.revisions.public === claire.revisions.public);
  expect(count(bev)).toBe(5);
  for (const person of [bev, claire]) person.close();
  await Promise.all([newer.server.close(), third.server.close()]);
});
