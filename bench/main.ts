import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../apps/server/src/embedded';
import { createLog } from '../apps/server/src/log';
import type { Start } from './contenders';
import type { Duality } from './duality-alone';
import type { Evening } from './evening-alone';
import { firstLoad } from './first-load';
import { countLost } from './kills';
import { measureOpening } from './opening';
import { comparePeers } from './peers';
import { Helper, type Jobs } from './processes';
import {
  comparisons,
  dualityAlone,
  eveningAlone,
  losses,
  machine,
  opening,
  rulesAlone,
  servers,
  upgrade,
  writeInto,
} from './report';
import type { Rules } from './rules-alone';
import { type Course, scenarios } from './scenarios';
import { measureUpgrade } from './upgrade';

/** No run takes longer; whatever hangs is given up. */
const MOST_MS = 1_800_000;
const PAGE = 'docs/performance.md';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Keeps the numbers in docs/performance.md. */
    write: { type: 'boolean', default: false },
    /** A folder for a CPU profile of our server, or of the rules. */
    profile: { type: 'string' },
    /** How often each stretch is measured at each server, one after the other. */
    rounds: { type: 'string', default: '3' },
    /** How long a stretch is. */
    seconds: { type: 'string', default: '8' },
    /** How often each server is killed. */
    kills: { type: 'string', default: '10' },
  },
});

const profile = flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`] : [];

/** What can be asked for by name, beside single scenarios; each has a place of that name in the page. */
const parts = {
  /** Our server beside the floor, and the rules alone. */
  async bench(course: Course): Promise<string[]> {
    const compared = await playAll(course, Object.keys(scenarios).filter(isScenario));
    return [...servers(compared), '', ...(await measureRules(course.start)), '', await page()];
  },
  /** Other engines beside ours. */
  async peers(course: Course, folder: string): Promise<string[]> {
    return comparisons(await comparePeers(course, folder));
  },
  /** What each of them loses when it dies. */
  async kills(course: Course, folder: string): Promise<string[]> {
    return losses(await countLost({ ...course, folder }, atLeastOne('kills')));
  },
};

/** The same for what has no place there. */
const asides = {
  /** The rules without a server. */
  rules: ({ start }: Course) => measureRules(start),
  /** *Daggerheart* beside a whole library, command by command. */
  evening: async ({ start }: Course) =>
    eveningAlone(await start<Evening>('evening-alone', profile).ask('measure', undefined)),
  /** How soon a table is seen that nobody had open, with a large library beside it. */
  opening: async ({ databaseUrl, start }: Course) =>
    opening(await measureOpening(databaseUrl, start)),
  /** How a table with a long life is opened by another build. */
  upgrade: async ({ databaseUrl, start }: Course) =>
    upgrade(await measureUpgrade(databaseUrl, start)),
};

/** Measures what was asked for and cleans up, whatever happens. */
async function main(): Promise<void> {
  const names = positionals.length > 0 ? positionals : ['bench'];
  const unknown = names.filter((name) => !isScenario(name) && !isPart(name) && !isAside(name));
  if (unknown.length > 0) throw new Error(`There is nothing to measure by that name: ${unknown}.`);
  const ends: (() => Promise<void>)[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-bench-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  try {
    await Promise.race([measure(names, folder, ends), givenUp()]);
  } finally {
    // The database last, since everything else is connected to it.
    for (const end of ends.reverse()) await end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  names: readonly string[],
  folder: string,
  ends: (() => Promise<void>)[],
): Promise<void> {
  const [busyBefore = 0] = loadavg();
  const start = starter(ends);
  const postgres = await startPostgres(folder, createLog('warn'));
  ends.unshift(() => postgres.stop());
  const [rounds, seconds] = [atLeastOne('rounds'), atLeastOne('seconds')];
  const course = { databaseUrl: postgres.url, start, profile, rounds, seconds };
  const compared = await playAll(course, names.filter(isScenario));
  if (compared.length > 0) await print('scenarios', busyBefore, servers(compared));
  for (const name of names.filter(isAside)) {
    await print(name, busyBefore, await asides[name](course));
  }
  for (const name of names.filter(isPart)) {
    await print(name, busyBefore, await parts[name](course, folder));
  }
}

/** A number that was asked for. */
function atLeastOne(name: 'rounds' | 'seconds' | 'kills'): number {
  const number = Number(flags[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`--${name} takes a whole number, 1 or more, and not “${flags[name]}”.`);
}

async function playAll(course: Course, names: readonly (keyof typeof scenarios)[]) {
  const compared = [];
  for (const name of names) compared.push(...(await scenarios[name](course)));
  return compared;
}

/** Prints what was found; what has a place in the page is also kept there, if that was asked for. */
async function print(name: string, busyBefore: number, lines: readonly string[]): Promise<void> {
  const text = `${[machine(busyBefore), '', ...lines].join('\n')}\n`;
  process.stdout.write(`${text}\n`);
  if (flags.write && isPart(name)) await writeInto(PAGE, name, text);
}

const isScenario = (name: string): name is keyof typeof scenarios => Object.hasOwn(scenarios, name);
const isAside = (name: string): name is keyof typeof asides => Object.hasOwn(asides, name);
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

async function measureRules(start: Start): Promise<string[]> {
  const rules = await start<Rules>('rules-alone', profile).ask('measure', undefined);
  const duality = await start<Duality>('duality-alone', profile).ask('measure', undefined);
  return [...rulesAlone(rules), '', dualityAlone(duality)];
}

async function page(): Promise<string> {
  const bytes = await firstLoad('apps/client/dist');
  return bytes === null
    ? 'The client was not built, so its size is not known.'
    : `JavaScript that the page needs before it shows anything: ${(bytes / 1000).toFixed(1)} kB gzipped.`;
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
function givenUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The measurement took too long.')), MOST_MS).unref();
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
