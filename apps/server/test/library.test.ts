import type { DrawerAck, OpenedTable } from '@moonlit/protocol';
import { inLists, piecesOf, readFiles } from '@moonlit/rules/daggerheart/library';
import { content, FULL, inSecond } from '@moonlit/rules/daggerheart/testing/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, joinTable, startServer } from './helpers';

let at: TestServer;
let bev: Person;
let anya: Person;

const pieces = piecesOf(inLists(readFiles(inSecond(content())).brought));

beforeAll(async () => {
  at = await startServer({ databaseUrl: await newDatabase() });
  const { body } = await call<OpenedTable>(at.url, '/api/tables', {
    body: { name: 'Tonight', host: 'Bev', system: 'daggerheart', setup: {} },
  });
  bev = await connect(at.url, body.key);
  anya = await connect(at.url, await joinTable(at.url, body.invite, 'Anya'));
  for (const { text } of pieces) await bev.must({ type: 'library.import', text });
}, 120_000);
afterAll(() => at.server.close());

async function seek(person: Person, sought: object) {
  const message = { name: 'library', seek: { words: '', ...sought } };
  const ack: DrawerAck = await person.socket.timeout(30_000).emitWithAck('drawer', message);
  if (!ack.ok || !ack.found) throw new Error(`Nothing was found: ${JSON.stringify(ack)}`);
  return { ...ack.found, offers: Object.values(ack.offers ?? {}) };
}

describe('a library of the size of the reference document', () => {
  it('DGH-2007, 2008: came in by pieces, whole, and is found by the GM', async () => {
    expect((await seek(bev, {})).kinds).toEqual(FULL);
    const { entries, total, offers } = await seek(bev, { kind: 'adversaries', tier: 2 });
    expect(entries).toHaveLength(20);
    expect(total).toBeGreaterThan(20);
    expect(
      offers.filter((one) => (one as { command: string }).command === 'library.place'),
    ).toHaveLength(20);
    const next = await seek(bev, { kind: 'adversaries', tier: 2, from: 20 });
    expect(next.entries[0]).not.toEqual(entries[0]);
  });

  it('DGH-2004: a player finds what lies in the open, and nothing else', async () => {
    const { adversaries: _, environments: __, ...open } = FULL;
    expect((await seek(anya, {})).kinds).toEqual(open);
    expect((await seek(anya, { kind: 'adversaries' })).entries).toEqual([]);
  });

  it('DGH-2011: what is looked for on behalf of somebody fits them, with what they can do with it', async () => {
    await anya.must({ type: 'character.create', name: 'Ari' });
    const { characters } = anya.state.public as { characters: object };
    const [whom = ''] = Object.keys(characters);
    const { entries, offers } = await seek(anya, { kind: 'cards', whom });
    expect(entries.length).toBeGreaterThan(0);
    for (const one of entries) expect(one).toMatchObject({ level: 1 });
    expect(offers).toHaveLength(entries.length);
    const all = await seek(anya, { kind: 'cards' });
    expect(all.total).toBe(FULL.cards);
    expect(all.offers.length).toBeLessThan(all.entries.length);
  });

  it('DGH-2007: makes no first state larger: 30 kB for a player, 60 for the GM', () => {
    const size = ({ state }: Person) => JSON.stringify(state).length;
    expect(JSON.stringify([bev.state, anya.state])).not.toMatch(/Foe 12|Weapon 12|Card 12/);
    expect([size(anya) <= 30_000, size(bev) <= 60_000]).toEqual([true, true]);
  });

  it('DGH-2003: words that are no search are refused, and too long ones', async () => {
    const asked = (seek: unknown): Promise<DrawerAck> =>
      anya.socket.timeout(30_000).emitWithAck('drawer', { name: 'library', seek });
    expect(await asked({ words: 'x'.repeat(81) })).toMatchObject({ ok: false });
    expect(await asked({ words: 1 })).toMatchObject({ ok: false });
  });
});
