import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person } from './helpers';
import { connect, joinTable, openTable, startServer, until } from './helpers';

const clock = (name: string) => ({ type: 'clock.create', name, segments: 4 });
const clocks = ({ state }: Person) =>
  Object.values((state.public as { clocks: Record<string, { name: string }> }).clocks).map(
    ({ name }) => name,
  );

describe('a server that is started again', () => {
  it('knows everything, and its clients come back by themselves', async () => {
    const databaseUrl = await newDatabase();
    const first = await startServer({ databaseUrl });
    const opened = await openTable(first.url);
    const bev = await connect(first.url, opened.key);
    const claire = await connect(first.url, await joinTable(first.url, opened.invite, 'Claire'));
    for (const name of ['One', 'Two', 'Three']) await bev.must(clock(name));
    await until('Claire sees it', () => clocks(claire).length === 3);
    const { snapshots } = claire;
    await first.server.close();
    expect(claire.goodbyes).toEqual(['restarting']);
    const second = await startServer({ databaseUrl, port: first.port });
    await until('they are back', () => bev.socket.connected && claire.socket.connected);
    await bev.must(clock('Four'));
    await until('Claire sees more', () => clocks(claire).length === 4);
    expect(clocks(claire)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(claire.snapshots, 'no need to send everything again').toBe(snapshots);
    expect(claire.state.public).toEqual(bev.state.public);
    bev.close();
    claire.close();
    await second.server.close();
  });

  it('gives a command that is sent again its first answer', async () => {
    const databaseUrl = await newDatabase();
    const first = await startServer({ databaseUrl });
    const opened = await openTable(first.url);
    const bev = await connect(first.url, opened.key);
    const id = randomUUID();
    const ack = await bev.send({ type: 'session.end' }, id);
    expect(ack.ok).toBe(true);
    bev.close();
    await first.server.close();
    const second = await startServer({ databaseUrl });
    const again = await connect(second.url, opened.key);
    expect(await again.send({ type: 'session.end' }, id)).toEqual(ack);
    again.close();
    await second.server.close();
  });

  it('replays what came after the last snapshot, and works from it', async () => {
    const databaseUrl = await newDatabase();
    const first = await startServer({ databaseUrl, snapshotEvery: 4 });
    const opened = await openTable(first.url);
    const bev = await connect(first.url, opened.key);
    const seqs: number[] = [];
    for (let i = 1; i <= 9; i += 1) seqs.push(await bev.must(clock(`Clock ${i}`)));
    const before = structuredClone({ state: bev.state, revisions: bev.revisions });
    // A second server loads while the first has not saved its newest state.
    const second = await startServer({ databaseUrl, snapshotEvery: 4 });
    const other = await connect(second.url, opened.key);
    expect({ state: other.state, revisions: other.revisions }).toEqual(before);
    await other.must({ type: 'table.undo', to: seqs[2] });
    await until('seven are gone', () => clocks(bev).length === 2);
    expect(bev.state).toEqual(other.state);
    for (const person of [bev, other]) person.close();
    await Promise.all([first.server.close(), second.server.close()]);
  });

  it('computes everything anew when it is another build', async () => {
    const databaseUrl = await newDatabase();
    const first = await startServer({ databaseUrl, build: 'one', snapshotEvery: 2 });
    const opened = await openTable(first.url);
    const bev = await connect(first.url, opened.key);
    for (const name of ['One', 'Two', 'Three']) await bev.must(clock(name));
    const { snapshots } = bev;
    await first.server.close();
    const second = await startServer({ databaseUrl, build: 'two', port: first.port });
    await until('Bev has everything anew', () => bev.snapshots === snapshots + 3);
    expect(clocks(bev)).toEqual(['One', 'Two', 'Three']);
    bev.close();
    await second.server.close();
  });
});

describe('a server whose answers get lost', () => {
  it('has carried the command out all the same, once', async () => {
    const databaseUrl = await newDatabase();
    let losing = false;
    const first = await startServer({ databaseUrl, loseAnswer: () => losing });
    const opened = await openTable(first.url);
    const bev = await connect(first.url, opened.key);
    losing = true;
    const id = randomUUID();
    const message = { id, command: clock('Patrol') };
    await expect(bev.socket.timeout(300).emitWithAck('command', message)).rejects.toThrow(
      'timed out',
    );
    await first.server.close();
    bev.close();
    const second = await startServer({ databaseUrl });
    const again = await connect(second.url, opened.key);
    const ack = await again.send(message.command, id);
    expect(await again.send(message.command, id)).toEqual(ack);
    expect(ack.ok).toBe(true);
    expect(clocks(again)).toEqual(['Patrol']);
    again.close();
    await second.server.close();
  });
});

describe('a table that nobody looks at', () => {
  it('is put aside, and comes back as it was', async () => {
    const databaseUrl = await newDatabase();
    const at = await startServer({ databaseUrl, idleAfter: 0 });
    const opened = await openTable(at.url);
    const bev = await connect(at.url, opened.key);
    await bev.must(clock('Patrol'));
    const { state } = bev;
    bev.close();
    await until('nobody is here', () => !bev.socket.connected);
    const again = await connect(at.url, opened.key);
    expect(again.state).toEqual(state);
    again.close();
    await at.server.close();
  });
});
