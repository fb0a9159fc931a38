import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { expect } from 'vitest';
import type { Person } from './helpers';
import { call, connect, joinTable, until } from './helpers';

/** Somebody who is not the director, with every packet that their socket ever received. */
export interface Listener {
  person: Person;
  key: SeatKey;
  packets: string[];
}

/** Two players and a spectator, who note all that reaches them. */
export async function listenersAt(url: string, { invite }: OpenedTable): Promise<Listener[]> {
  const roles = { Claire: 'protagonist', Anya: 'protagonist', Iris: 'spectator' } as const;
  const listeners: Listener[] = [];
  for (const [name, role] of Object.entries(roles)) {
    const key = await joinTable(url, invite, name, role);
    const person = await connect(url, key);
    const packets: string[] = [];
    person.socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') packets.push(String(data));
    });
    listeners.push({ person, key, packets });
  }
  return listeners;
}

/** Drawers of one's own, and of others. */
const DRAWERS = ['sheet', 'series-abilities', 'by-hand', 'own-library', 'house-rules', 'series'];

/** What somebody is told who asks for all drawers. */
function drawersOf({ socket }: Person): Promise<unknown[]> {
  return Promise.all(DRAWERS.map((name) => socket.timeout(30_000).emitWithAck('drawer', { name })));
}

/** What each listener holds, where its revisions stand, and what it is told when it asks for all. */
async function standing(listeners: readonly Listener[]) {
  return Promise.all(
    listeners.map(async ({ person }) => {
      const whole = await person.socket.timeout(30_000).emitWithAck('resync', { have: {} });
      const drawers = await drawersOf(person);
      return structuredClone({ have: person.revisions, state: person.state, whole, drawers });
    }),
  );
}

/** Does secret things, and holds that nobody else's socket received a single packet meanwhile. */
export async function inSecret(
  director: Person,
  listeners: readonly Listener[],
  things: () => Promise<void>,
): Promise<void> {
  const upToDate = (person: Person) => person.revisions.public === director.revisions.public;
  await Promise.all(listeners.map(({ person }) => until('all heard', () => upToDate(person))));
  const before = await standing(listeners);
  for (const { packets } of listeners) packets.length = 0;
  await things();
  // An ack of one's own comes after whatever was on its way.
  const acks = await Promise.all(listeners.map(({ person }) => person.send({ type: 'nothing' })));
  expect(acks.map((ack) => ack.ok)).toEqual(listeners.map(() => false));
  for (const { packets } of listeners) {
    expect(packets).toHaveLength(1);
    expect(packets[0]).toContain('unknown-command');
  }
  expect(await standing(listeners)).toEqual(before);
}

/** All that a listener was ever sent, and all that it can fetch, as text. */
export async function allThatReaches(url: string, { person, key }: Listener): Promise<string> {
  const get = async (path: string) => {
    const whole = `/api/tables/${key.table}/${path}`;
    return JSON.stringify((await call(url, whole, { method: 'GET', token: key.token })).body);
  };
  return [
    JSON.stringify(person.heard),
    JSON.stringify(person.state),
    JSON.stringify(await person.socket.emitWithAck('resync', { have: { director: 0 } })),
    JSON.stringify(await drawersOf(person)),
    await get('log'),
    await get('rolls?session=1'),
    await get('log?audience=director'),
  ].join();
}
