import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rest, type Verdict } from './failure';
import type { WrongClock } from './plan';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const clockFile = new URL('clock.mjs', import.meta.url).href;
/** What opens all metrics of a server of the harness. */
export const METRICS_TOKEN = 'harness-metrics';
/** Bytes of log that a server may write in a minute, and at once. */
const MOST_LOG = 1_000_000;
/** Bytes of memory beyond which a server is said to hold too much. */
const MOST_MEMORY = 600e6;
const START_MS = 60_000;

export interface SlotOptions {
  port: number;
  databaseUrl: string;
  /** Settings beyond those of production. */
  settings: Record<string, string>;
  verdict: Verdict;
  /** Everything that a server writes. */
  wrote(text: string): void;
}

/** A place where the built server runs: it is killed, and another one takes its port. */
export class ServerSlot {
  #child: ChildProcess | null = null;
  #expected = false;
  #started = 0;
  #logged = 0;
  #up = false;
  /** The most that one of its servers has held, bytes; and what all of them have written. */
  memory = 0;
  written = 0;
  starts = 0;

  constructor(private readonly options: SlotOptions) {}

  static async at(options: Omit<SlotOptions, 'port'>): Promise<ServerSlot> {
    return new ServerSlot({ ...options, port: await lastingPort() });
  }

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  get up(): boolean {
    return this.#up;
  }

  /** Starts a server and waits until it is open. */
  async start(clock: WrongClock): Promise<void> {
    const { port, databaseUrl, settings, verdict } = this.options;
    const child = spawn(
      process.execPath,
      ['--import', clockFile, join(root, 'apps/server/dist/main.js')],
      {
        cwd: root,
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          METRICS_TOKEN,
          LOG_LEVEL: 'info',
          HARNESS_CLOCK: JSON.stringify(clock),
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#child = child;
    this.#expected = false;
    this.#started = Date.now();
    this.#logged = 0;
    this.starts += 1;
    let last = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        const text = String(chunk);
        last = (last + text).slice(-4_000);
        this.#logged += chunk.length;
        this.written += chunk.length;
        this.options.wrote(text);
        const minutes = (Date.now() - this.#started) / 60_000;
        if (this.#logged > MOST_LOG * (1 + minutes)) {
          verdict.fail('A server fills its log', { bytes: this.#logged, minutes, last });
        }
      });
    }
    child.once('exit', (code, signal) => {
      this.#up = false;
      if (this.#expected) return;
      // One that cannot reach the database when it starts says so and ends; whoever supervises it
      // starts it again.
      const gaveUp = code === 1 && !last.includes('is open at') && !last.includes('Unhandled');
      if (!gaveUp) verdict.fail('A server ended by itself', { code, signal, last });
    });
    const end = Date.now() + START_MS;
    while (!last.includes('is open at')) {
      if (this.#expected || verdict.over) return;
      if (child.exitCode !== null) {
        await rest(200);
        return this.#expected ? undefined : this.start(clock);
      }
      if (Date.now() > end) {
        verdict.fail('A server did not start', { last });
        return;
      }
      await rest(10);
    }
    this.#up = true;
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the server as an operator would. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Lets the server stand still for a while. */
  async freeze(ms: number): Promise<void> {
    const child = this.#child;
    child?.kill('SIGSTOP');
    await rest(ms);
    child?.kill('SIGCONT');
  }

  /** Looks how much memory the server holds. */
  async weigh(): Promise<void> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8').catch(() => '');
    const bytes = 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    this.memory = Math.max(this.memory, bytes);
    if (bytes > MOST_MEMORY) {
      this.options.verdict.fail('A server holds too much memory', { bytes });
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#expected = true;
    this.#up = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill(signal);
    await gone;
  }
}

/**
 * A free port that stays free while its server is away: below those that the system gives to outgoing
 * connections.
 */
async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
