import { randomUUID } from 'node:crypto';
import type { DrawerAck, LogPage, OpenedTable, ToldDiff, WireDiff } from '@moonlit/protocol';
import type { SeatState } from '@moonlit/rules/girl-by-moonlight';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { TestServer } from './helpers';
import { connect, joinTable, openTable, type Person, startServer, until } from './helpers';

let at: TestServer;
let opened: OpenedTable;
let bev: Person;
let claire: Person;
const people: Person[] = [];

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
});
afterAll(() => at.server.close());

beforeEach(async () => {
  opened = await openTable(at.url);
  bev = await sit(connect(at.url, opened.key));
  claire = await sit(connect(at.url, await joinTable(at.url, opened.invite, 'Claire')));
});
afterEach(() => {
  for (const person of people.splice(0)) person.close();
});

async function sit(connecting: Promise<Person>): Promise<Person> {
  const person = await connecting;
  people.push(person);
  return person;
}

const agree = (a: Person, b: Person) =>
  until('both see the same', () => a.revisions.public === b.revisions.public);

describe('a command', () => {
  it('is acknowledged, and everybody who may sees what it did', async () => {
    const seq = await claire.must({ type: 'seat.rename', name: 'Clara' });
    expect(seq).toBeGreaterThan(0);
    await until('Bev sees it', () => JSON.stringify(bev.state.public).includes('Clara'));
    await agree(bev, claire);
    expect(bev.state.public).toEqual(claire.state.public);
  });

  it('TABLE-023: counts once, however often it is sent', async () => {
    const id = randomUUID();
    const command = { type: 'clock.create', name: 'Patrol', segments: 4 };
    const first = await bev.send(command, id);
    const again = await Promise.all([bev.send(command, id), bev.send(command, id)]);
    expect(first.ok).toBe(true);
    expect(again).toEqual([first, first]);
    await until('the clock is there', () => clocks(claire).length > 0);
    expect(clocks(claire)).toEqual(['Patrol']);
  });

  it('cannot be claimed by somebody else who knows its id', async () => {
    const id = randomUUID();
    await bev.send({ type: 'clock.create', name: 'Patrol', segments: 4 }, id);
    const ack = await claire.send({ type: 'seat.rename', name: 'Clara' }, id);
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'malformed', rule: 'TABLE-023' } });
  });

  it('is not mistaken for another one that comes under its id', async () => {
    const id = randomUUID();
    const command = { type: 'clock.create', name: 'Patrol', segments: 4 };
    await bev.must({ type: 'seat.rename', name: 'Bev' });
    const first = await bev.send(command, id);
    for (const other of [
      { ...command, segments: 6 },
      { type: 'seat.rename', name: 'Beverly' },
    ]) {
      const ack = await bev.send(other, id);
      expect(ack).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    }
    await bev.must({ type: 'seat.rename', name: 'Bee' });
    expect(await bev.send(command, id)).toEqual(first);
    await agree(bev, claire);
    expect(clocks(claire)).toEqual(['Patrol']);
  });

  it('is decided after the one before it, when two come at once', async () => {
    const acks = await Promise.all([
      bev.send({ type: 'clock.create', name: 'One', segments: 4 }),
      claire.send({ type: 'seat.rename', name: 'Clara' }),
      bev.send({ type: 'clock.create', name: 'Two', segments: 4 }),
    ]);
    expect(acks.map((ack) => ack.ok)).toEqual([true, true, true]);
    expect(new Set(acks.map((ack) => ack.ok && ack.seq)).size).toBe(3);
    await agree(bev, claire);
    expect(clocks(claire)).toEqual(['One', 'Two']);
  });

  it('that is refused changes nothing, and says why', async () => {
    const before = structuredClone({ state: bev.state, revisions: bev.revisions });
    const ack = await claire.send({ type: 'session.end' });
    expect(ack).toMatchObject({
      ok: false,
      refusal: { code: 'not-allowed', instead: 'Ask Bev.', rule: 'TABLE-002' },
    });
    expect(JSON.stringify(ack)).toContain('director');
    await bev.resync();
    expect({ state: bev.state, revisions: bev.revisions }).toEqual(before);
  });

  it('needs no callback', async () => {
    const message = { id: randomUUID(), command: { type: 'seat.rename', name: 'Clara' } };
    claire.socket.emit('command', message);
    await until('it was carried out', () => JSON.stringify(bev.state.public).includes('Clara'));
  });

  it('comes in over long polling as well', async () => {
    const anya = await joinTable(at.url, opened.invite, 'Anya');
    const person = await sit(connect(at.url, anya, { transports: ['polling'] }));
    expect(await person.must({ type: 'seat.rename', name: 'Anja' })).toBeGreaterThan(0);
  });
});

describe('a client that missed something', () => {
  it('notices the gap and gets the diffs it lacks', async () => {
    const snapshots = claire.snapshots;
    claire.deaf = true;
    await bev.must({ type: 'clock.create', name: 'One', segments: 4 });
    await bev.must({ type: 'clock.create', name: 'Two', segments: 4 });
    await until('they passed by', () => received(claire).length >= 2);
    claire.deaf = false;
    await bev.must({ type: 'clock.create', name: 'Three', segments: 4 });
    await agree(bev, claire);
    expect(clocks(claire)).toEqual(['One', 'Two', 'Three']);
    expect(claire.snapshots).toBe(snapshots);
  });

  it('may get diffs twice or in the wrong order', async () => {
    claire.deaf = true;
    for (const name of ['One', 'Two', 'Three']) {
      await bev.must({ type: 'clock.create', name, segments: 4 });
    }
    await until('they passed by', () => received(claire).length >= 3);
    const diffs = received(claire);
    for (const diff of [...diffs, ...diffs].reverse()) claire.take(diff);
    await agree(bev, claire);
    expect(claire.state.public).toEqual(bev.state.public);
  });

  it('gets the whole when it knows nothing, or what cannot be', async () => {
    const ack = await claire.socket.emitWithAck('resync', { build: 'test', have: { public: 999 } });
    expect(ack.snapshots.map((one: { audience: string }) => one.audience)).toEqual([
      'public',
      `seat:${claire.key.seat}`,
    ]);
  });

  it('gets the whole when it comes from another build of the server', async () => {
    const message = { build: 'older', have: claire.revisions };
    const ack = await claire.socket.emitWithAck('resync', message);
    expect(ack.diffs).toEqual([]);
    expect(ack.snapshots).toHaveLength(2);
  });

  it('is told long diffs by what was said before, where it remembers that, and sees the same', async () => {
    const rememberer = await connect(at.url, claire.key, { remembers: true });
    const director = await connect(at.url, bev.key, { remembers: true });
    const name = (turn: number) => `Nobody at the weir was afraid yet, for the ${turn}th time`;
    for (let turn = 1; turn <= 6; turn += 1) {
      // What somebody does comes back with the answer; what others do, by itself.
      const reason = 'When the lamps went out, nobody was there to see it. '.repeat(3);
      if (turn % 2) await director.must({ type: 'clock.create', name: name(turn), segments: 6 });
      else await rememberer.must({ type: 'seat.rename', name: `Clara ${turn}` });
      const [clock] = Object.keys((director.state.public as { clocks: object }).clocks).slice(-1);
      await director.must({ type: 'clock.tick', clock, by: 1, reason });
    }
    await director.must({ type: 'clock.create', name: 'The traitor', segments: 4, secret: true });
    await agree(rememberer, claire);
    await agree(director, bev);
    expect(rememberer.state.public).toEqual(claire.state.public);
    expect(director.state.public).toEqual(claire.state.public);
    const isPacked = ([audience, , patches]: ToldDiff) =>
      audience === 0 && typeof patches === 'string';
    const packed = (person: Person) =>
      person.heard
        .filter(([event]) => event === 'diff')
        .flatMap(([, ...diffs]) => diffs as ToldDiff[])
        .filter(isPacked).length;
    expect(packed(director)).toBeGreaterThan(3);
    expect(packed(rememberer)).toBe(packed(director));
    expect(packed(claire)).toBe(0);
    rememberer.close();
    director.close();
  });

  it('gets nothing when it lacks nothing', async () => {
    const ack = await claire.socket.emitWithAck('resync', {
      build: 'test',
      have: claire.revisions,
    });
    expect(ack).toEqual({ diffs: [], snapshots: [] });
  });
});

describe('a drawer', () => {
  const open = (person: Person, message: unknown): Promise<DrawerAck> =>
    person.socket.timeout(30_000).emitWithAck('drawer', message);
  const drawersOf = ({ state, key }: Person) => (state[`seat:${key.seat}`] as SeatState).drawers;

  it('holds what its seat may do besides, as of the revisions that it names', async () => {
    expect(drawersOf(bev)).toContain('by-hand');
    const seat = `seat:${bev.key.seat}`;
    expect(JSON.stringify(bev.state[seat])).not.toContain('override.track');
    await bev.must({ type: 'clock.create', name: 'Patrol', segments: 4 });
    const ack = await open(bev, { name: 'by-hand' });
    if (!ack.ok || !ack.offers) throw new Error(`No drawer: ${JSON.stringify(ack)}`);
    await until('Bev is up to date', () => bev.revisions.public === ack.revisions.public);
    expect(ack.revisions).toEqual(bev.revisions);
    expect(Object.keys(ack.offers)).toContain('override.track:adversary');
    await bev.must({ type: 'override.track', track: 'adversary', value: 3, reason: 'A test' });
  });

  it('tells of one thing alone, where it is asked about that', async () => {
    const ack = await open(bev, { name: 'by-hand', about: 'adversary' });
    if (!ack.ok || !ack.offers) throw new Error(`No drawer: ${JSON.stringify(ack)}`);
    expect(Object.keys(ack.offers)).toEqual(['override.track:adversary']);
  });

  it('comes again only when it is another', async () => {
    const first = await open(bev, { name: 'by-hand' });
    if (!first.ok) throw new Error(first.refusal.message);
    const again = { name: 'by-hand', have: first.version };
    await bev.must({ type: 'note.write', text: 'Nothing of that' });
    const second = await open(bev, again);
    expect(second).toMatchObject({ ok: true, version: first.version });
    expect(second).not.toHaveProperty('offers');
    await bev.must({ type: 'override.track', track: 'adversary', value: 3, reason: 'A test' });
    const third = await open(bev, again);
    const changed = Object.keys((third.ok && third.changed) || {});
    expect(changed).toEqual(['override.track:adversary']);
    expect(third).toMatchObject({ ok: true, gone: [] });
    expect(third).not.toHaveProperty('offers');
    expect(third).not.toHaveProperty('version', first.version);
    expect(await open(bev, { name: 'by-hand', have: 'long ago' })).toHaveProperty('offers');
  });

  it('TABLE-005: of somebody else, or that is none, is not there', async () => {
    const guest = await joinTable(at.url, opened.invite, 'Dylan', 'spectator');
    const dylan = await sit(connect(at.url, guest));
    for (const person of [claire, dylan]) {
      for (const name of ['by-hand', 'nothing', 'constructor', '__proto__']) {
        const refusal = { code: 'not-found', rule: 'TABLE-005' };
        expect(await open(person, { name })).toMatchObject({ ok: false, refusal });
      }
    }
  });

  it('TABLE-006: is asked for by its name', async () => {
    for (const message of [undefined, null, 'by-hand', {}, { name: 3 }, { name: 'x'.repeat(99) }]) {
      const refusal = { code: 'malformed', rule: 'TABLE-006' };
      expect(await open(bev, message)).toMatchObject({ ok: false, refusal });
    }
  });
});

describe('a secret', () => {
  const secret = 'The Duke is the traitor';

  it('of the director reaches no player, in any message', async () => {
    const dylan = await sit(
      connect(at.url, await joinTable(at.url, opened.invite, 'Dylan', 'spectator')),
    );
    await Promise.all([agree(bev, claire), agree(bev, dylan)]);
    const heard = [claire.heard.length, dylan.heard.length];
    const revisions = { ...claire.revisions };
    await bev.must({ type: 'clock.create', name: secret, segments: 6, secret: true });
    await bev.must({ type: 'note.write', title: secret, text: secret });
    await until('Bev sees it', () => JSON.stringify(bev.state.director).includes(secret));
    await claire.resync();
    expect([claire.heard.length, dylan.heard.length]).toEqual(heard);
    expect(claire.revisions).toEqual(revisions);
    await bev.must({ type: 'clock.create', name: 'In the open', segments: 4 });
    await agree(bev, claire);
    expect(claire.revisions.public).toBe((revisions.public ?? 0) + 1);
    expect(JSON.stringify([claire.heard, claire.state, dylan.heard])).not.toContain(secret);
  });

  it('is in nobody’s audiences but the director’s', async () => {
    const dylan = await sit(
      connect(at.url, await joinTable(at.url, opened.invite, 'Dylan', 'spectator')),
    );
    expect(bev.welcome?.audiences).toEqual(['public', 'director', `seat:${bev.key.seat}`]);
    expect(claire.welcome?.audiences).toEqual(['public', `seat:${claire.key.seat}`]);
    expect(dylan.welcome?.audiences).toEqual(['public']);
    expect(Object.keys(dylan.state)).toEqual(['public']);
    const { snapshots } = await claire.socket.emitWithAck('resync', { have: { director: 0 } });
    expect(snapshots.map((one: { audience: string }) => one.audience)).toEqual([
      'public',
      `seat:${claire.key.seat}`,
    ]);
  });

  it('does not show in the numbers of commands, which go with the time', async () => {
    const one = await claire.must({ type: 'seat.rename', name: 'A' });
    for (let i = 0; i < 5; i += 1) await bev.must({ type: 'note.write', text: `${i}` });
    const began = Date.now();
    const two = await claire.must({ type: 'seat.rename', name: 'B' });
    expect(two - one).toBeGreaterThan(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const three = await claire.must({ type: 'seat.rename', name: 'C' });
    expect(three - two).toBeGreaterThanOrEqual(90);
    expect(three - two).toBeLessThanOrEqual(Date.now() - began + 20);
  });
});

describe('presence', () => {
  it('tells who is connected', async () => {
    const seats = () => [bev.key.seat, claire.key.seat].sort();
    await until('both are here', () => bev.present.length === 2);
    expect(bev.present).toEqual(seats());
    const second = await sit(connect(at.url, claire.key));
    claire.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bev.present).toEqual(seats());
    second.close();
    await until('Claire is gone', () => bev.present.length === 1);
  });
});

describe('undo', () => {
  it('takes back a command, and the log keeps it', async () => {
    const seq = await bev.must({ type: 'clock.create', name: 'A mistake', segments: 4 });
    await until('the clock is there', () => clocks(claire).length === 1);
    await bev.must({ type: 'table.undo', to: seq });
    await until('it is gone', () => clocks(claire).length === 0);
    expect(JSON.stringify(claire.state.public)).toContain('A mistake');
  });

  it('TABLE-051: of one’s own last step is one’s own, counts once, and shows in the log', async () => {
    const seq = await bev.must({ type: 'clock.create', name: 'A slip', segments: 4 });
    await until('the clock is there', () => clocks(claire).length === 1);
    const back = { type: 'table.take-back', to: seq };
    expect(await claire.send(back)).toMatchObject({
      ok: false,
      refusal: { code: 'undo-unavailable', rule: 'TABLE-051' },
    });
    const id = randomUUID();
    const first = await bev.send(back, id);
    expect(first).toMatchObject({ ok: true });
    expect(await bev.send(back, id)).toEqual(first);
    expect(await bev.send(back)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-008' } });
    await until('it is gone', () => clocks(claire).length === 0);
    const page = await fetch(`${at.url}/api/tables/${claire.key.table}/log`, {
      headers: { authorization: `Bearer ${claire.key.token}` },
    });
    const { entries } = (await page.json()) as LogPage;
    const undone = entries.filter((line) => line.undone).map((line) => line.seq);
    expect(undone).toEqual([seq]);
  });

  it('TABLE-051: of one’s own last step is too late when another was faster', async () => {
    const seq = await bev.must({ type: 'clock.create', name: 'A slip', segments: 4 });
    await claire.must({ type: 'seat.rename', name: 'Clara' });
    expect(await bev.send({ type: 'table.take-back', to: seq })).toMatchObject({
      ok: false,
      refusal: { message: 'The table has gone on from there.' },
    });
  });
});

function clocks(person: Person): string[] {
  const shared = person.state.public as { clocks: Record<string, { name: string }> };
  return Object.values(shared.clocks).map((clock) => clock.name);
}

function received(person: Person): WireDiff[] {
  const newest = person.revisions.public ?? 0;
  return person.heard
    .filter(([event]) => event === 'diff')
    .flatMap(([, ...diffs]) => diffs as WireDiff[])
    .filter(([audience, to]) => audience === 0 && to > newest);
}
