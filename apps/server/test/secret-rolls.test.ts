import type { OpenedTable } from '@moonlit/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, startServer, until } from './helpers';
import type { Listener } from './listeners';
import { allThatReaches, inSecret, listenersAt } from './listeners';

// What is rolled at a table of *Any game* and only few see (TABLE-170), as it goes over the wire.

let at: TestServer;
let bev: Person;
let listeners: Listener[] = [];

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  const body = { name: 'Ours', host: 'Bev', system: 'any-game', setup: {} };
  const { body: opened } = await call<OpenedTable>(at.url, '/api/tables', { body });
  bev = await connect(at.url, opened.key);
  listeners = await listenersAt(at.url, opened);
});
afterAll(async () => {
  bev.close();
  for (const { person } of listeners) person.close();
  await at.server.close();
});

const secretly = (label: string) => ({ type: 'roll', expression: '6d6', label, to: 'self' });

it('TABLE-170: no packet tells that the referee rolls on the desk', () =>
  inSecret(bev, listeners, async () => {
    for (const label of ['Traitor', 'Storm']) await bev.must(secretly(label));
  }));

it('TABLE-170: nor that somebody rolls for themselves', async () => {
  const [claire, ...others] = listeners;
  if (!claire) throw new Error('Nobody listens');
  const heard = bev.heard.length;
  await inSecret(claire.person, others, async () => {
    for (const label of ['Heirloom', 'Liar']) await claire.person.must(secretly(label));
  });
  expect(bev.heard.length).toBe(heard);
});

it('TABLE-170, 171: nothing of it can be fetched before it is shown, and then that one roll', async () => {
  const [claire, anya] = listeners;
  if (!claire || !anya) throw new Error('Nobody listens');
  expect(await allThatReaches(at.url, anya)).not.toMatch(/Traitor|Storm|Heirloom|Liar/);
  expect(await allThatReaches(at.url, claire)).not.toMatch(/Traitor|Storm/);
  await bev.resync();
  const { rolls } = bev.state.director as { rolls: { id: string; record: { title: string } }[] };
  const storm = rolls.find(({ record }) => record.title === 'Storm');
  await bev.must({ type: 'roll.show', roll: storm?.id });
  await until('it is shown', () => JSON.stringify(anya.person.state).includes('Storm'));
  expect(await allThatReaches(at.url, anya)).not.toMatch(/Traitor|Heirloom|Liar/);
});
