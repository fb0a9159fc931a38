import type { OpenedTable } from '@moonlit/protocol';
import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import { kind, sheetOf, travellersOf } from '@moonlit/rules/daggerheart/travel';
import { fileOf } from '@moonlit/rules/travel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import { call, connect, joinTable, startServer, until } from './helpers';

let at: TestServer;
let database: pg.Client;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await newDatabase();
  at = await startServer({ databaseUrl });
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await at.server.close();
});

/** A table of *Daggerheart* with its GM and one who plays. */
async function table(name: string) {
  const { body } = await call<OpenedTable>(at.url, '/api/tables', {
    body: { name, host: 'Bev', system: 'daggerheart', setup: {} },
  });
  const key = await joinTable(at.url, body.invite, 'Anya');
  return { key, bev: await connect(at.url, body.key), anya: await connect(at.url, key) };
}

const shared = ({ state }: Person) => state.public as unknown as DaggerheartState['public'];
const seen = (person: Person): string => JSON.stringify([shared(person).characters]);

describe('somebody who goes from table to table', () => {
  it('TABLE-231, 232: leaves as a file of what their player sees, and comes when the GM there says so', async () => {
    const old = await table('The old table');
    await old.anya.must({ type: 'character.create', name: 'Wren of the Reeds' });
    await old.bev.must({ type: 'note.write', title: 'Plan', text: 'The bell is a lie.' });
    const [wren] = travellersOf(shared(old.anya), old.key.seat);
    if (!wren) throw new Error('Nobody leaves.');
    const text = fileOf(kind, sheetOf(wren));
    expect(text).not.toMatch(/bell|Bev|Anya|The old table/);
    expect(text).not.toContain(wren.id);
    expect(text).not.toContain(old.key.seat);

    const here = await table('The new table');
    await here.anya.must({ type: 'traveller.ask', text });
    await until('it is asked', () => Object.keys(shared(here.bev).arrivals ?? {}).length > 0);
    expect(seen(here.bev)).not.toContain('Wren');
    const arrival = shared(here.bev).arrivals?.[here.key.seat]?.id ?? '';
    await expect(
      here.anya.must({ type: 'traveller.answer', arrival, welcome: true }),
    ).rejects.toThrow();
    await here.bev.must({ type: 'traveller.answer', arrival, welcome: true });
    await until('she has come', () => seen(here.anya).includes('Wren of the Reeds'));
    // The old one stays, and neither table hears of the other.
    expect(seen(old.anya)).toContain('Wren of the Reeds');
    expect(JSON.stringify(shared(here.bev))).not.toContain('The old table');
    for (const person of [old.bev, old.anya, here.bev, here.anya]) person.close();
  });

  it('TABLE-236: what somebody has brought is gone with their other words', async () => {
    const { key, bev, anya } = await table('A table');
    const sheet = {
      name: 'Wren Hollowreed',
      description: 'Grey feathers in her hair.',
      scars: ['Never looks at the sea.'],
      weapons: [{ name: 'Willowspear', trait: 'agility', die: 8 }],
      feathers: 'A field that nobody knows.',
    };
    await anya.must({ type: 'traveller.ask', text: fileOf(kind, sheet) });
    await until('it is asked', () => Object.keys(shared(bev).arrivals ?? {}).length > 0);
    const arrival = shared(bev).arrivals?.[key.seat]?.id ?? '';
    await bev.must({ type: 'traveller.answer', arrival, welcome: true });
    const words = /Hollowreed|Grey feathers|looks at the sea|Willowspear/;
    const path = `/api/tables/${key.table}/seats/${key.seat}/redact`;
    const removed = await call(at.url, path, { token: key.token, body: { confirm: 'Anya' } });
    expect(removed.status).toBe(204);
    const { rows } = await database.query(
      'SELECT to_json(x)::text AS row FROM commits x WHERE table_id = $1',
      [key.table],
    );
    const kept = rows.map(({ row }) => row).join('');
    expect(kept).toContain('traveller.ask');
    expect(kept).not.toMatch(words);
    expect(kept).not.toContain('that nobody knows');
    for (const person of [bev, anya]) person.close();
  });

  it('TABLE-230: whoever plays gives up their own seat, and nobody else’s; a table keeps who directs it', async () => {
    const { key, bev, anya } = await table('A table');
    const free = (seat: string, token: string) =>
      call(at.url, `/api/tables/${key.table}/seats/${seat}/free`, { method: 'POST', token });
    const director = bev.welcome?.seat.id ?? '';
    expect((await free(director, key.token)).status).toBe(403);
    expect((await free(key.seat, key.token)).status).toBe(204);
    await until('Anya is out', () => !anya.socket.connected);
    expect((await free(key.seat, key.token)).status).toBe(401);
    await until('it is free', () => shared(bev).table.seats[key.seat]?.vacant === true);
    for (const person of [bev, anya]) person.close();
  });
});
