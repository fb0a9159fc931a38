import { randomUUID } from 'node:crypto';
import type { OpenedTable } from '@moonlit/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person, TestServer } from './helpers';
import {
  call,
  connect,
  cutConnections,
  joinTable,
  openTable,
  startTwoServers,
  until,
} from './helpers';

let here: TestServer;
let there: TestServer;
let opened: OpenedTable;
let bev: Person;
let claire: Person;

beforeAll(async () => {
  [here, there] = await startTwoServers();
});
afterAll(() => Promise.all([here.server.close(), there.server.close()]));

beforeEach(async () => {
  opened = await openTable(here.url);
  bev = await connect(here.url, opened.key);
  claire = await connect(there.url, await joinTable(there.url, opened.invite, 'Claire'));
});
afterEach(() => {
  bev.close();
  claire.close();
});

const clock = (name: string) => ({ type: 'clock.create', name, segments: 4 });
const agree = () =>
  until(
    'both see the same',
    () => JSON.stringify(bev.state.public) === JSON.stringify(claire.state.public),
  );

describe('two servers on one table', () => {
  it('tell each other’s people what happened', async () => {
    await bev.must(clock('One'));
    await claire.must({ type: 'seat.rename', name: 'Clara' });
    await agree();
    expect(JSON.stringify(bev.state.public)).toContain('Clara');
    expect(JSON.stringify(claire.state.public)).toContain('One');
    expect(claire.revisions.public).toBe(bev.revisions.public);
  });

  it('carry out everything that comes to both at once, in one order', async () => {
    const names = Array.from({ length: 15 }, (_, i) => `${i}`);
    const acks = await Promise.all(
      names.flatMap((name) => [
        bev.send(clock(`Clock ${name}`)),
        claire.send({ type: 'seat.rename', name: `Claire ${name}` }),
      ]),
    );
    expect(acks.filter((ack) => !ack.ok)).toEqual([]);
    expect(new Set(acks.map((ack) => ack.ok && ack.seq)).size).toBe(30);
    await agree();
    expect(claire.revisions.public).toBe(bev.revisions.public);
  });

  it('count a command once that a client sends to both', async () => {
    const again = await connect(there.url, opened.key);
    const id = randomUUID();
    const acks = await Promise.all([bev.send(clock('One'), id), again.send(clock('One'), id)]);
    expect(acks[0]).toEqual(acks[1]);
    await agree();
    const { clocks } = claire.state.public as { clocks: object };
    expect(Object.keys(clocks)).toHaveLength(1);
    again.close();
  });

  it('know who is connected to the other', async () => {
    const both = [bev.key.seat, claire.key.seat].sort().join();
    await until('each knows of the other', () =>
      [bev, claire].every(({ present }) => present.join() === both),
    );
    claire.close();
    await until('Bev sees her go', () => bev.present.join() === bev.key.seat);
  });

  it('keep a secret on the other as well', async () => {
    await agree();
    const before = claire.heard.filter(([event]) => event === 'diff').length;
    await bev.must({ ...clock('The traitor'), secret: true });
    await bev.must(clock('In the open'));
    await agree();
    expect(claire.heard.filter(([event]) => event === 'diff')).toHaveLength(before + 1);
    expect(JSON.stringify(claire.heard)).not.toContain('traitor');
  });

  it('go on when the database has cut every connection', async () => {
    await cutConnections(here.databaseUrl);
    const id = randomUUID();
    let ack = await bev.send(clock('After the cut'), id);
    for (let i = 0; i < 20 && !ack.ok; i += 1) ack = await bev.send(clock('After the cut'), id);
    expect(ack.ok).toBe(true);
    await agree();
    await claire.must({ type: 'seat.rename', name: 'Clara' });
    await agree();
    expect(JSON.stringify(bev.state.public)).toContain('Clara');
  });

  it('throw out whoever comes by a dead link, even when nobody told of its end', async () => {
    const database = new pg.Client({ connectionString: here.databaseUrl });
    await database.connect();
    await database.query('UPDATE seat_keys SET revoked_at = now() WHERE seat = $1', [
      claire.key.seat,
    ]);
    await database.end();
    const ack = await claire.send({ type: 'seat.rename', name: 'Eve' });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['link-renewed']);
    expect(JSON.stringify(bev.state.public)).not.toContain('Eve');
  });

  it('throw out who only listens by a dead link, once they hear from each other again', async () => {
    const database = new pg.Client({ connectionString: here.databaseUrl });
    await database.connect();
    await database.query('UPDATE seat_keys SET revoked_at = now() WHERE seat = $1', [
      claire.key.seat,
    ]);
    await database.end();
    await cutConnections(here.databaseUrl);
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['link-renewed']);
    expect(bev.socket.connected).toBe(true);
  });

  it('end a link on both', async () => {
    const path = `/api/tables/${claire.key.table}/seats/${claire.key.seat}/free`;
    await call(here.url, path, { token: opened.key.token });
    await until('Claire is out', () => !claire.socket.connected);
    expect(claire.goodbyes).toEqual(['seat-freed']);
  });
});
