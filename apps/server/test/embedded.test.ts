import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../src/embedded';
import { canEnter } from '../src/embedded/account';
import { abandonedBeside, chooseFolder } from '../src/embedded/folder';
import { connect, openTable, type Person, startServer, until } from './helpers';
import { killAll, spawnServer } from './processes';

const log = pino({ level: 'silent' });
const asRoot = process.getuid?.() === 0;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonlit-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(killAll);
// Whoever stops the PostgreSQL of a killed server may still be writing: then it is tried again.
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, application_name: 'moonlit-table' });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function postmaster(): Promise<number> {
  const file = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sends as a client does: the same command, with the same id, until there is an answer that counts. */
async function persist(person: Person, command: { type: string }, id: string) {
  for (;;) {
    const ack = await person.send(command, id);
    if (ack.ok || !['server-error', 'server-busy'].includes(ack.refusal.code)) return ack;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const clocksOf = ({ state }: Person) =>
  Object.values((state.public as { clocks: Record<string, { name: string }> }).clocks).map(
    ({ name }) => name,
  );

describe('the PostgreSQL that comes along', () => {
  it('keeps what it is given, on the same port, from one start to the next', async () => {
    const first = await startPostgres(folder, log);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const second = await startPostgres(folder, log);
    expect(second.url).toBe(first.url);
    expect((await query(second.url, 'SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('is started again when it dies, and nothing that it has said is lost', async () => {
    const postgres = await startPostgres(folder, log);
    const at = await startServer({ databaseUrl: postgres.url });
    const { key } = await openTable(at.url);
    const bev = await connect(at.url, key);
    let reloads = 0;
    bev.socket.on('disconnect', () => {
      reloads += 1;
    });
    const clock = (name: string) => ({ type: 'clock.create', name, segments: 4 });
    await bev.must(clock('Before'));
    process.kill(await postmaster(), 'SIGKILL');
    const id = randomUUID();
    const ack = await persist(bev, clock('Meanwhile'), id);
    expect(ack.ok).toBe(true);
    // What is left of the old one may have given the first answer: each command persists.
    expect(await persist(bev, clock('Meanwhile'), id)).toEqual(ack);
    expect(await persist(bev, clock('After'), randomUUID())).toMatchObject({ ok: true });
    await until('it shows', () => clocksOf(bev).length === 3);
    expect(clocksOf(bev)).toEqual(['Before', 'Meanwhile', 'After']);
    expect(reloads).toBe(0);
    // What is left of the old one may have given all these answers, and takes no new connections.
    const answers = () =>
      query(postgres.url, 'SELECT 1').then(
        () => 'yes',
        () => 'no',
      );
    await expect.poll(answers, { timeout: 30_000 }).toBe('yes');
    bev.close();
    await at.server.close();
    await postgres.stop();
    await expect(query(postgres.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('stays while another server uses it', async () => {
    const one = await startPostgres(folder, log);
    const other = await startPostgres(folder, log);
    expect(other.url).toBe(one.url);
    await one.stop();
    expect((await query(other.url, 'SELECT 1')).rowCount).toBe(1);
    await other.stop();
    await expect(query(one.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a server with a PostgreSQL of its own', () => {
  const isOpen = (output: () => string) =>
    until('the server is open', () => output().includes('Its data is in'), 30_000);
  const settings = () => ({ DATABASE_URL: '', DATA_DIR: folder, PORT: '0' });

  it('takes it along, whatever ends the server', async () => {
    const killed = spawnServer(settings());
    await isOpen(killed.output);
    expect(killed.output()).toContain(`Its data is in ${join(folder, 'postgres')}`);
    const first = await postmaster();
    killed.child.kill('SIGKILL');
    await until('it is gone', () => !runs(first), 30_000);

    const again = spawnServer(settings());
    await isOpen(again.output);
    const second = await postmaster();
    again.child.kill('SIGHUP');
    await until('the server has stopped', () => again.child.signalCode === 'SIGHUP', 30_000);
    await until('it is gone as well', () => !runs(second), 20_000);
  });

  it('starts while the PostgreSQL of a killed one is being stopped', async () => {
    const killed = spawnServer(settings());
    await isOpen(killed.output);
    killed.child.kill('SIGKILL');
    // At each of these moments the old one may be running, ending, or gone.
    for (const wait of [0, 200]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const postgres = await startPostgres(folder, log);
      expect((await query(postgres.url, 'SELECT one FROM kept')).rowCount).toBe(1);
      await postgres.stop();
    }
  });

  it('ends with a plain line when its PostgreSQL cannot be started again', async () => {
    const { child, output } = spawnServer(settings());
    await isOpen(output);
    const pid = await postmaster();
    const version = join(folder, 'postgres', 'cluster', 'PG_VERSION');
    await rename(version, `${version}.away`);
    process.kill(pid, 'SIGKILL');
    await until('the server has ended', () => child.exitCode !== null, 40_000);
    await rename(`${version}.away`, version);
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('PostgreSQL has died and could not be started again');
  });
});

describe.runIf(asRoot)('as root, where the account of PostgreSQL cannot go', () => {
  const account = { uid: 64_999, gid: 64_999 };

  it('another folder is chosen, the same one each time', async () => {
    const locked = await mkdtemp(join(tmpdir(), 'moonlit-locked-'));
    expect(await canEnter(join(locked, 'not', 'there'), account)).toBe(false);
    const chosen = await chooseFolder(join(locked, 'data'), account);
    expect(chosen.moved).toBe(true);
    expect(chosen.folder.startsWith(locked)).toBe(false);
    expect(await chooseFolder(join(locked, 'data'), account)).toEqual(chosen);
    const note = join(locked, 'data', 'database-is-elsewhere.txt');
    expect(await readFile(note, 'utf8')).toBe(`${chosen.folder}\n`);
    expect(await abandonedBeside(chosen.folder)).not.toContain(chosen.folder);
    await rm(locked, { recursive: true });
    expect(await abandonedBeside(chosen.folder)).toContain(chosen.folder);
    await rm(chosen.folder, { recursive: true });
  });

  it('a folder that it can enter is used as it is', async () => {
    const chosen = await chooseFolder(join(folder, 'deeper', 'data'), account);
    expect(chosen).toMatchObject({
      folder: join(folder, 'deeper', 'data', 'postgres'),
      moved: false,
    });
  });
});
