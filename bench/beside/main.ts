import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { percentiles } from '../statistics';
import type * as Side from './side';

// Holds two builds of the rules beside each other, in one process and in turns; see docs/performance.md.

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The two builds, as they were bundled. */
    before: { type: 'string', default: '' },
    now: { type: 'string', default: '' },
    /** How often each scene is played in each. */
    rounds: { type: 'string', default: '12' },
    /** Times what is decided and evolved alone, without what is offered and told afterwards. */
    alone: { type: 'boolean', default: false },
  },
});

const rounds = Number(flags.rounds);
const load = (file: string): Promise<typeof Side> => import(pathToFileURL(resolve(file)).href);
const [before, now] = [await load(flags.before), await load(flags.now)];
const sides = [before, now] as const;
type Both = [before: number, now: number];

/** What all commands of a kind took. */
interface Kind {
  commands: number;
  /** Microseconds a command, of each command the least that it took in any round: what the machine did besides is not in it. */
  least: Both;
  /** The middle one of all. */
  middle: Both;
}

/** One after the other, and in the other order next time: whatever comes first finds other caches. */
const inTurn = <T>(round: number, work: (side: 0 | 1) => T): [T, T] => {
  if (round % 2 === 0) return [work(0), work(1)];
  const second = work(1);
  return [work(0), second];
};

function kindsOf(name: string): { kinds: Map<string, Kind>; cpu: number; differ: number } {
  const sent = before.sentIn(name);
  // What one has played beforehand is better compiled, so the other plays it as well.
  now.sentIn(name);
  const all: [Side.Taken[], Side.Taken[]][] = [];
  const ratios: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const cpus: Both = [0, 0];
    const taken = inTurn(round, (side) => {
      const start = process.cpuUsage();
      const times = sides[side].play(name, sent, flags.alone);
      const { user, system } = process.cpuUsage(start);
      cpus[side] = user + system;
      return times;
    });
    // While code is still being compiled nothing is counted.
    if (round < 0) continue;
    all.push(taken);
    ratios.push(cpus[1] / cpus[0]);
  }
  const kinds = new Map<string, Kind>();
  const every = new Map<string, [number[], number[]]>();
  let differ = 0;
  for (const [at, { kind }] of sent.entries()) {
    const [first] = all;
    if (first?.[0][at]?.accepted !== true || first[1][at]?.accepted !== true) {
      differ += first?.[0][at]?.accepted === first?.[1][at]?.accepted ? 0 : 1;
      continue;
    }
    const known = kinds.get(kind) ?? { commands: 0, least: [0, 0], middle: [0, 0] };
    const times = every.get(kind) ?? [[], []];
    known.commands += 1;
    for (const side of [0, 1] as const) {
      const own = all.map((taken) => taken[side][at]?.time ?? 0);
      known.least[side] += Math.min(...own);
      times[side].push(...own);
    }
    kinds.set(kind, known);
    every.set(kind, times);
  }
  for (const [kind, { commands, least, middle }] of kinds) {
    for (const side of [0, 1] as const) {
      least[side] *= 1000 / commands;
      middle[side] = 1000 * percentiles(every.get(kind)?.[side] ?? []).p50;
    }
  }
  return { kinds, cpu: percentiles(ratios).p50, differ };
}

/** All that is computed, of nothing known. */
function fromNothing(name: string): Kind {
  const times: [number[], number[]] = [[], []];
  for (let round = -10; round < 5 * rounds; round += 1) {
    const taken = inTurn(round, (side) => sides[side].computeAll(name));
    if (round >= 0) for (const side of [0, 1] as const) times[side].push(1000 * taken[side]);
  }
  return {
    commands: 1,
    least: [Math.min(...times[0]), Math.min(...times[1])],
    middle: [percentiles(times[0]).p50, percentiles(times[1]).p50],
  };
}

const ratio = ([first, second]: Both): string => `×${(second / first).toFixed(2)}`;
const micro = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

process.stdout.write(
  '| | | commands | before µs | now µs | | before, middle | now, middle | |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n',
);
for (const name of positionals.length > 0 ? positionals : before.names) {
  const { kinds, cpu, differ } = kindsOf(name);
  const line = (kind: string, { commands, least, middle }: Kind) =>
    `| ${[name, kind, commands, ...least.map(micro), ratio(least), ...middle.map(micro), ratio(middle)].join(' | ')} |\n`;
  for (const [kind, what] of kinds) process.stdout.write(line(kind, what));
  if (!flags.alone) process.stdout.write(line('everything computed anew', fromNothing(name)));
  process.stdout.write(`| ${name} | CPU time of all | | | | ×${cpu.toFixed(2)} | | | |\n`);
  if (differ > 0) {
    process.stderr.write(
      `${name}: ${differ} commands are refused by one of them, and not counted.\n`,
    );
  }
}
