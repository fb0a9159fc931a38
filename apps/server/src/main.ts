import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from './app';
import { BackupSchedule } from './backup/schedule';
import { readConfig } from './config';
import { type EmbeddedPostgres, startPostgres } from './embedded';
import { announced } from './http/reach';
import { createLog } from './log';
import { startProcesses } from './processes';
import { connectionsInAll, DEVELOPMENT, optionsOf } from './processes/settings';

/** A second signal to stop within this time is ignored: it comes from the same Ctrl-C. */
const REPEATED_SIGNAL_MS = 1_500;
const never = new Promise<never>(() => undefined);

/** Starts the server with the settings of the environment, and stops it when it is asked to. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const several = config.PROCESSES > 1;
  const log = createLog(config.LOG_LEVEL, undefined, several ? { process: 0 } : null);
  const postgres = config.DATABASE_URL
    ? null
    : await startPostgres(config.DATA_DIR, log, giveUp, connectionsInAll(config));
  const databaseUrl = config.DATABASE_URL ?? postgres?.url ?? '';
  const build = buildId();
  const server = several
    ? await startProcesses({ config, databaseUrl, build, log })
    : await createServer({ ...optionsOf(config, build), databaseUrl, log });

  const backups = new BackupSchedule({
    url: databaseUrl,
    log,
    folder: config.BACKUP_DIR,
    everyHours: config.BACKUP_EVERY_HOURS || null,
    keepDays: config.BACKUP_KEEP_DAYS,
  });

  let asked = 0;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (asked > 0) {
      // A terminal and npm may both pass on the same Ctrl-C. Whoever asks again later does not want
      // to wait; nothing that was acknowledged can be lost.
      if (Date.now() - asked > REPEATED_SIGNAL_MS) process.exit(1);
      return never;
    }
    asked = Date.now();
    log.info({ signal }, 'Stopping');
    await server.close();
    await backups.close();
    await postgres?.stop();
    log.info('Stopped');
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).then(
        () => end(signal),
        (error: unknown) => {
          log.fatal({ err: error }, 'The server did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }

  try {
    const port = await server.listen(config.PORT, config.HOST);
    for (const address of announced({ publicUrl: config.PUBLIC_URL, host: config.HOST }, port)) {
      process.stdout.write(`Moonlit Table is open at ${address}\n`);
    }
    if (postgres) process.stdout.write(whereDataIs(postgres));
  } catch (error) {
    await server.close();
    await backups.close();
    await postgres?.stop();
    throw isTaken(error)
      ? new Error(`Port ${config.PORT} is taken. Choose another one: PORT=3001 npm start`)
      : error;
  }
}

/** Nothing can be stored any more, so whoever supervises this process has to know. */
function giveUp(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** Ends well. */
function end(signal: NodeJS.Signals): void {
  if (signal !== 'SIGHUP') process.exit(0);
  // As anybody does whose terminal is gone: at an end of its own, Node would want to tidy that up.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** One line for where all data lies, and one for each folder of data that nobody seems to use. */
function whereDataIs({ folder, abandoned }: EmbeddedPostgres): string {
  const unused = abandoned.map(
    (other) => `There is data of a folder that is gone in ${other}: remove it if nobody needs it\n`,
  );
  return [`Its data is in ${folder}\n`, ...unused].join('');
}

/** Changes with every build: derived values of another one cannot be compared with this one's. */
function buildId(): string {
  const file = fileURLToPath(import.meta.url);
  // Not bundled, so the rules may have changed without this file.
  if (file.endsWith('.ts')) return `${DEVELOPMENT}${Date.now()}`;
  const code = readFileSync(file);
  return createHash('sha256').update(code).digest('base64url').slice(0, 12);
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

main().catch(giveUp);

/** An error with what caused it, one a line. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n${explain(error.cause)}` : error.message;
}
