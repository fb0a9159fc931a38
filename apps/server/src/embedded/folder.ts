import { createHash } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Account } from './account';
import { canEnter } from './account';

/** Where the database lies, and why it is not where one would look first. */
export interface Chosen {
  folder: string;
  moved: boolean;
}

/**
 * The folder for the database: below the data folder, or, when PostgreSQL's account cannot enter
 * that, a place outside whose name stays the same for the same data folder.
 */
export async function chooseFolder(dataDir: string, account: Account | null): Promise<Chosen> {
  const wanted = join(resolve(dataDir), 'postgres');
  if (!account || (await canEnter(wanted, account))) {
    return { folder: await prepare(wanted, account), moved: false };
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const lasting = '/var/lib/moonlit-table';
  const base = (await canCreate(lasting)) ? lasting : join(tmpdir(), 'moonlit-table');
  return { folder: await prepare(join(base, name), account), moved: true };
}

async function prepare(folder: string, account: Account | null): Promise<string> {
  const first = await mkdir(dirname(folder), { recursive: true });
  // Whatever the umask: the account has to pass through the folders that were made for it.
  if (first && account) await openUp(dirname(folder), first);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

async function openUp(folder: string, first: string): Promise<void> {
  await chmod(folder, 0o755);
  if (folder !== first && folder !== dirname(folder)) await openUp(dirname(folder), first);
}

async function canCreate(folder: string): Promise<boolean> {
  const there = await stat(folder).catch(() => null);
  try {
    await access(there ? folder : dirname(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
