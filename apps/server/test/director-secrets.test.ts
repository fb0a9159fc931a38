import type { CommandAck, OpenedTable } from '@moonlit/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { connect, openTable, startServer, until } from './helpers';
import type { Listener } from './listeners';
import { allThatReaches, inSecret, listenersAt } from './listeners';
import { listeningLog } from './listening-log';

type Command = { type: string } & Record<string, unknown>;
interface Desk {
  clocks: Record<string, { name: string }>;
  custom: { fallout: Record<string, object> };
  dreams: { roles: Record<string, string> };
  remarks: Record<string, string>;
  log: { entries: { seq: number }[] };
}
interface Shared {
  clocks: Record<string, { name: string }>;
  veiled: Record<string, { name: string | null }>;
  protagonists: Record<string, { id: string }>;
  dreams: { suspects: Record<string, { name: string }> };
  custom: { abilities: Record<string, object> };
  log: { entries: object[] };
  episode: { fallout: { told: unknown } | null };
}

/** Words of what the director keeps, each of which stands in nothing else. */
const secrets = [
  'Stalker',
  'it wakes',
  'limped',
  'Rival',
  'moonfall',
  'starfall',
  'wolf',
  'badger',
];

const { log, lines: logged } = listeningLog();

let at: TestServer;
let opened: OpenedTable;
let bev: Person;
let listeners: Listener[] = [];
let veiled: string;
let secondary: string;
let suspects: string[];
let ability: string;

const shared = (person: Person = bev) => person.state.public as Shared;
async function desk(): Promise<Desk> {
  await bev.resync();
  return bev.state.director as Desk;
}
async function clockNamed(name: string): Promise<string> {
  const { clocks } = await desk();
  const [id] = Object.entries(clocks).find(([, clock]) => clock.name === name) ?? [];
  if (id === undefined) throw new Error(`No clock ${name}`);
  return id;
}
const newestFallout = async () => Object.keys((await desk()).custom.fallout).at(-1);
const clock = (name: string, more: object = {}): Command => ({
  type: 'clock.create',
  name,
  outcome: 'it wakes',
  segments: 6,
  secret: true,
  ...more,
});
const bands = ['bad', 'partial', 'success'];
const entry = (text: string, band = 'bad'): Command => ({
  type: 'custom.write-fallout',
  // While nobody knows the Propagators, fallout reads one tier worse.
  tier: 2,
  band,
  text,
});

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase(), log });
  opened = await openTable(at.url, 'in-a-maze-of-dreams');
  bev = await connect(at.url, opened.key);
  listeners = await listenersAt(at.url, opened);
  const reason = 'For the test';
  await listeners[0]?.person.must({ type: 'character.create', playbook: 'the-enigma' });
  await desk();
  const [protagonist = ''] = Object.keys(shared().protagonists);
  await bev.must({ type: 'override.secondary', protagonist, index: 0, name: 'Ada', reason });
  secondary = `${protagonist}:0`;
  for (const name of ['Vale', 'Moss']) {
    await bev.must({ type: 'dreams.suspect', name, detail: 'Somebody', reason });
  }
  await bev.must({ type: 'override.phase', to: 'fallout', reason });
  await bev.must({ type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false });
  await bev.must({ type: 'fallout.clear' });
  // A clock of which the table sees how long it is, and nothing more.
  await bev.must(clock('Stalker', { secret: false, sides: ['name', 'progress'] }));
  veiled = await clockNamed('Stalker');
  suspects = Object.keys(shared().dreams.suspects);
  await bev.must({ type: 'custom.write-ability', name: 'Night eyes', kind: 'special', joins: [] });
  await desk();
  ability = Object.keys(shared().custom.abilities)[0] ?? '';
});
afterAll(async () => {
  bev.close();
  for (const { person } of listeners) person.close();
  await at.server.close();
});

describe('what the director keeps on the desk', () => {
  const newest = async () => (await desk()).log.entries.reduce((a, b) => (a.seq > b.seq ? a : b));

  it.each<[string, () => Promise<unknown>]>([
    [
      'the hidden sides of a clock that the table sees: how far it is, what it is called, its end',
      async () => {
        for (const by of [2, -1, 12, -3]) {
          await bev.must({ type: 'clock.tick', clock: veiled, by, reason: 'limped' });
        }
        const outcome = 'it wakes up';
        await bev.must({
          type: 'clock.change',
          clock: veiled,
          name: 'Stalker',
          outcome,
          segments: 6,
        });
      },
    ],
    [
      'what such a clock races, and waits for',
      async () => {
        await bev.must(clock('Rival'));
        const to = await clockNamed('Rival');
        await bev.must({ type: 'clock.join', clock: veiled, how: 'race', to });
        await bev.must({ type: 'clock.tick-race', clock: veiled, by: 1 });
        await bev.must({ type: 'clock.join', clock: veiled, how: 'apart' });
        await bev.must({ type: 'clock.join', clock: to, how: 'after', to: veiled });
        await bev.must({ type: 'clock.tick', clock: veiled, by: 12 });
        await bev.must({ type: 'clock.remove', clock: to });
      },
    ],
    [
      'fallout of the table’s own: written, rewritten, removed',
      async () => {
        await bev.must(entry('moonfall'));
        const fallout = await newestFallout();
        await bev.must({ ...entry('starfall'), fallout, instead: true });
        await bev.must({ type: 'custom.remove-fallout', fallout });
      },
    ],
    [
      'remarks on people',
      async () => {
        for (const text of ['She is a wolf', 'She is a badger', '']) {
          await bev.must({ type: 'secondary.remark', secondary, text });
        }
        await bev.must({ type: 'secondary.remark', secondary, text: 'She is a wolf' });
      },
    ],
    [
      'which suspect has which role',
      async () => {
        const [vale, moss] = suspects;
        await bev.must({ type: 'dreams.assign', suspect: vale, role: 'host' });
        await bev.must({ type: 'dreams.assign', suspect: moss, role: 'surveillance-overseer' });
        await bev.must({ type: 'dreams.assign', suspect: vale, role: 'none' });
        await bev.must({ type: 'dreams.assign', suspect: vale, role: 'acquisitions-overseer' });
        const refused = await bev.send({ type: 'dreams.assign', suspect: moss, role: 'nobody' });
        expect(refused.ok).toBe(false);
      },
    ],
    [
      'an undo of each of them',
      async () => {
        await bev.must({ type: 'clock.tick', clock: veiled, by: -2 });
        await bev.must({ type: 'table.undo', to: (await newest()).seq });
        await bev.must({ type: 'dreams.assign', suspect: suspects[0], role: 'none' });
        await bev.must(entry('starfall'));
        await bev.must({ type: 'table.undo', to: (await newest()).seq, reason: 'moonfall' });
        const written = await bev.must({ type: 'secondary.remark', secondary, text: 'A badger' });
        await bev.must({ type: 'table.undo', to: written });
      },
    ],
    [
      'a roll of fallout that has an entry of the table’s own',
      async () => {
        for (const band of bands) await bev.must({ ...entry('moonfall', band), instead: true });
        await bev.must({ type: 'fallout.roll' });
      },
    ],
    [
      'which ability of the table’s own lies open for writing',
      async () => {
        await bev.must({ type: 'custom.close' });
        await bev.must({ type: 'custom.open', entry: ability });
      },
    ],
  ])('reaches nobody, not even as a sign of life: %s', async (_what, things) => {
    await inSecret(bev, listeners, async () => void (await things()));
  });

  it('outlives an undo where it is the director’s own writing', async () => {
    expect(Object.values((await desk()).remarks)).toEqual(['A badger']);
  });

  it('is in nothing that a player or a spectator can fetch, and in no log of the server', async () => {
    const { dreams } = await desk();
    expect(Object.values(dreams.roles)).toContain('surveillance-overseer');
    for (const listener of listeners) {
      const all = await allThatReaches(at.url, listener);
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    }
    const written = logged.join('');
    expect([...secrets, 'Claire', 'Vale', 'Ada'].filter((word) => written.includes(word))).toEqual(
      [],
    );
  });

  it('is refused to a player in the same words, whether it is there or not', async () => {
    const [suspect] = suspects;
    const role = 'host';
    const questions: [Command, Command][] = [
      ...['clock.tick', 'clock.join', 'clock.hide', 'clock.tick-race', 'clock.change'].map(
        (type): [Command, Command] => {
          const more = {
            'clock.tick': { by: 1 },
            'clock.join': { how: 'apart' },
            'clock.tick-race': { by: 1 },
            'clock.change': { name: 'x', segments: 6 },
          }[type];
          return [
            { type, clock: veiled, ...more },
            { type, clock: 'clock1-1', ...more },
          ];
        },
      ),
      [
        { type: 'custom.remove-fallout', fallout: await newestFallout() },
        { type: 'custom.remove-fallout', fallout: 'fallout1-1' },
      ],
      [
        { ...entry('x'), fallout: await newestFallout() },
        { ...entry('x'), fallout: 'fallout1-1' },
      ],
      [
        { type: 'fallout.tell', entry: await newestFallout() },
        { type: 'fallout.tell', entry: 'fallout1-1' },
      ],
      [
        { type: 'secondary.remark', secondary, text: 'x' },
        { type: 'secondary.remark', secondary: 'nobody:0', text: 'x' },
      ],
      [
        { type: 'dreams.assign', suspect, role: 'surveillance-overseer' },
        { type: 'dreams.assign', suspect, role },
      ],
    ];
    for (const { person } of listeners) {
      for (const [real, unknown] of questions) {
        const ack: CommandAck = await person.send(real);
        expect(ack).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
        expect(await person.send(unknown)).toEqual(ack);
      }
    }
  });

  it('tells, once it is told, neither when it was made nor what was done with it before', async () => {
    const [{ person }] = listeners as [Listener, ...Listener[]];
    await bev.must({ type: 'clock.hide', clock: veiled, sides: ['name', 'size', 'progress'] });
    await until('it is gone', () => Object.keys(shared(person).veiled).length === 0);
    await inSecret(bev, listeners, async () => {
      await bev.must({ type: 'clock.tick', clock: veiled, by: -1 });
    });
    const again = await bev.must({ type: 'clock.hide', clock: veiled, sides: ['name'] });
    await until('it is back', () => Object.keys(shared(person).veiled).length === 1);
    expect(Object.keys(shared(person).veiled)).toEqual([`veiled${again}-1`]);
    const revealed = await bev.must({ type: 'clock.reveal', clock: veiled });
    await until('all see it', () => Object.keys(shared(person).clocks).length === 1);
    expect(Object.keys(shared(person).clocks)).toEqual([`clock${revealed}-1`]);
    await bev.must({ type: 'fallout.tell' });
    await until('it is told', () => Boolean(shared(person).episode.fallout?.told));
    const text = JSON.stringify([person.state, shared(person).log.entries.slice(-3)]);
    expect(text).toContain('moonfall');
    const entries = Object.keys((await desk()).custom.fallout);
    for (const trace of [...entries, veiled, 'limped', 'Rival', 'starfall']) {
      expect(text).not.toContain(trace);
    }
  });
});
