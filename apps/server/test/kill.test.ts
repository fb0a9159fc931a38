import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { CommandAck, SeatKey } from '@moonlit/protocol';
import { afterEach, expect, it } from 'vitest';
import { call, connect, newDatabase, openTable, until } from './helpers';
import { freePort, killAll, spawnServer } from './processes';

afterEach(killAll);

/** A server on a database of its own, with the settings of production. */
async function startOn(databaseUrl: string, port: number): Promise<ChildProcess> {
  const { child, output } = spawnServer({ DATABASE_URL: databaseUrl, PORT: String(port) });
  await until('the server is open', () => output().includes('Moonlit Table is open'), 40_000);
  return child;
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
  const first = await startOn(databaseUrl, port);
  const opened = await openTable(url);
  const bev = await connect(url, opened.key);
  const acked = new Map<string, CommandAck>();
  const sent = new Map<string, string>();
  let killing = false;
  while (first.signalCode === null) {
    // Always some on their way, however slow the machine is.
    if (sent.size - acked.size < 40) {
      const [id, question] = [randomUUID(), `Question ${sent.size}`];
      sent.set(id, question);
      bev.send({ type: 'fortune.roll', question }, id).then(
        (ack) => acked.set(id, ack),
        () => undefined,
      );
    }
    if (acked.size > 20 && !killing) {
      killing = true;
      setTimeout(() => first.kill('SIGKILL'), 15);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  bev.close();
  expect(acked.size).toBeLessThan(sent.size);
  await startOn(databaseUrl, port);
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
}, 120_000);

it('says in one sentence that its port is taken, and stops at a signal', async () => {
  const [databaseUrl, port] = [await newDatabase(), await freePort()];
  const first = await startOn(databaseUrl, port);
  const { child: second, output } = spawnServer({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  });
  await until('it gives up', () => second.exitCode !== null, 40_000);
  expect(second.exitCode).toBe(1);
  expect(output()).toContain(`Port ${port} is taken.`);
  first.kill('SIGTERM');
  await until('it has stopped', () => first.exitCode !== null, 40_000);
  expect(first.exitCode).toBe(0);
}, 120_000);
