import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const BUILT = 'apps/server/dist/main.js';
const TOKEN = 'measuring';

/** The build that the built server says it is, so that tables can be laid for it. */
export const build = createHash('sha256')
  .update(readFileSync(BUILT))
  .digest('base64url')
  .slice(0, 12);

/** The server as it is used, in so many processes. */
export class MeasuredServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(databaseUrl: string, processes: number): Promise<MeasuredServer> {
    const port = await freePort();
    const child = spawn(process.execPath, [BUILT], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        PROCESSES: String(processes),
        LOG_LEVEL: 'error',
        METRICS_TOKEN: TOKEN,
        // Everybody comes from one address here.
        COMMANDS_PER_SECOND: '10000',
        JOINS_PER_MINUTE: '1000000',
        TABLES_PER_HOUR: '0',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const server = new MeasuredServer(child, port);
    for (;;) {
      if (child.exitCode !== null) throw new Error('The server did not start');
      if (await server.#metrics().catch(() => null)) return server;
      await pause(100);
    }
  }

  /** CPU time of all its processes so far, milliseconds, and their memory, bytes. */
  async usage(): Promise<{ cpu: number; memory: number; tables: number }> {
    const text = await this.#metrics();
    const sum = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
        (total, [, value]) => total + Number(value),
        0,
      );
    return {
      cpu: 1000 * sum('process_cpu_seconds_total'),
      memory: sum('process_resident_memory_bytes'),
      tables: sum('moonlit_tables'),
    };
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }

  async #metrics(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return answer.text();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
