import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The system account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/**
 * PostgreSQL refuses to run as root. `null` means: as whoever runs this server. For root it is the
 * account `postgres`, which is created when it is missing.
 */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  return (await lookUp()) ?? (await create());
}

async function lookUp(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<Account> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]);
  const account = await lookUp();
  if (!account) throw new Error(`The account “${NAME}” could not be created.`);
  return account;
}

/** Whether the account can enter a folder, or the nearest one above it that exists. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  const above = dirname(folder);
  if (found && !enterable(found, account)) return false;
  return above === folder || canEnter(above, account);
}

function enterable(
  { mode, uid, gid }: { mode: number; uid: number; gid: number },
  account: Account,
): boolean {
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
