import { reactionSchema } from '@moonlit/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestServer } from './helpers';
import { connect, joinTable, openTable, startTwoServers, until } from './helpers';

let here: TestServer;
let there: TestServer;
let bev: Person;
let claire: Person;
let sam: Person;

beforeAll(async () => {
  [here, there] = await startTwoServers();
});
afterAll(() => Promise.all([here.server.close(), there.server.close()]));

/** Bev and Claire at one server, and Sam, who watches, at another. */
beforeEach(async () => {
  const { key, invite } = await openTable(here.url);
  bev = await connect(here.url, key);
  claire = await connect(here.url, await joinTable(here.url, invite, 'Claire'));
  sam = await connect(there.url, await joinTable(here.url, invite, 'Sam', 'spectator'));
});
afterEach(() => {
  for (const person of [bev, claire, sam]) person.close();
});

/** The reactions that somebody was told of. */
const told = ({ heard }: Person) =>
  heard.flatMap(([event, message]) =>
    event === 'reaction' ? [reactionSchema.parse(message)] : [],
  );
const all = () => [bev, claire, sam].map((person) => told(person).length);

/** Waits until whatever was sent before has been dealt with. */
const settled = (person: Person) => person.send({ type: 'seat.rename', name: 'Somebody' });

describe('TABLE-053: a reaction without words', () => {
  it('is told to all who are connected, at every server, and changes nothing', async () => {
    const before = structuredClone([bev.revisions, claire.revisions, bev.state]);
    claire.socket.emit('reaction', { kind: 'heart', text: 'A secret', seat: bev.key.seat });
    await until('all hear it', () => all().join() === '1,1,1');
    for (const person of [bev, claire, sam]) {
      expect(told(person)).toEqual([{ seat: claire.key.seat, kind: 'heart' }]);
    }
    expect([bev.revisions, claire.revisions, bev.state]).toEqual(before);
  });

  it('may come of whoever watches', async () => {
    sam.socket.emit('reaction', { kind: 'hand' });
    await until('all hear it', () => all().join() === '1,1,1');
    expect(told(bev)).toEqual([{ seat: sam.key.seat, kind: 'hand' }]);
  });

  it('goes to nobody at another table', async () => {
    const { key } = await openTable(here.url);
    const eve = await connect(here.url, key);
    claire.socket.emit('reaction', { kind: 'gasp' });
    await until('all hear it', () => all().join() === '1,1,1');
    await settled(eve);
    expect(told(eve)).toEqual([]);
    eve.close();
  });

  it.each([
    ['of a kind that there is not', { kind: 'secret' }],
    ['that is no message', 'heart'],
    ['that is far too long', { kind: 'x'.repeat(5_000) }],
    ['that is nothing', null],
  ])('is told to nobody %s', async (_, message) => {
    claire.socket.emit('reaction', message);
    await settled(claire);
    await settled(bev);
    expect(told(bev)).toEqual([]);
  });

  it('is told now and then, however often it is sent', async () => {
    for (let n = 0; n < 30; n += 1) claire.socket.emit('reaction', { kind: 'heart' });
    await settled(claire);
    await settled(bev);
    expect(told(bev).length).toBeGreaterThan(0);
    expect(told(bev).length).toBeLessThanOrEqual(8);
  });
});
