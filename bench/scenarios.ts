import type { FloorServer, SampleRow } from './floor-server';
import type { Load, Played } from './load';
import { midMission } from './mid-mission';
import type { OurServer } from './our-server';
import type { Helper, Jobs } from './processes';
import { bareTables, type LaidTable, layTables } from './tables';

/** A stretch of play at one server. */
export interface Measured extends Played {
  /** CPU time of the server's process for a command, milliseconds. */
  cpu: number;
}

/** The same stretch at the floor and at our server, one right after the other. */
export interface Compared {
  title: string;
  floor: Measured;
  ours: Measured;
}

/** Starts a process that ends with the benchmark at the latest. */
export type Start = <J extends Jobs>(entry: string, nodeOptions?: readonly string[]) => Helper<J>;

/** Something to do for everybody at the tables. */
type Stretch = (load: Helper<Load>) => Promise<Played>;

const MANY = 200;

/** Measures one table, then many, at both servers. */
export async function compareServers(
  databaseUrl: string,
  start: Start,
  profile: readonly string[],
): Promise<Compared[]> {
  const floor = start<FloorServer>('floor-server');
  const ours = start<OurServer>('our-server', profile);
  const floorPort = (await floor.ask('open', { databaseUrl, row: sampleRow() })).port;
  const oursPort = (await ours.ask('open', { databaseUrl })).port;

  async function compare(
    count: number,
    stretches: readonly [string, Stretch][],
  ): Promise<Compared[]> {
    const atFloor = await crowd(start, floorPort, bareTables(count));
    const atOurs = await crowd(start, oursPort, await layTables(databaseUrl, count));
    const compared: Compared[] = [];
    for (const [title, stretch] of stretches) {
      process.stderr.write(`Measuring: ${title}\n`);
      compared.push({
        title,
        floor: await measure(() => floor.ask('usage', undefined), atFloor, stretch),
        ours: await measure(() => ours.ask('usage', undefined), atOurs, stretch),
      });
    }
    for (const load of [atFloor, atOurs]) {
      await load.ask('leave', undefined);
      await load.end();
    }
    return compared;
  }

  const one = await compare(1, [
    ['One table, ticks as fast as answered', (load) => load.ask('hurry', { seconds: 5 })],
    ['One table, whole action rolls', (load) => load.ask('roll', { seconds: 5 })],
  ]);
  const many = await compare(MANY, [
    [`${MANY} tables, 1 tick a second each`, pace(1)],
    [`${MANY} tables, 5 ticks a second each`, pace(5)],
  ]);
  await floor.ask('close', undefined);
  await ours.ask('close', undefined);
  return [...one, ...many];
}

const pace =
  (rate: number): Stretch =>
  (load) =>
    load.ask('keepPace', { rate, seconds: 8 });

/** Seats everybody, and lets them play until both sides are warm. */
async function crowd(start: Start, port: number, tables: LaidTable[]): Promise<Helper<Load>> {
  const load = start<Load>('load');
  await load.ask('sit', { port, tables });
  await load.ask('warmUp', undefined);
  return load;
}

async function measure(
  usage: () => Promise<number>,
  load: Helper<Load>,
  stretch: Stretch,
): Promise<Measured> {
  const before = await usage();
  const played = await stretch(load);
  return { ...played, cpu: ((await usage()) - before) / played.commands };
}

/** What a tick of ours writes. */
function sampleRow(): SampleRow {
  const { table } = midMission();
  const command = { type: 'clock.tick' };
  return { command, events: table.rows.at(-1)?.events ?? [] };
}
