import { writingSchema } from '@moonlit/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { connect, joinTable, openTable, startServer, until } from './helpers';

let at: TestServer;
let bev: Person;
let claire: Person;
let sam: Person;

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
});
afterAll(() => at.server.close());

beforeEach(async () => {
  const { key, invite } = await openTable(at.url);
  bev = await connect(at.url, key);
  claire = await connect(at.url, await joinTable(at.url, invite, 'Claire'));
  sam = await connect(at.url, await joinTable(at.url, invite, 'Sam', 'spectator'));
});
afterEach(() => {
  for (const person of [bev, claire, sam]) person.close();
});

/** What somebody was told of who is writing. */
const told = ({ heard }: Person) =>
  heard.flatMap(([event, message]) => (event === 'writing' ? [writingSchema.parse(message)] : []));
const TOPIC = 'its-agenda';

/** Waits until whatever was sent before has been dealt with. */
const settled = (person: Person) => person.send({ type: 'seat.rename', name: 'Somebody' });

describe('who is writing', () => {
  it('is told to all others, by the topic and without a word of it, and is nowhere kept', async () => {
    const before = structuredClone(bev.revisions);
    claire.socket.emit('writing', { topic: TOPIC, text: 'To rule in glory' });
    await until('Bev and Sam hear it', () => told(bev).length + told(sam).length === 2);
    expect(told(bev)).toEqual([{ seat: claire.key.seat, topic: TOPIC }]);
    expect(told(claire)).toEqual([]);
    expect(JSON.stringify([bev.heard, sam.heard])).not.toContain('To rule in glory');
    expect(bev.revisions).toEqual(before);
    claire.socket.emit('writing', { topic: null });
    await until('it is over', () => told(bev).length === 2);
    expect(told(bev).at(-1)).toEqual({ seat: claire.key.seat, topic: null });
  });

  it.each([
    ['of what is asked of nobody', { topic: 'a-secret' }],
    ['of what the seat is offered, where not all know of it', { topic: 'seat.rename' }],
    ['that is no message', 'its-agenda'],
    ['that is far too long', { topic: 'x'.repeat(5_000) }],
  ])('is told to nobody %s', async (_, message) => {
    claire.socket.emit('writing', message);
    await settled(claire);
    await settled(bev);
    expect(told(bev)).toEqual([]);
  });

  it('is told of nobody who is not asked, such as somebody who watches', async () => {
    sam.socket.emit('writing', { topic: TOPIC });
    await settled(sam);
    await settled(bev);
    expect(told(bev)).toEqual([]);
  });

  it('is told now and then, however often it is said', async () => {
    for (let n = 0; n < 30; n += 1) claire.socket.emit('writing', { topic: TOPIC });
    await settled(claire);
    await settled(bev);
    expect(told(bev).length).toBeGreaterThan(0);
    expect(told(bev).length).toBeLessThanOrEqual(10);
  });
});
