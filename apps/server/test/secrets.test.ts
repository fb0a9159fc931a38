import { randomUUID } from 'node:crypto';
import type { CommandAck, OpenedTable } from '@moonlit/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, openTable, startServer, until } from './helpers';
import type { Listener } from './listeners';
import { allThatReaches, inSecret, listenersAt } from './listeners';

let at: TestServer;
let opened: OpenedTable;
let bev: Person;
let listeners: Listener[] = [];

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  opened = await openTable(at.url);
  bev = await connect(at.url, opened.key);
  listeners = await listenersAt(at.url, opened);
  // A table in the middle of fallout, where the director has most to hide.
  await bev.must({ type: 'override.phase', to: 'fallout', reason: 'To be quick' });
  await bev.must({ type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false });
  await bev.must({ type: 'fallout.clear' });
});
afterAll(async () => {
  bev.close();
  for (const { person } of listeners) person.close();
  await at.server.close();
});

/** Words of what the director keeps, each of which stands in nothing else. */
const secrets = ['The traitor', 'a dream', 'hesitated', 'cat did', 'dog did', 'Who dies', 'Twice'];

type Command = { type: string } & Record<string, unknown>;

/** The id of the secret clock of that name, as the desk has it. */
async function secretClock(name: string): Promise<string> {
  await bev.resync();
  const { clocks } = bev.state.director as { clocks: Record<string, { name: string }> };
  const [id] = Object.entries(clocks).find(([, clock]) => clock.name === name) ?? [];
  if (id === undefined) throw new Error(`No clock ${name}`);
  return id;
}

describe('what the director does in secret', () => {
  const secretly = (name: string): Command => ({
    type: 'clock.create',
    name,
    outcome: 'It was all a dream',
    segments: 4,
    secret: true,
  });

  it.each<[string, () => Promise<void>]>([
    [
      'a clock that starts, moves back and forth, fills, and is put away',
      async () => {
        await bev.must(secretly('The traitor'));
        const clock = await secretClock('The traitor');
        await bev.must({ type: 'clock.tick', clock, by: 1, reason: 'They hesitated' });
        await bev.must({ type: 'clock.tick', clock, by: -1 });
        await bev.must({ type: 'clock.tick', clock, by: 12 });
        await bev.must({ type: 'clock.remove', clock });
      },
    ],
    [
      'notes',
      async () => {
        await bev.must({ type: 'note.write', title: 'The end', text: 'The cat did it' });
        await bev.resync();
        const { notes } = bev.state.director as { notes: object };
        const [note] = Object.keys(notes);
        await bev.must({ type: 'note.write', note, text: 'The dog did it' });
        await bev.must({ type: 'note.remove', note });
      },
    ],
    [
      'rolls of fortune',
      async () => {
        for (const dice of [0, 1, 4]) {
          await bev.must({ type: 'fortune.roll', question: 'Who dies?', dice, secret: true });
        }
      },
    ],
    [
      'an undo of what was secret',
      async () => {
        const to = await bev.must(secretly('Never mind'));
        await bev.must({ type: 'clock.tick', clock: await secretClock('Never mind'), by: 2 });
        await bev.must({ type: 'table.undo', to, reason: 'The cat would not do that' });
      },
    ],
    [
      'what is refused, and what is sent twice',
      async () => {
        const refused = await bev.send({ type: 'clock.tick', clock: 'none', by: 1 });
        expect(refused.ok).toBe(false);
        const id = randomUUID();
        await bev.send(secretly('Twice'), id);
        await bev.send(secretly('Twice'), id);
        await bev.must({ type: 'clock.remove', clock: await secretClock('Twice') });
      },
    ],
    [
      'the roll of fallout, before it is told',
      async () => void (await bev.must({ type: 'fallout.roll' })),
    ],
    [
      'reading the desk’s log over HTTP',
      async () => {
        const path = `/api/tables/${opened.key.table}/log?audience=director`;
        const { body } = await call(at.url, path, { method: 'GET', token: opened.key.token });
        expect(JSON.stringify(body)).toContain('The traitor');
      },
    ],
  ])('reaches nobody, not even as a sign of life: %s', (_what, things) =>
    inSecret(bev, listeners, things),
  );

  it('is in nothing that a player or a spectator can fetch', async () => {
    for (const listener of listeners) {
      const all = await allThatReaches(at.url, listener);
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    }
  });

  it('is no more than what players keep to themselves', async () => {
    const [claire] = listeners;
    if (!claire) throw new Error('Nobody listens');
    const others = [...listeners.slice(1).map(({ person }) => person), bev];
    const heard = others.map((person) => person.heard.length);
    await claire.person.must({ type: 'note.write', title: 'Mine', text: 'I took the ring' });
    await Promise.all(others.map((person) => person.send({ type: 'nothing' })));
    expect(others.map((person) => person.heard.length)).toEqual(heard);
  });

  it('and who asks for a pause, stays with them', async () => {
    const [claire, anya, iris] = listeners;
    if (!claire || !anya || !iris) throw new Error('Nobody listens');
    const shown: string[] = [];
    for (const { person } of [claire, anya]) {
      iris.packets.length = 0;
      await person.must({ type: 'safety.pause' });
      await until('it is seen', () => iris.packets.length > 0);
      // All but when it was, and which line of the log it became.
      shown.push(iris.packets.join().replace(/\d+/g, 'n'));
      await bev.must({ type: 'safety.resume' });
      await until('it is over', () => iris.packets.length > 1);
    }
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).not.toMatch(/Claire|Anya/);
    expect(shown[0]).toContain('null,"Somebody asks for a pause.');
  });

  it('is refused to a player in the same words, whether it is there or not', async () => {
    await bev.must(secretly('Still here'));
    const clock = await secretClock('Still here');
    for (const { person } of listeners) {
      for (const type of ['clock.tick', 'clock.reveal', 'clock.remove', 'table.undo']) {
        const ask = (about: Command): Promise<CommandAck> => person.send(about);
        const real = { type, clock, by: 1, to: 1 };
        const fields =
          type === 'table.undo' ? ['to'] : type === 'clock.tick' ? ['clock', 'by'] : ['clock'];
        const only = (values: Command) =>
          Object.fromEntries(
            Object.entries(values).filter(([name]) => name === 'type' || fields.includes(name)),
          );
        const [there, nowhere] = [
          await ask({ ...only(real), type }),
          await ask({ ...only({ ...real, clock: 'clock-nowhere', to: 999_999_999 }), type }),
        ];
        expect(there).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
        expect(nowhere).toEqual(there);
      }
    }
  });

  it('leaves no count of itself in what is told at last', async () => {
    await bev.must({ type: 'fallout.tell', text: 'A storm comes.' });
    const clock = await secretClock('Still here');
    const revealed = await bev.must({ type: 'clock.reveal', clock });
    const [claire] = listeners;
    if (!claire) throw new Error('Nobody listens');
    await until('it is told', () => JSON.stringify(claire.person.state).includes('Still here'));
    const { log, clocks } = claire.person.state.public as {
      clocks: Record<string, unknown>;
      log: { entries: Record<string, { text: string; roll?: { proof: object } }> };
    };
    const told = Object.values(log.entries).find(({ roll }) => roll !== undefined);
    // A number would tell how many rolls were made in secret before this one.
    expect(told?.roll?.proof).toMatchObject({ stream: 'director' });
    expect(told?.roll?.proof).not.toHaveProperty('roll');
    // An id holds the time at which it was made.
    const [id] = Object.keys(clocks);
    expect(id).toBe(`clock${revealed}-1`);
  });
});
