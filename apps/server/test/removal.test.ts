import type { OpenedTable } from '@moonlit/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestServer } from './helpers';
import {
  call,
  connect,
  joinTable,
  openTable,
  startServer,
  startTwoServers,
  until,
} from './helpers';

let databaseUrl: string;
let one: TestServer;
let other: TestServer;
let database: pg.Client;

beforeAll(async () => {
  [one, other] = await startTwoServers({ snapshotEvery: 1 });
  databaseUrl = one.databaseUrl;
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await one.server.close();
  await other.server.close();
});

/** All that the database holds of a table, as one text. */
async function kept(table: string): Promise<string> {
  const texts: string[] = [];
  for (const from of [
    'tables x WHERE id',
    'commits x WHERE table_id',
    'snapshots x WHERE table_id',
    'seat_keys x WHERE table_id',
  ]) {
    const { rows } = await database.query(`SELECT to_json(x)::text AS row FROM ${from} = $1`, [
      table,
    ]);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('');
}

/** The ids of what everybody sees of a kind. */
function idsIn({ state }: Person, kind: string): string[] {
  const shared = new Map<string, unknown>(Object.entries(state.public ?? {}));
  return Object.keys(shared.get(kind) ?? {});
}

describe('a table that is deleted', () => {
  it('TABLE-045: is gone from the database and from every server, and says so', async () => {
    const { key, invite } = await openTable(one.url);
    const claireKey = await joinTable(one.url, invite, 'Claire');
    const bev = await connect(one.url, key);
    const claire = await connect(other.url, claireKey);
    await bev.must({ type: 'note.write', title: 'Plan', text: 'Nobody knows.' });
    const path = `/api/tables/${key.table}/delete`;
    const confirm = 'Our table';
    expect((await call(one.url, path, { token: claireKey.token, body: { confirm } })).status).toBe(
      403,
    );
    expect((await call(one.url, path, { token: key.token, body: { confirm: 'Our' } })).status).toBe(
      400,
    );
    expect(await kept(key.table)).not.toBe('');
    expect((await call(one.url, path, { token: key.token, body: { confirm } })).status).toBe(204);
    expect(await kept(key.table)).toBe('');
    for (const person of [bev, claire]) {
      await until('a goodbye', () => person.goodbyes.includes('table-deleted'));
      await until('an end', () => !person.socket.connected);
      person.close();
    }
    expect((await call(other.url, '/api/invites/look', { body: { invite } })).status).toBe(410);
    expect((await call(one.url, '/api/seats/look', { token: key.token })).status).toBe(401);
  });

  it('is noticed by a server that was not told', async () => {
    const { key } = await openTable(one.url);
    const bev = await connect(one.url, key);
    await database.query('DELETE FROM tables WHERE id = $1', [key.table]);
    await until('a goodbye', () => bev.goodbyes.includes('table-deleted'));
    bev.close();
  });

  it('TABLE-045: is deleted by whoever opened it where nobody directs', async () => {
    const { body } = await call<OpenedTable>(one.url, '/api/tables', {
      body: { name: 'Ours', host: 'Anya', system: 'any-game', setup: { runBy: 'nobody' } },
    });
    const carl = await joinTable(one.url, body.invite, 'Carl');
    const path = `/api/tables/${carl.table}/delete`;
    const asked = { body: { confirm: 'Ours' } };
    expect((await call(one.url, path, { ...asked, token: carl.token })).status).toBe(403);
    expect((await call(one.url, path, { ...asked, token: body.key.token })).status).toBe(204);
  });
});

describe('what a person has written', () => {
  it('TABLE-046: is gone from everything, at every server, and play goes on', async () => {
    const { key, invite } = await openTable(one.url);
    const claireKey = await joinTable(one.url, invite, 'Claire Doe');
    const bev = await connect(other.url, key);
    const claire = await connect(one.url, claireKey);
    await claire.must({ type: 'note.write', title: 'Mine', text: 'My heron secret.' });
    await claire
      .must({ type: 'fortune.roll', question: 'Will the heron come?', dice: 2 })
      .catch(() => 0);
    const made = await bev.must({ type: 'clock.create', name: 'Herons', segments: 4 });
    await bev.must({ type: 'table.undo', to: made });
    await bev.must({ type: 'fortune.roll', question: 'Does it rain?', dice: 3 });
    const whole = () => JSON.stringify([bev.state, claire.state]);
    const rolls = () =>
      call(one.url, `/api/tables/${key.table}/rolls?session=1`, {
        method: 'GET',
        token: key.token,
      });
    const before = await rolls();
    expect(whole()).toContain('My heron secret.');
    expect(whole()).toContain('Claire Doe');
    const seqBefore = Number(
      (await database.query('SELECT max(seq) AS seq FROM commits WHERE table_id = $1', [key.table]))
        .rows[0].seq,
    );

    const path = `/api/tables/${key.table}/seats/${claireKey.seat}/redact`;
    const confirm = 'Claire Doe';
    expect((await call(one.url, path, { token: key.token, body: { confirm } })).status).toBe(403);
    expect(
      (await call(one.url, path, { token: claireKey.token, body: { confirm: 'x' } })).status,
    ).toBe(400);
    const done = await call(one.url, path, { token: claireKey.token, body: { confirm } });
    expect(done).toMatchObject({ status: 204 });

    for (const person of [bev, claire]) {
      await until('a goodbye', () => person.goodbyes.includes('reload'));
      await until('all anew', () => JSON.stringify(person.state).includes('words were removed'));
    }
    expect(whole()).not.toMatch(/Claire Doe|heron secret/);
    expect(await kept(key.table)).not.toMatch(/Claire Doe|heron secret/);
    expect(await rolls()).toEqual(before);
    // What the director wrote is theirs.
    expect(await kept(key.table)).toContain('Herons');
    await claire.must({ type: 'seat.rename', name: 'Cleo' });
    await bev.must({ type: 'fortune.roll', question: 'And now?', dice: 1 });
    await until('the new name', () => JSON.stringify(bev.state).includes('Cleo'));
    // Older lines of the log are read from what was rewritten.
    const log = await call(other.url, `/api/tables/${key.table}/log?before=${seqBefore + 1}`, {
      method: 'GET',
      token: key.token,
    });
    expect(JSON.stringify(log.body)).toContain('Somebody sits down');
    bev.close();
    claire.close();
  });

  it('TABLE-046: is removed for a free seat by whoever manages the table', async () => {
    const { key, invite } = await openTable(one.url);
    const anya = await joinTable(one.url, invite, 'Anya Roe');
    const seat = `/api/tables/${key.table}/seats/${anya.seat}`;
    await call(one.url, `${seat}/free`, { token: key.token });
    const asked = { token: key.token, body: { confirm: 'Anya Roe' } };
    expect((await call(one.url, `${seat}/redact`, asked)).status).toBe(204);
    expect(await kept(key.table)).not.toContain('Anya Roe');
  });

  /** What somebody who writes small says in each game, as a single word and in a name. */
  const evenings: readonly {
    system: string;
    setup: object;
    plays(zoe: Person): Promise<unknown>;
  }[] = [
    {
      system: 'girl-by-moonlight',
      setup: { playset: 'in-a-maze-of-dreams' },
      async plays(zoe) {
        await zoe.must({ type: 'character.create', playbook: 'the-stranger' });
        const [protagonist] = idsIn(zoe, 'protagonists');
        await zoe.must({ type: 'character.write', protagonist, name: 'zq7heron' });
        await zoe.must({ type: 'character.write', protagonist, obligation: 'zq7tea' });
      },
    },
    {
      system: 'daggerheart',
      setup: {},
      async plays(zoe) {
        await zoe.must({ type: 'character.create', name: 'zq7heron' });
        await zoe.must({ type: 'fate.roll', die: 'hope', most: 4, stakes: 'zq7tea' });
        const [character] = idsIn(zoe, 'characters');
        await zoe.must({ type: 'roll.propose', character, trait: 'agility', doing: 'zq7leap' });
      },
    },
    {
      system: 'any-game',
      setup: {},
      async plays(zoe) {
        await zoe.must({ type: 'card.create', name: 'zq7heron', tags: 'zq7tea, zq7ash' });
        await zoe.must({ type: 'roll.save', name: 'zq7dice', expression: '2d6', shared: true });
        await zoe.must({ type: 'roll', label: 'zq7dice', expression: '2d6' });
        const [card] = idsIn(zoe, 'cards');
        await zoe.must({ type: 'turn.enlist', about: card });
      },
    },
  ];

  it.each(evenings)(
    'TABLE-046, 110: is gone from $system, single words and names that begin small as well',
    async ({ system, setup, plays }) => {
      const { body } = await call<OpenedTable>(one.url, '/api/tables', {
        body: { name: 'Ours', host: 'Bev', system, setup },
      });
      const { key, invite } = body;
      const own = await joinTable(one.url, invite, 'zq7zoe quilter');
      const bev = await connect(other.url, key);
      const zoe = await connect(one.url, own);
      await bev.must({ type: 'scene.set', text: 'The pier' });
      await zoe.must({ type: 'scene.set', text: 'zq7pier' });
      const first = await bev.must({ type: 'note.write', title: 'Then', text: 'It begins.' });
      await plays(zoe);
      const noted = await bev.must({ type: 'note.write', title: 'Mine', text: 'Bring the heron.' });
      await bev.must({ type: 'scene.set', text: 'Elsewhere' });
      // An undo carries the state that it goes back to.
      await bev.must({ type: 'table.undo', to: noted, evenIfRevealed: true });
      const everywhere = async () => {
        const get = async (path: string) => {
          const { status, body } = await call(other.url, `/api/tables/${key.table}/${path}`, {
            method: 'GET',
            token: key.token,
          });
          expect([path, status]).toEqual([path, 200]);
          return JSON.stringify(body);
        };
        const exported = await fetch(`${other.url}/api/tables/${key.table}/export`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key.token}` },
        });
        return {
          seen: JSON.stringify([bev.state, zoe.state]),
          exported: await exported.text(),
          kept: await kept(key.table),
          log: await get('log?before=999999999'),
          story: await get('story'),
        };
      };
      const before = await everywhere();
      for (const [where, text] of Object.entries(before)) {
        // Nothing of it is worth a story, except at tables whose story has it.
        if (where !== 'story')
          expect([where, text]).toEqual([where, expect.stringMatching(/zq7/i)]);
      }

      const path = `/api/tables/${key.table}/seats/${own.seat}/redact`;
      const asked = { token: own.token, body: { confirm: 'zq7zoe quilter' } };
      expect((await call(one.url, path, asked)).status).toBe(204);
      for (const person of [bev, zoe]) {
        await until('all anew', () => JSON.stringify(person.state).includes('words were removed'));
      }
      const gone = async () => {
        for (const [where, text] of Object.entries(await everywhere())) {
          expect([where, /zq7\w+/i.exec(text)?.[0]]).toEqual([where, undefined]);
        }
      };
      await gone();
      expect(await kept(key.table)).toContain('Bring the heron.');
      expect(JSON.stringify(bev.state)).toContain('[removed]');
      // Nor does an undo bring it back.
      await bev.must({ type: 'table.undo', to: first, evenIfRevealed: true });
      await gone();
      bev.close();
      zoe.close();
    },
  );

  it('is not brought back by a server that has not heard of the removal', async () => {
    const { key, invite } = await openTable(one.url);
    const anya = await joinTable(one.url, invite, 'Anya Roe');
    const deaf = await startServer({ databaseUrl, snapshotEvery: 1, build: 'deaf' });
    const bev = await connect(deaf.url, key);
    const client = await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    expect(client.rowCount).toBeGreaterThan(0);
    await call(one.url, `/api/tables/${key.table}/seats/${anya.seat}/redact`, {
      token: anya.token,
      body: { confirm: 'Anya Roe' },
    });
    // It decides on what it has, finds that something else came first, and lets go of the table.
    await bev
      .send({ type: 'fortune.roll', question: 'Does it rain?', dice: 3 })
      .catch(() => undefined);
    await until('a goodbye', () => bev.goodbyes.includes('reload'));
    await until('all anew', () => JSON.stringify(bev.state).includes('words were removed'));
    await bev.must({ type: 'fortune.roll', question: 'Does it snow?', dice: 3 });
    bev.close();
    await deaf.server.close();
    expect(await kept(key.table)).not.toContain('Anya Roe');
  });
});
