import { createHash } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readdir,
  readFile,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Account } from './account';
import { canEnter } from './account';

/** Where the database lies. */
export interface Chosen {
  folder: string;
  /** Whether that is not below the data folder, where one would look first. */
  moved: boolean;
  /** Where programs go that PostgreSQL's account cannot reach: all moved databases share them. */
  programs: string;
}

/** In a moved database's folder: whose it is. In that data folder: where the database is. */
export const BELONGS_TO = 'belongs-to.txt';
const IS_ELSEWHERE = 'database-is-elsewhere.txt';

/**
 * The folder for the database: below the data folder, or, when PostgreSQL's account cannot enter
 * that, a place outside whose name stays the same for the same data folder.
 */
export async function chooseFolder(dataDir: string, account: Account | null): Promise<Chosen> {
  const wanted = join(resolve(dataDir), 'postgres');
  if (!account || (await canEnter(wanted, account))) {
    const folder = await prepare(wanted, account);
    return { folder, moved: false, programs: folder };
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const lasting = '/var/lib/moonlit-table';
  const base = (await canCreate(lasting)) ? lasting : join(tmpdir(), 'moonlit-table');
  const folder = await prepare(join(base, name), account);
  await noteWhere(resolve(dataDir), folder);
  return { folder, moved: true, programs: base };
}

/** Leaves word at both ends, so that each is found from the other. */
async function noteWhere(dataDir: string, folder: string): Promise<void> {
  await writeFile(join(folder, BELONGS_TO), `${dataDir}\n`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, IS_ELSEWHERE), `${folder}\n`);
}

/** Databases outside of any data folder, beside this one, whose data folder is there no longer. */
export async function abandonedBeside(folder: string): Promise<string[]> {
  const base = dirname(folder);
  const names = await readdir(base);
  const abandoned = await Promise.all(
    names.map(async (name) => {
      const note = await readFile(join(base, name, BELONGS_TO), 'utf8').catch(() => '');
      const gone = note !== '' && (await stat(note.trim()).catch(() => null)) === null;
      return gone ? [join(base, name)] : [];
    }),
  );
  return abandoned.flat();
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
