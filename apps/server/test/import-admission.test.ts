import { connect as connectTcp, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpeningBounds } from '../src/access/table-openings';
import { newDatabase } from './database';
import { openTable, startServer, type TestServer, until } from './helpers';

let at: TestServer;
/** A table that was exported. */
let file: Buffer;
const servers: TestServer[] = [];
const senders: Sender[] = [];

beforeAll(async () => {
  at = await start();
  const { key } = await openTable(at.url);
  const exported = await fetch(`${at.url}/api/tables/${key.table}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.token}` },
  });
  file = gzipSync(await exported.text());
});
afterAll(async () => {
  for (const sender of senders) sender.leave();
  await Promise.all(servers.map(({ server }) => server.close()));
});

async function start(openings?: Partial<OpeningBounds>): Promise<TestServer> {
  const server = await startServer({
    databaseUrl: at?.databaseUrl ?? (await newDatabase()),
    proxies: 1,
    metricsToken: 'ours',
    mostImported: 5_000_000,
    openings: { networkPerHour: null, perHour: null, tables: null, ...openings },
  });
  servers.push(server);
  return server;
}

/** Somebody who says what they will send, and then takes their time. */
class Sender {
  readonly #socket: Socket;
  #heard = '';

  constructor({ port }: TestServer, network: string, length: number) {
    this.#socket = connectTcp(port, '127.0.0.1');
    this.#socket.on('data', (chunk) => {
      this.#heard += String(chunk);
    });
    this.#socket.on('error', () => undefined);
    this.#socket.write(
      `POST /api/tables/import HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\n` +
        `Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${length}\r\n\r\n`,
    );
    senders.push(this);
  }

  send(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  get answered(): boolean {
    return this.#heard !== '';
  }

  /** The status and the code that are answered. */
  async answer(): Promise<string> {
    const parts = () =>
      /^HTTP\/1\.1 (\d+)[\s\S]*?"code":"([^"]+)","message":"([^"]+)"/.exec(this.#heard);
    await until('an answer', () => parts() !== null);
    const [, status, code, message] = parts() ?? [];
    return `${status} ${code}: ${message}`;
  }

  leave(): void {
    this.#socket.destroy();
  }
}

async function bring(network: string, body: Buffer, encoding = 'gzip') {
  const response = await fetch(`${at.url}/api/tables/import`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-encoding': encoding,
      'x-forwarded-for': network,
    },
    body: new Uint8Array(body),
  });
  const { error } = (await response.json()) as { error?: { code: string; message: string } };
  return error ? `${response.status} ${error.code}: ${error.message}` : response.status;
}

/** How many imports were let in. */
async function admitted({ url }: TestServer): Promise<number> {
  const headers = { authorization: 'Bearer ours' };
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/openings_total\{outcome="opened"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

const ALREADY = '429 rate-limited: A table is being imported from where you are already.';

describe('an import is answered before a byte of it is sent', () => {
  it('where its network may open no more tables', async () => {
    const strict = await start({ networkPerHour: 0 });
    const sender = new Sender(strict, '192.0.2.1', 1_000);
    expect(await sender.answer()).toMatch(/^429 too-many-tables: /);
  });

  it('where it says that it is too large', async () => {
    const sender = new Sender(at, '192.0.2.1', 5_000_001);
    expect(await sender.answer()).toBe(
      '413 too-large: This file is too large: this server takes 5 MB at most.',
    );
  });

  it('where one from the same network is under way; others are let in meanwhile', async () => {
    const before = await admitted(at);
    const slow = new Sender(at, '192.0.2.1', file.length);
    slow.send(file.subarray(0, file.length / 2));
    while ((await admitted(at)) === before) await rest();
    const more = [new Sender(at, '192.0.2.1', 9), new Sender(at, '192.0.2.1', 9)];
    for (const sender of more) expect(await sender.answer()).toBe(ALREADY);
    expect(await bring('192.0.2.2', file)).toBe(201);
    // Whoever has gone leaves their place.
    slow.leave();
    const letIn = await admitted(at);
    let next = new Sender(at, '192.0.2.1', 9);
    while ((await admitted(at)) === letIn) {
      if (next.answered) next = new Sender(at, '192.0.2.1', 9);
      await rest();
    }
  });
});

it('refuses what is packed so that it costs the server more than its sender', async () => {
  const bomb = gzipSync(Buffer.concat([Buffer.from('{"state":"'), Buffer.alloc(20_000_000, 'x')]));
  expect(bomb.length).toBeLessThan(30_000);
  expect(await bring('192.0.2.3', bomb)).toBe(
    '413 too-large: This file is packed more densely than any table can be.',
  );
});

it('says how a file may be packed', async () => {
  expect(await bring('192.0.2.4', file, 'br')).toMatch(/^415 malformed: This file is packed/);
});
