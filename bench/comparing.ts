import type { Contender, Running, Start } from './contenders';
import type { MoveName } from './moves';
import type { Load, Played } from './playing';
import type { Helper } from './processes';

/** Several servers at the same stretches of play, round after round, one right after the other. */

/** A stretch of play at one server. */
export interface Measured extends Played {
  /** CPU time of the server's process for a command, milliseconds. */
  cpu: number;
  /** Memory of the server's process at the end of it, bytes. */
  memory: number;
}

/** A stretch at several servers, the one that the others are held against first. */
export interface Compared {
  title: string;
  rows: readonly Row[];
}

export interface Row {
  name: string;
  /** One a round. A server that does not catch up with what it owes misses the rounds after. */
  rounds: readonly Measured[];
}

/** Something to do for everybody at the tables. */
export interface Stretch {
  title: string;
  play(load: Helper<Load>, move: MoveName): Promise<Played>;
  /** What is played before, unmeasured, if it is not the moves that each server is warmed up with. */
  warmUp?(load: Helper<Load>): Promise<Played>;
}

export interface Plan {
  /** Tables at each server. */
  count: number;
  rounds: number;
  stretches: readonly Stretch[];
}

/** So many moves a second at each table. */
export function pace(title: string, rate: number, seconds: number): Stretch {
  return { title, play: (load, move) => load.ask('keepPace', { rate, seconds, move }) };
}

/** A server, and those who play at it. */
interface Side {
  name: string;
  move: MoveName;
  server: Running;
  load: Helper<Load>;
  /** It owes more than it could give in a minute, and has been stopped. */
  out: boolean;
}

/**
 * Opens all servers, seats everybody, and measures each stretch at each of them in turn, so many
 * rounds. What else the machine does in the meantime meets all of them alike.
 */
export async function compare(
  start: Start,
  contenders: readonly Contender[],
  { count, rounds, stretches }: Plan,
): Promise<Compared[]> {
  const sides: Side[] = [];
  for (const contender of contenders) sides.push(await open(start, contender, count));
  const compared: Compared[] = [];
  for (const { title, play, warmUp } of stretches) {
    const measured = sides.map(({ name }) => ({ name, rounds: [] as Measured[] }));
    if (warmUp) for (const { load, out } of sides) if (!out) await warmUp(load);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Measuring: ${title}, round ${round} of ${rounds}\n`);
      for (const [place, side] of sides.entries()) {
        if (!side.out) measured[place]?.rounds.push(await measure(side, play));
      }
    }
    compared.push({ title, rows: measured });
  }
  for (const side of sides) {
    await side.load.ask('leave', undefined);
    await side.load.end();
    if (!side.out) await side.server.close();
  }
  return compared;
}

async function open(start: Start, contender: Contender, count: number): Promise<Side> {
  const { name, move } = contender;
  process.stderr.write(`Opening ${count} ${count === 1 ? 'table' : 'tables'}: ${name}\n`);
  const server = await contender.open();
  const tables = await contender.lay(server.port, count);
  const load = start<Load>(contender.load);
  await load.ask('sit', { port: server.port, tables });
  await load.ask('warmUp', { move });
  return { name, move, server, load, out: false };
}

async function measure(side: Side, play: Stretch['play']): Promise<Measured> {
  const { server, load } = side;
  const before = await server.usage();
  const played = await play(load, side.move);
  const { cpu, memory } = await server.usage();
  if (!(await load.ask('caughtUp', undefined))) {
    process.stderr.write(`${side.name} does not catch up, and is left out from now on\n`);
    side.out = true;
    await server.kill();
  }
  return { ...played, cpu: (cpu - before.cpu) / played.commands, memory };
}
