import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Start } from './contenders';
import type { Member } from './crowd';
import { type Life, type LongTable, layLongTable, tidy } from './long-history';
import { tick } from './mid-mission';
import { arrive as sitDown } from './moonlit-member';
import type { Command } from './moves';
import type { OurServer } from './our-server';
import { percentiles } from './statistics';

/** How a table was opened, after a server was started anew. */
export interface Opening {
  life: Life;
  by: string;
  /** From connecting until the table is seen, milliseconds; of several starts the median. */
  seen: number;
  /** The slowest start. */
  seenAtWorst: number;
  /** From connecting until a first command was answered. */
  answered: number;
  /** How long the server's health was waited for meanwhile. */
  health: { p50: number; most: number };
  /** How long others waited for a command of theirs. */
  others: { p50: number; most: number };
}

const COMMANDS = 20_000;
const STARTS = 5;
/** The build that has left the snapshots. */
const BUILD = 'one';
/** Play at another table before and after: what a server needs to become as fast as it gets. */
const WARM_UP_MS = 2_000;
const AFTER_MS = 300;

const kinds = [
  { by: 'the same build', server: { build: BUILD } },
  { by: 'another build, the same `stateVersion`', server: { build: 'two' } },
  { by: 'another `stateVersion`: all is replayed', server: { build: 'three', raise: 1 } },
];

/** Measures how long a table with a long life takes to open, and what others notice of it. */
export async function measureUpgrade(databaseUrl: string, start: Start): Promise<Opening[]> {
  // Brings the database up to date.
  const first = start<OurServer>('our-server');
  await first.ask('open', { databaseUrl });
  await first.ask('close', undefined);
  await first.end();
  const other = await layLongTable(databaseUrl, { life: 'ticks', commands: 200, build: BUILD });
  const openings: Opening[] = [];
  for (const life of ['ticks', 'rolls'] as const) {
    const long = await layLongTable(databaseUrl, { life, commands: COMMANDS, build: BUILD });
    for (const { by, server } of kinds) {
      process.stderr.write(`Measuring: ${COMMANDS} ${life}, opened by ${by}\n`);
      const runs: Run[] = [];
      for (let run = 0; run < STARTS; run += 1) {
        runs.push(await open(databaseUrl, start, server, { long, other }));
        await tidy(databaseUrl, [long, other]);
      }
      openings.push({ life, by, ...summed(runs) });
    }
  }
  return openings;
}

interface Run {
  seen: number;
  answered: number;
  health: number[];
  others: number[];
}

async function open(
  databaseUrl: string,
  start: Start,
  server: { build: string; raise?: number },
  { long, other }: { long: LongTable; other: LongTable },
): Promise<Run> {
  const ours = start<OurServer>('our-server');
  const { port } = await ours.ask('open', { databaseUrl, ...server });
  const neighbour = await arrive(port, other);
  let turn = other.head;
  const others = repeat(1, async () => {
    await persist(neighbour, tick(other.target, turn));
    turn += 1;
  });
  const health = repeat(1, () => healthOf(port));
  await pause(WARM_UP_MS);
  for (const one of [others, health]) one.times.length = 0;
  const began = performance.now();
  const member = await arrive(port, long);
  const seen = performance.now() - began;
  await persist(member, tick(long.target, long.head));
  const answered = performance.now() - began;
  await pause(AFTER_MS);
  await Promise.all([others.end(), health.end()]);
  for (const one of [neighbour, member]) one.leave();
  await ours.ask('close', undefined);
  await ours.end();
  return { seen, answered, health: health.times, others: others.times };
}

/** Sits down. Where that takes longer than a server waits for a handshake, again, as a client does. */
async function arrive(port: number, table: LongTable, tries = 5): Promise<Member> {
  const [seat] = table.chairs;
  if (!seat) throw new Error('Nobody sits there.');
  try {
    const { target } = table;
    return await sitDown({ port, chair: seat, place: 0, target, updated: () => undefined });
  } catch (error) {
    if (tries === 1) throw error;
    return arrive(port, table, tries - 1);
  }
}

/** Sends a command until it is carried out: a server that is too busy says so, and to try again. */
async function persist(member: Member, command: Command, tries = 50): Promise<void> {
  try {
    await member.send(command);
  } catch (error) {
    if (tries === 1) throw error;
    await pause(100);
    await persist(member, command, tries - 1);
  }
}

/** Does something again and again, so many milliseconds after it was done, and notes how long it took. */
function repeat(
  every: number,
  work: () => Promise<void>,
): { times: number[]; end(): Promise<void> } {
  const times: number[] = [];
  let ended = false;
  const working = (async () => {
    while (!ended) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
      await pause(every);
    }
  })();
  // Whoever ends it hears of it.
  working.catch(() => undefined);
  return {
    times,
    end() {
      ended = true;
      return working;
    },
  };
}

function healthOf(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/livez', agent: false }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error('The server is not well.')),
      );
    })
      .once('error', reject)
      .end();
  });
}

function summed(runs: readonly Run[]): Omit<Opening, 'life' | 'by'> {
  const seen = runs.map((run) => run.seen);
  const waited = (times: number[]) => ({ p50: percentiles(times).p50, most: Math.max(...times) });
  return {
    seen: percentiles(seen).p50,
    seenAtWorst: Math.max(...seen),
    answered: percentiles(runs.map((run) => run.answered)).p50,
    health: waited(runs.flatMap((run) => run.health)),
    others: waited(runs.flatMap((run) => run.others)),
  };
}
