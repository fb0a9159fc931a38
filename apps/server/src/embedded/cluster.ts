import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Account } from './account';
import type { Binaries } from './binaries';

/** One PostgreSQL cluster in a folder of its own, and the programs that work on it. */
export class Cluster {
  constructor(
    private readonly folder: string,
    private readonly binaries: Binaries,
    private readonly account: Account | null,
  ) {}

  get data(): string {
    return join(this.folder, 'cluster');
  }

  get logFile(): string {
    return join(this.folder, 'postgres.log');
  }

  /** Creates the cluster, unless it is there. Interrupted half-way, it starts afresh. */
  async initialise(): Promise<{ password: string }> {
    const secrets = join(this.folder, 'secrets.json');
    if (await exists(join(this.data, 'PG_VERSION'))) return readSecrets(secrets);
    const password = randomBytes(24).toString('base64url');
    const unfinished = `${this.data}.new`;
    const passwordFile = join(this.folder, 'password');
    await rm(unfinished, { recursive: true, force: true });
    await this.#writePrivately(passwordFile, password);
    try {
      await this.#run(this.binaries.initdb, [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
      ]);
    } finally {
      await rm(passwordFile, { force: true });
    }
    await appendFile(join(unfinished, 'postgresql.conf'), SETTINGS);
    await this.#writePrivately(secrets, JSON.stringify({ password }));
    await rename(unfinished, this.data);
    return { password };
  }

  /** The port of a PostgreSQL that already runs on this cluster, if one does. */
  async runningOn(): Promise<number | null> {
    const file = await readFile(join(this.data, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , port] = file.split('\n');
    return pid && port && isAlive(Number(pid)) ? Number(port) : null;
  }

  async start(): Promise<number> {
    const port = await this.#port();
    await this.#run(this.binaries.pg_ctl, [
      'start',
      '--wait',
      '--silent',
      `--pgdata=${this.data}`,
      `--log=${this.logFile}`,
      `--options=-p ${port}`,
    ]);
    return port;
  }

  async stop(): Promise<void> {
    await this.#run(this.binaries.pg_ctl, [
      'stop',
      '--wait',
      '--silent',
      '--mode=fast',
      `--pgdata=${this.data}`,
    ]);
  }

  /** The port of last time if it is free, else any free one. */
  async #port(): Promise<number> {
    const file = join(this.folder, 'port');
    const last = Number(await readFile(file, 'utf8').catch(() => '0'));
    const port = (await freePort(last)) ?? (await freePort(0));
    if (port === null) throw new Error('There is no free port for PostgreSQL.');
    await writeFile(file, String(port));
    return port;
  }

  async #writePrivately(file: string, text: string): Promise<void> {
    await writeFile(file, text, { mode: 0o600 });
    if (this.account) await chown(file, this.account.uid, this.account.gid);
  }

  /** Runs one of PostgreSQL's programs as its account. Rejects with what the program complains of. */
  #run(program: string, args: string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: this.folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...(this.account ?? {}),
      });
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        complaint += chunk;
      });
      child.on('error', reject);
      // Not `close`: PostgreSQL itself may keep the pipe.
      child.on('exit', (code) => {
        child.stderr.destroy();
        if (code === 0) resolve();
        else reject(new Error(`${program} ${args[0]} failed: ${complaint.trim()}`));
      });
    });
  }
}

/** The database role that owns everything. */
export const SUPERUSER = 'moonlit';

const SETTINGS = `
# Only for the server beside it.
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 60
`;

async function readSecrets(file: string): Promise<{ password: string }> {
  return z.object({ password: z.string() }).parse(JSON.parse(await readFile(file, 'utf8')));
}

function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The port, if nobody listens on it; any free one for 0. */
function freePort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}
