import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../src/embedded';
import { canEnter } from '../src/embedded/account';
import { chooseFolder } from '../src/embedded/folder';

const log = pino({ level: 'silent' });
const asRoot = process.getuid?.() === 0;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonlit-embedded-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, application_name: 'moonlit-table' });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL that comes along', () => {
  it('keeps what it is given, on the same port, from one start to the next', async () => {
    const first = await startPostgres(folder, log);
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow();
    const second = await startPostgres(folder, log);
    expect(second.url).toBe(first.url);
    expect((await query(second.url, 'SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('is taken over when its server was killed and left it running', async () => {
    const orphan = await startPostgres(folder, log);
    const adopted = await startPostgres(folder, log);
    expect(adopted.url).toBe(orphan.url);
    await adopted.stop();
    await expect(query(orphan.url, 'SELECT 1')).rejects.toThrow();
  });

  it('comes back when it was killed itself', async () => {
    const killed = await startPostgres(folder, log);
    const file = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
    const next = await startPostgres(folder, log);
    expect((await query(next.url, 'SELECT one FROM kept')).rowCount).toBe(1);
    await next.stop();
    await expect(killed.stop()).rejects.toThrow();
  });

  it('stays while another server uses it', async () => {
    const one = await startPostgres(folder, log);
    const other = await startPostgres(folder, log);
    const client = new pg.Client({
      connectionString: other.url,
      application_name: 'moonlit-table',
    });
    await client.connect();
    await one.stop();
    expect((await client.query('SELECT 1')).rowCount).toBe(1);
    await client.end();
    await other.stop();
    await expect(query(one.url, 'SELECT 1')).rejects.toThrow();
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
    await rm(chosen.folder, { recursive: true });
    await rm(locked, { recursive: true });
  });

  it('a folder that it can enter is used as it is', async () => {
    const chosen = await chooseFolder(join(folder, 'deeper', 'data'), account);
    expect(chosen).toEqual({ folder: join(folder, 'deeper', 'data', 'postgres'), moved: false });
  });
});
