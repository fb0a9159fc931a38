import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { CommandAck, OpenedTable } from '@moonlit/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf } from '../src/processes/routing';
import { newDatabase } from './database';
import { call, connect, joinTable, openTable, Person, until } from './helpers';
import { freePort, killAll, spawnServer } from './processes';

const JOINS = 60;

let child: ChildProcess;
let output: () => string;
let url: string;
let port: number;
/** Resolves when a request of which the second half does not come has been cut, after some 10 s. */
let cut: Promise<unknown>;

beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  ({ child, output } = spawnServer({
    DATABASE_URL: await newDatabase(),
    PORT: String(port),
    PROCESSES: '2',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'only-for-operators',
    TRUST_PROXY: 'true',
    JOINS_PER_MINUTE: String(JOINS),
    TABLES_PER_HOUR: '0',
  }));
  await until('the server is open', () => output().includes('Moonlit Table is open'), 60_000);
  const slow = connectTcp(port, '127.0.0.1');
  slow.write('POST /api/join HTTP/1.1\r\nHost: x\r\n');
  slow.on('error', () => undefined).resume();
  cut = new Promise((resolve) => slow.once('close', resolve));
});
afterAll(killAll);

/** The process ids of all processes that have begun to serve under a number, the last one last. */
const pidsOf = (number: number): number[] =>
  [...output().matchAll(/"number":(\d),"pid":(\d+).*A process serves/g)]
    .filter(([, of]) => Number(of) === number)
    .map(([, , pid]) => Number(pid));

/** A table whose people belong to this process. */
async function tableAt(number: number): Promise<OpenedTable> {
  for (;;) {
    const opened = await openTable(url);
    if (placeOf(opened.key.table, 2) === number - 1) return opened;
  }
}

async function metrics(token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await fetch(`${url}/metrics`, { headers })).text();
}

const read = async (pattern: RegExp): Promise<number> => Number(pattern.exec(await metrics())?.[1]);
const names = (person: Person): string[] => {
  const { clocks } = person.state.public as { clocks: Record<string, { name: string }> };
  return Object.values(clocks).map(({ name }) => name);
};

it('goes on when the process of a table is killed, and keeps what it has acknowledged', async () => {
  const [ours, theirs] = [await tableAt(1), await tableAt(2)];
  const bev = await connect(url, ours.key);
  const claire = new Person(url, await joinTable(url, ours.invite, 'Claire'), {
    transports: ['polling'],
  });
  const other = await connect(url, theirs.key);
  await until('Claire is there', () => claire.revisions.public !== undefined);
  const drops: string[] = [];
  for (const [name, { socket }] of Object.entries({ bev, claire, other })) {
    socket.on('disconnect', () => drops.push(name));
  }
  const [before] = pidsOf(1);
  if (before === undefined) throw new Error('Nobody serves');
  const acks = new Map<string, CommandAck>();
  const sent = Array.from({ length: 12 }, (_, n) => ({ id: randomUUID(), name: `Clock ${n}` }));
  const send = async ({ id, name }: { id: string; name: string }) => {
    while (!acks.get(id)?.ok) {
      const command = { type: 'clock.create', name, segments: 4 };
      // As a client does: without an answer it sends the same again.
      const ack = await bev.send(command, id).catch(() => null);
      if (ack) acks.set(id, ack);
    }
  };
  const all = sent.map(async (one, n) => {
    await pause(n * 10);
    await send(one);
  });
  await pause(60);
  process.kill(before, 'SIGSTOP');
  // One that is on its way to the process when that dies, or waits for the next one.
  const underWay = fetch(`${url}/api/tables/${ours.key.table}/log`).then(
    ({ status }) => status,
    () => 'closed',
  );
  await other.must({ type: 'clock.create', name: 'Undisturbed', segments: 4 });
  process.kill(before, 'SIGKILL');
  expect(await underWay).toBeOneOf(['closed', 401]);
  await Promise.all(all);
  await until('everybody sees everything', () =>
    [bev, claire].every((person) => names(person).length === sent.length),
  );
  expect(names(claire).sort()).toEqual(sent.map(({ name }) => name).sort());
  expect(new Set(drops)).toEqual(new Set(['bev', 'claire']));
  await until('the next process has said who it is', () => pidsOf(1).length === 2);
  expect(pidsOf(2)).toHaveLength(1);
  for (const person of [bev, claire, other]) person.close();
});

describe('what all processes measure', () => {
  it('is summed up for everybody, and told apart only for whoever knows the token', async () => {
    const tables = await Promise.all([tableAt(1), tableAt(2)]);
    const people = await Promise.all(tables.map(({ key }) => connect(url, key)));
    await Promise.all(people.map((person) => person.must({ type: 'seat.rename', name: 'Bea' })));
    expect(await read(/^moonlit_processes (\d+)$/m)).toBe(2);
    // Those of others who have just left may be counted for a moment.
    await expect.poll(() => read(/^moonlit_sockets (\d+)$/m), { timeout: 20_000 }).toBe(2);
    const open = await metrics();
    expect(open).not.toMatch(/process=|commands/);
    const guarded = await metrics('only-for-operators');
    for (const number of [1, 2]) {
      expect(guarded).toMatch(
        new RegExp(`^moonlit_commands_total\\{outcome="ok",process="${number}"\\} [1-9]`, 'm'),
      );
    }
    // A family of metrics is told once, whatever asks.
    const families = [...guarded.matchAll(/^# TYPE (\S+)/gm)].map(([, family]) => family);
    expect(new Set(families).size).toBe(families.length);
    for (const person of people) person.close();
  });
});

describe('what one network may do', () => {
  const header = (address: string) => ({ 'x-forwarded-for': address });

  it('is bounded for all processes together', async () => {
    const asked = await Promise.all(
      Array.from({ length: JOINS + 40 }, async (_, n) => {
        const path = `/api/tables/invented-${n}/log`;
        return (await fetch(url + path, { headers: header('10.0.0.1') })).status;
      }),
    );
    const heard = asked.filter((status) => status !== 429).length;
    expect(heard).toBeGreaterThanOrEqual(JOINS);
    expect(heard).toBeLessThan(JOINS + 20);
    const joined = await fetch(`${url}/api/tables/invented/log`, { headers: header('10.0.0.2') });
    expect(joined.status).toBe(401);
  });

  it('is bounded for its connections as well', async () => {
    const asked = await Promise.all(
      Array.from({ length: 2 * JOINS + 40 }, async (_, n) => {
        const path = `/live/invented-${n}/?EIO=4&transport=polling`;
        return (await fetch(url + path, { headers: header('10.0.0.3') })).status;
      }),
    );
    const open = asked.filter((status) => status === 200).length;
    expect(open).toBeGreaterThanOrEqual(2 * JOINS);
    expect(open).toBeLessThan(2 * JOINS + 30);
  });
});

it('reads a request that comes in pieces, and cuts one that does not come', async () => {
  const socket = connectTcp(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  for (const piece of [
    'POST /api/inv',
    'ites/look HT',
    'TP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n',
    'Content-Length: 13\r\n\r\n{"invi',
    'te":""}',
  ]) {
    socket.write(piece);
    await pause(30);
  }
  await until('it is answered', () => answer.includes('malformed'));
  expect(answer).toMatch(/^HTTP\/1\.1 400[\s\S]*\r\nConnection: close\r\n/i);
  socket.end();
  await cut;
});

it('says goodbye when it is stopped, and leaves no process behind', async () => {
  const opened = await tableAt(2);
  const bev = await connect(url, opened.key);
  child.kill('SIGTERM');
  await until('it has stopped', () => child.exitCode !== null);
  expect(child.exitCode).toBe(0);
  expect(bev.goodbyes).toEqual(['restarting']);
  bev.close();
  for (const pid of [1, 2].flatMap(pidsOf)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(await call(url, '/livez', { method: 'GET' }).catch(() => null)).toBeNull();
});
