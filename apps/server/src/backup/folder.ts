import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, tooMany } from './thinning';

const NAME = /^moonlit-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sql\.gz$/;
/** What the name of an unfinished one ends with. */
export const UNFINISHED = '.part';

/** The name of a backup that is taken now: to the second, as any file system can write it. */
export const nameOf = (at: number): string =>
  `moonlit-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sql.gz`;

/** The backups in a folder, oldest first; none where there is no such folder. Other files are none of its business. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      const at = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return Number.isNaN(at) ? [] : [{ name, at }];
    })
    .sort((one, other) => one.at - other.at);
}

/** Removes backups that are not needed beside the others any more; gives their names. */
export async function thinOut(folder: string, now: number, keepDays: number): Promise<string[]> {
  const names = tooMany(await backupsIn(folder), now, keepDays).map(({ name }) => name);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  return names;
}

/** Removes what a server has left that was stopped while it wrote. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const unfinished = names.filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)),
  );
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })));
}
