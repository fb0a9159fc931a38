import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive } from './alive';
import { binariesSchema } from './binaries';

/** Where a cluster lies, the programs that work on it, and as whom; `null`: as whoever runs this. */
export const clusterPlaceSchema = z.object({
  folder: z.string(),
  binaries: binariesSchema,
  account: z.object({ uid: z.number(), gid: z.number() }).nullable(),
});
export type ClusterPlace = z.infer<typeof clusterPlaceSchema>;

/** One PostgreSQL cluster in a folder of its own. */
export class Cluster {
  /** @param connections how many its server may open */
  constructor(
    private readonly place: ClusterPlace,
    private readonly connections = 0,
  ) {}

  get data(): string {
    return join(this.place.folder, 'cluster');
  }

  get logFile(): string {
    return join(this.place.folder, 'postgres.log');
  }

  /** The password of the role that owns everything. Never log it. */
  async password(): Promise<string> {
    const text = await readFile(this.#secrets, 'utf8');
    return z.object({ password: z.string() }).parse(JSON.parse(text)).password;
  }

  /** Creates the cluster, unless it is there. Interrupted half-way, it starts afresh. */
  async initialise(): Promise<void> {
    if (await exists(join(this.data, 'PG_VERSION'))) return;
    const password = randomBytes(24).toString('base64url');
    const unfinished = `${this.data}.new`;
    const passwordFile = join(this.place.folder, 'password');
    await rm(unfinished, { recursive: true, force: true });
    await this.#writePrivately(passwordFile, password);
    try {
      await this.#run(this.place.binaries.initdb, [
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
    await this.#writePrivately(this.#secrets, JSON.stringify({ password }));
    await rename(unfinished, this.data);
  }

  /** The port of a PostgreSQL that already runs on this cluster, if one does. */
  async runningOn(): Promise<number | null> {
    const file = await readFile(join(this.data, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid, , , port] = file.split('\n');
    return pid && port && (await isAlive(Number(pid))) ? Number(port) : null;
  }

  /** Starts PostgreSQL and gives its port: the wanted one, else that of last time if it is free. */
  async start(wanted: number | null): Promise<number> {
    const port = wanted ?? (await this.#port());
    await this.#run(this.place.binaries.pg_ctl, [
      'start',
      '--wait',
      '--silent',
      `--pgdata=${this.data}`,
      `--log=${this.logFile}`,
      `--options=-p ${port} -c max_connections=${mostConnections(this.connections)}`,
    ]);
    return port;
  }

  async stop(): Promise<void> {
    await this.#run(this.place.binaries.pg_ctl, [
      'stop',
      '--wait',
      '--silent',
      '--mode=fast',
      `--pgdata=${this.data}`,
    ]);
  }

  get #secrets(): string {
    return join(this.place.folder, 'secrets.json');
  }

  /** The port of last time if it is free, else any free one. */
  async #port(): Promise<number> {
    const file = join(this.place.folder, 'port');
    const last = Number(await readFile(file, 'utf8').catch(() => '0'));
    const port = (await freePort(last)) ?? (await freePort(0));
    if (port === null) throw new Error('There is no free port for PostgreSQL.');
    await writeFile(file, String(port));
    return port;
  }

  async #writePrivately(file: string, text: string): Promise<void> {
    await writeFile(file, text, { mode: 0o600 });
    const { account } = this.place;
    if (account) await chown(file, account.uid, account.gid);
  }

  /** Runs one of PostgreSQL's programs as its account. Rejects with what the program complains of. */
  #run(program: string, args: string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: this.place.folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...(this.place.account ?? {}),
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
`;

/** Room for a second server, as while one replaces the other, and for whoever looks into the database. */
const mostConnections = (connections: number): number => Math.max(60, 2 * connections + 20);

function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
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
