import { storedState } from '@moonlit/rules';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { evening } from '@moonlit/rules/daggerheart/testing/evening';
import type { Start } from './contenders';
import { arrive } from './moonlit-member';
import type { OurServer } from './our-server';
import { percentiles } from './statistics';
import { BUILD, countingSample, type LaidTable, layTables } from './tables';

/** How a table was opened that nobody had open: from connecting until everything is seen. */
export interface TableOpened {
  what: string;
  /** What its snapshot takes as JSON, in kilobytes. */
  stored: number;
  /** Milliseconds: by a server that has just been started, of the servers the least. */
  first: number;
  /** By one that has opened such tables before: the least of all, and the middle one. */
  least: number;
  middle: number;
}

const SERVERS = 4;
/** Tables of each kind that each server opens, one after the other. */
const TABLES = 12;

/** An evening of *Daggerheart* beside a library of the size of the whole reference document, and without it. */
export async function measureOpening(databaseUrl: string, start: Start): Promise<TableOpened[]> {
  const { state, seq } = evening();
  const without = { ...state, beside: { ...state.beside, library: {} } };
  const all = [
    { what: 'beside a whole library', state: storedState(daggerheart, state) },
    { what: 'the same without it', state: storedState(daggerheart, without) },
  ];
  const times = all.map(() => ({ first: [] as number[], later: [] as number[] }));
  for (let server = 0; server < SERVERS; server += 1) {
    process.stderr.write(`Measuring: tables are opened, server ${server + 1} of ${SERVERS}\n`);
    for (const [at, one] of all.entries()) {
      const [first = 0, ...later] = await openAll(databaseUrl, start, { seq, ...one });
      times[at]?.first.push(first);
      times[at]?.later.push(...later);
    }
  }
  return all.map(({ what, state: kept }, at) => {
    const { first = [], later = [] } = times[at] ?? {};
    return {
      what,
      stored: JSON.stringify(kept).length / 1000,
      first: Math.min(...first),
      least: Math.min(...later),
      middle: percentiles(later).p50,
    };
  });
}

/** Opens tables of one kind at a server of their own, one after the other; the milliseconds of each. */
async function openAll(
  databaseUrl: string,
  start: Start,
  { state, seq }: { state: ReturnType<typeof evening>['state']; seq: number },
): Promise<number[]> {
  const server = start<OurServer>('our-server');
  const { port } = await server.ask('open', { databaseUrl });
  // The server has brought the database up to date.
  const sample = { system: daggerheart.id, setup: {}, people: ['bev'], target: '', seq, state };
  const tables = await layTables(databaseUrl, TABLES, sample, BUILD);
  // Whoever comes first to a new server waits for its code and its connections as well.
  const [before] = await layTables(databaseUrl, 1, countingSample(), BUILD);
  if (before) await seen(port, before);
  const times: number[] = [];
  for (const table of tables) times.push(await seen(port, table));
  await server.ask('close', undefined);
  await server.end();
  return times;
}

async function seen(port: number, { chairs, target }: LaidTable): Promise<number> {
  const [chair] = chairs;
  if (!chair) throw new Error('Nobody sits there.');
  const began = performance.now();
  const member = await arrive({ port, chair, place: 0, target, updated: () => undefined });
  const time = performance.now() - began;
  member.leave();
  return time;
}
