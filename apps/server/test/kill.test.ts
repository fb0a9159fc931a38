import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CommandAck, SeatKey } from '@moonlit/protocol';
import { afterEach, expect, it } from 'vitest';
import { call, connect, newDatabase, openTable, until } from './helpers';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** The server as a process of its own, with the settings of production. */
async function startProcess(databaseUrl: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      COMMANDS_PER_SECOND: '5000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  await until('the server is open', () => output.includes('Moonlit Table is open'), 15_000);
  return child;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** What was asked of fortune, from the whole log. */
async function questionsIn(url: string, { table, token }: SeatKey): Promise<string[]> {
  const lines: string[] = [];
  for (let before = ''; ; ) {
    const path = `/api/tables/${table}/log${before}`;
    const { body } = await call<{ entries: { seq: number; text: string }[]; more: boolean }>(
      url,
      path,
      { method: 'GET', token },
    );
    lines.push(...body.entries.map(({ text }) => text));
    if (!body.more) return lines.filter((text) => text.startsWith('Question'));
    before = `?before=${body.entries.at(-1)?.seq}`;
  }
}

it('loses no acknowledged command and doubles none when it is killed in the middle', async () => {
  const [databaseUrl, port] = [await newDatabase(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const first = await startProcess(databaseUrl, port);
  const opened = await openTable(url);
  const bev = await connect(url, opened.key);
  const acked = new Map<string, CommandAck>();
  const sent = new Map<string, string>();
  let killed = false;
  for (let i = 0; !killed; i += 1) {
    const [id, question] = [randomUUID(), `Question ${i}`];
    sent.set(id, question);
    bev.send({ type: 'fortune.roll', question }, id).then(
      (ack) => acked.set(id, ack),
      () => undefined,
    );
    if (i === 60) setTimeout(() => first.kill('SIGKILL'), 15);
    await new Promise((resolve) => setTimeout(resolve, 2));
    killed = first.signalCode !== null;
  }
  bev.close();
  expect(acked.size).toBeGreaterThan(10);
  await startProcess(databaseUrl, port);
  const again = await connect(url, opened.key);
  const told = await questionsIn(url, opened.key);
  for (const id of acked.keys()) expect(told).toContain(sent.get(id));
  // The client sends again whatever was not answered; and here what was answered, too.
  for (const [id, question] of sent) {
    const ack = await again.send({ type: 'fortune.roll', question }, id);
    expect(ack).toEqual(acked.get(id) ?? expect.objectContaining({ ok: true }));
  }
  expect((await questionsIn(url, opened.key)).sort()).toEqual([...sent.values()].sort());
  again.close();
}, 60_000);

it('says in one sentence that its port is taken, and stops at a signal', async () => {
  const [databaseUrl, port] = [await newDatabase(), await freePort()];
  const first = await startProcess(databaseUrl, port);
  const second = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.push(second);
  let complaint = '';
  second.stderr?.on('data', (chunk) => {
    complaint += String(chunk);
  });
  await until('it gives up', () => second.exitCode !== null, 15_000);
  expect(second.exitCode).toBe(1);
  expect(complaint).toContain(`Port ${port} is taken.`);
  first.kill('SIGTERM');
  await until('it has stopped', () => first.exitCode !== null, 15_000);
  expect(first.exitCode).toBe(0);
}, 60_000);
