import { readConfig } from '../config';
import { startPostgres } from '../embedded';
import { createLog } from '../log';
import { BackupProblem } from './problem';
import { restoreBackup } from './restore';
import { writeBackup } from './write';

const USAGE = `npm run backup                 writes everything that is played here into BACKUP_DIR
npm run restore -- <file>      restores such a file into an empty database`;

/** Writes a backup, or restores one: with the settings of the server whose database it is, which may run meanwhile. */
async function main([what, file, ...more]: string[]): Promise<void> {
  const config = readConfig(process.env);
  const isRestore = what === 'restore' && file !== undefined;
  if ((!isRestore && (what !== 'backup' || file !== undefined)) || more.length > 0) {
    throw new BackupProblem(USAGE);
  }
  const postgres = config.DATABASE_URL
    ? null
    : await startPostgres(config.DATA_DIR, createLog('warn'));
  const url = config.DATABASE_URL ?? postgres?.url ?? '';
  try {
    if (isRestore) {
      const { at, rows } = await restoreBackup(url, file, config.MIGRATIONS_DIR);
      const { tables = 0, commits = 0 } = rows;
      say(
        `Restored what was played until ${at}: ${count(tables, 'table')}, ${count(commits, 'step')}.`,
      );
      say(
        'Dice fall as they fell before in a session that goes on: have tables start the next one.',
      );
    } else {
      const { file: written, bytes } = await writeBackup(url, config.BACKUP_DIR);
      say(
        `${written} (${(bytes / 1_000_000).toFixed(1)} MB). It holds every secret: keep it safe.`,
      );
    }
  } finally {
    await postgres?.stop();
  }
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const say = (line: string) => process.stdout.write(`${line}\n`);

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof BackupProblem ? error.message : explain(error)}\n`);
  process.exitCode = 1;
});

/** What nobody has a sentence for: all that is known of it. */
function explain(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? error.message}` : String(error);
}
