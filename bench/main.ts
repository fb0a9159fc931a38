import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../apps/server/src/embedded';
import { createLog } from '../apps/server/src/log';
import { firstLoad } from './first-load';
import { Helper, type Jobs } from './processes';
import { report, rulesAlone, upgrade, writeInto } from './report';
import type { Rules } from './rules-alone';
import { compareServers, type Start } from './scenarios';
import { measureUpgrade } from './upgrade';

/** No measurement takes longer; whatever hangs is given up. */
const MOST_MS = 180_000;
const MOST_UPGRADE_MS = 600_000;
const PAGE = 'docs/performance.md';

const { values: flags } = parseArgs({
  options: {
    /** Keeps the numbers in docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** A folder for a CPU profile of our server, or of the rules. */
    profile: { type: 'string' },
    /** The rules alone, without servers: some seconds. Nothing is kept of it. */
    rules: { type: 'boolean', default: false },
    /** How a table with a long life is opened by another build. Nothing is kept of it. */
    upgrade: { type: 'boolean', default: false },
  },
});

const profile = flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`] : [];

/** Measures everything and cleans up, whatever happens. */
async function main(): Promise<void> {
  if (flags.rules) return measureRules();
  const ends: (() => Promise<void>)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-bench-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  try {
    const postgres = await startPostgres(folder, createLog('warn'));
    ends.push(() => postgres.stop());
    const start = starter(ends);
    const measuring = flags.upgrade
      ? measureUpgrade(postgres.url, start).then(upgrade)
      : measure(postgres.url, start);
    const lines = await Promise.race([
      measuring,
      givenUp(flags.upgrade ? MOST_UPGRADE_MS : MOST_MS),
    ]);
    process.stdout.write(lines);
    if (flags.write && !flags.upgrade) await writeInto(PAGE, lines);
  } finally {
    // The database last, since everything else is connected to it.
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRules(): Promise<void> {
  const ends: (() => Promise<void>)[] = [];
  const rules = await starter(ends)<Rules>('rules-alone', profile).ask('measure', undefined);
  process.stdout.write(`${rulesAlone(rules).join('\n')}\n`);
  for (const end of ends) await end();
}

async function measure(databaseUrl: string, start: Start): Promise<string> {
  const [busyBefore = 0] = loadavg();
  const servers = await compareServers(databaseUrl, start, profile);
  const rules = await start<Rules>('rules-alone').ask('measure', undefined);
  return report({ busyBefore, servers, rules, firstLoad: await firstLoad('apps/client/dist') });
}

/** Starts processes, and notes how they are ended. */
function starter(ends: (() => Promise<void>)[]): Start {
  return <J extends Jobs>(entry: string, nodeOptions?: readonly string[]) => {
    const helper = new Helper<J>(entry, nodeOptions);
    ends.push(() => helper.end());
    return helper;
  };
}

/** Rejects when it takes too long, or when somebody wants it to end. */
function givenUp(after: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The measurement took too long.')), after).unref();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error(`Ended by ${signal}.`)));
    }
  });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
