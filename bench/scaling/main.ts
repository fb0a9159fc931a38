import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/server/src/embedded';
import { createLog } from '../../apps/server/src/log';
import { type Party, seat } from '../crowd';
import { arrive } from '../moonlit-member';
import { moves } from '../moves';
import { percentiles } from '../statistics';
import { layTables, missionSample } from '../tables';
import { appends, notifications } from './database';
import { build, MeasuredServer } from './server';

/** Where the ceilings are: of one process, of several on this machine, of one PostgreSQL. */

const { values: flags } = parseArgs({
  options: {
    /** Only PostgreSQL. */
    database: { type: 'boolean', default: false },
    tables: { type: 'string', default: '200' },
    processes: { type: 'string', default: '1,2' },
    /** Commands a second that are offered, one after the other. */
    paces: { type: 'string', default: '200,400,600,800,1000' },
    seconds: { type: 'string', default: '5' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const list = (text: string) => text.split(',').map(Number);

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-scaling-'));
  // PostgreSQL's account has to get in.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder, createLog('error'));
  say(
    `${cpus().length} cores, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')} before`,
  );
  try {
    if (!flags.database) {
      say('processes · offered/s · carried out/s · p50 · p99 ms · ms CPU a command · MB');
      for (const processes of list(flags.processes)) await climb(postgres.url, processes);
    } else await (await MeasuredServer.start(postgres.url, 1)).stop();
    await measureDatabase(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Offers more and more, until a server in so many processes falls behind. */
async function climb(databaseUrl: string, processes: number): Promise<void> {
  const server = await MeasuredServer.start(databaseUrl, processes);
  try {
    const empty = await server.usage();
    const tables = await layTables(databaseUrl, Number(flags.tables), missionSample(), build);
    const parties = await seat(arrive, server.port, tables);
    await keepPace(parties, 100, 2);
    const full = await server.usage();
    say(
      `${processes} · ${(empty.memory / 1e6).toFixed(0)} MB empty, and ` +
        `${((full.memory - empty.memory) / full.tables / 1e3).toFixed(0)} kB a table of ${full.tables}`,
    );
    for (const offered of list(flags.paces)) {
      const before = await server.usage();
      const played = await keepPace(parties, offered, Number(flags.seconds));
      const { cpu, memory } = await server.usage();
      const { p50, p99 } = percentiles(parties.flatMap(({ times }) => times));
      const each = (cpu - before.cpu) / played.commands;
      say(
        [processes, offered, played.pace.toFixed(0), p50.toFixed(1), p99.toFixed(1)].join(' · ') +
          ` · ${each.toFixed(2)} · ${(memory / 1e6).toFixed(0)}`,
      );
      if (played.pace < 0.9 * offered) break;
    }
    for (const { members } of parties) for (const member of members) member.leave();
  } finally {
    await server.stop();
  }
}

/** So many commands a second, whatever becomes of them; then waits until everybody has seen all. */
async function keepPace(
  parties: readonly Party[],
  pace: number,
  seconds: number,
): Promise<{ commands: number; pace: number }> {
  for (const party of parties) party.reset();
  const start = performance.now();
  let commands = 0;
  let refused = 0;
  while (performance.now() - start < seconds * 1000) {
    for (; commands * (1000 / pace) <= performance.now() - start; commands += 1) {
      const moving = parties[commands % parties.length]?.move(moves.tick);
      moving
        ?.catch(() => false)
        .then((done) => {
          if (!done) refused += 1;
        });
    }
    await pause(1);
  }
  await Promise.race([Promise.all(parties.map((party) => party.settled())), pause(10_000)]);
  const carriedOut = commands - refused;
  return { commands: carriedOut, pace: (carriedOut * 1000) / (performance.now() - start) };
}

async function measureDatabase(url: string): Promise<void> {
  say('connections · rows a statement · rows/s · bytes a row stored · in the write-ahead log');
  for (const [connections, rowsEach] of [
    [1, 1],
    [4, 1],
    [16, 1],
    [4, 20],
  ] as const) {
    const { rows, stored, logged } = await appends(url, connections, rowsEach);
    say([connections, rowsEach, ...[rows, stored, logged].map(Math.round)].join(' · '));
  }
  say('servers that listen · notices of commits a second at each');
  for (const listeners of [2, 8, 32]) {
    const { notices } = await notifications(url, listeners);
    say([listeners, Math.round(notices)].join(' · '));
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
// Once one of many sockets has failed, the others end with the server.
process.on('unhandledRejection', () => undefined);
