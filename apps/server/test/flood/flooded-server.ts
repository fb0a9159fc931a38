import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OpenedTable } from '@moonlit/protocol';
import { connect, openTable, type Person, until } from '../helpers';
import type { attacks } from './attacks';
import { lengthen } from './long-history';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The attacker in one file: to load its sources one by one takes as long as a flood. */
const attacker = 'apps/server/dist/flood/attacker.js';
/** Between two commands of the person at the other table: below the rate of one seat. */
const PACE_MS = 60;
/** How much has happened at the table that is attacked: some 9 MB of an export. */
const HISTORY = 20_000;

/** What somebody at another table, and the operator, notice. */
export interface Noticed {
  /** Milliseconds to the answers of a person at another table, sorted. */
  waits: number[];
  /** Bytes of memory at the most, and of log, beyond what there was before. */
  grown: number;
  /** Bytes of memory at the end. */
  held: number;
  logged: number;
  /** What the attacker sent. */
  sent: number;
}

/** A server as a process of its own, with the settings of production, and a person at a table. */
export class FloodedServer {
  logged = 0;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    private readonly person: Person,
    private readonly attacked: OpenedTable,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.logged += chunk.length;
    });
  }

  /** Starts one on a database; without, it brings its own in a folder. */
  static async start(where: Record<string, string>): Promise<FloodedServer> {
    const bundle = ['scripts/bundle.mjs', 'apps/server/test/flood/attacker.ts', attacker];
    await promisify(execFile)(process.execPath, bundle, { cwd: root });
    const port = await freePort();
    const child = spawn(process.execPath, ['--enable-source-maps', 'apps/server/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        ...where,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'info',
        METRICS_TOKEN: 'metrics',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output = (output + String(chunk)).slice(-2_000);
    });
    await until('the server is open', () => output.includes('is open at'), 60_000);
    const url = `http://127.0.0.1:${port}`;
    const opened = await openTable(url);
    const person = await connect(url, opened.key);
    const attacked = await openTable(url);
    const { DATABASE_URL } = where;
    if (DATABASE_URL !== undefined) {
      const { newest } = await lengthen(DATABASE_URL, attacked.key.table, HISTORY);
      const known = await connect(url, attacked.key);
      const seq = await known.must({ type: 'seat.rename', name: 'Bev' });
      if (seq <= newest) throw new Error('The server has not heard of the long history');
      known.close();
    }
    return new FloodedServer(child, url, person, attacked);
  }

  /**
   * Measures for a while, with an attack from its beginning or without.
   *
   * @param attack `busy` takes as much of the machine as an attacker does, and sends nothing.
   */
  async notice(ms: number, attack?: keyof typeof attacks | 'busy'): Promise<Noticed> {
    const before = { memory: await this.#memory(), logged: this.logged };
    const attacking = attack ? await this.#begin(attack, ms) : null;
    const end = Date.now() + ms;
    const waits: number[] = [];
    let most = before.memory;
    let over = false;
    const measuring = (async () => {
      while (!over) {
        most = Math.max(most, await this.#memory());
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    })();
    try {
      while (Date.now() < end) {
        waits.push(await this.#wait());
        await new Promise((resolve) => setTimeout(resolve, PACE_MS));
      }
    } finally {
      over = true;
      await measuring;
    }
    const sent = (await attacking?.sent) ?? 0;
    const held = await this.#memory();
    most = Math.max(most, held);
    return {
      waits: waits.sort((one, other) => one - other),
      grown: most - before.memory,
      held,
      logged: this.logged - before.logged,
      sent,
    };
  }

  /** How long the person waits for a command, trying again as the client does while the server is busy. */
  async #wait(): Promise<number> {
    const asked = performance.now();
    for (;;) {
      const ack = await this.person.send({ type: 'seat.rename', name: 'Bev' });
      if (ack.ok) return performance.now() - asked;
      if (ack.refusal.code !== 'server-busy') throw new Error(ack.refusal.message);
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
  }

  async stop(): Promise<void> {
    this.person.close();
    this.child.kill('SIGTERM');
    await until('the server has stopped', () => this.child.exitCode !== null, 20_000);
  }

  /** Begins an attack; `sent`: how much of it there was, once it is over. */
  async #begin(attack: string, ms: number): Promise<{ sent: Promise<number> }> {
    const key = JSON.stringify(this.attacked.key);
    const runs =
      attack === 'busy'
        ? [
            '-e',
            `console.log('begins'); for (const end = Date.now() + ${ms}; Date.now() < end; ); console.log(0)`,
          ]
        : [attacker, attack, this.url, key, String(ms)];
    const child = spawn(process.execPath, runs, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const begun = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('\n')) resolve();
      });
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await Promise.race([begun, ended]);
    return { sent: ended.then(() => Number(output.split('\n')[1])) };
  }

  /**
   * What the process holds, by its own metrics. Each reading has a connection of its own: one that is
   * kept may be closed at its other end just when it is used again, which tells nothing of the server.
   */
  async #memory(): Promise<number> {
    const metrics = await new Promise<string>((resolve, reject) => {
      get(
        `${this.url}/metrics`,
        { agent: false, headers: { authorization: 'Bearer metrics' } },
        (answer) => {
          let text = '';
          answer.on('data', (chunk) => {
            text += String(chunk);
          });
          answer.once('end', () => resolve(text));
          answer.once('error', reject);
        },
      ).once('error', reject);
    });
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  }
}

/** The wait that all but so many of a hundred stay below. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
