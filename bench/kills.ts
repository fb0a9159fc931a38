import { setTimeout as pause } from 'node:timers/promises';
import { type Contender, floor, ours } from './contenders';
import { boardgame, colyseus, type Ground } from './peers';
import type { Load } from './playing';
import { countingSample } from './tables';

/**
 * What is gone after a server died in the middle of play: its process is killed, a new one is started on
 * whatever the first has stored, and what the tables come back with is held against what their people had
 * been told. PostgreSQL, the file system and the machine live on.
 */

/** What became of one server's tables, all its deaths together. */
export interface Lost {
  name: string;
  kills: number;
  /** Moves whose sender had been answered, or that somebody at the table had already seen. */
  known: number;
  /** Of these, those of which the table knows nothing any more. */
  lost: number;
  /** Tables that came back as if nobody had ever played there, or not at all. */
  gone: number;
  tables: number;
}

const TABLES = 20;
/** Moves a second at each table. */
const RATE = 5;
/** How long they have played when the server dies: at least, and how much longer at most. */
const PLAYED_MS = 2_000;
const LONGER_MS = 1_000;

/** Kills each server so many times, in turn. */
export async function countLost(ground: Ground, kills: number): Promise<Lost[]> {
  const { databaseUrl, start } = ground;
  const sample = countingSample();
  const contenders = [
    floor(databaseUrl, start, sample),
    ours(databaseUrl, start, sample),
    colyseus(ground, 'Colyseus', { atOnce: false }),
    boardgame(ground, 'boardgame.io', {}),
    boardgame(ground, 'boardgame.io, `FlatFile`', { files: true }),
  ];
  const all = contenders.map(({ name }): Lost => {
    return { name, kills: 0, known: 0, lost: 0, gone: 0, tables: 0 };
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    for (const [place, contender] of contenders.entries()) {
      const sum = all[place];
      process.stderr.write(`Kill ${kill} of ${kills}: ${contender.name}\n`);
      if (sum) add(sum, await killOnce(ground, contender));
    }
  }
  return all;
}

function add(sum: Lost, one: Omit<Lost, 'name'>): void {
  sum.kills += one.kills;
  sum.known += one.known;
  sum.lost += one.lost;
  sum.gone += one.gone;
  sum.tables += one.tables;
}

async function killOnce({ start }: Ground, contender: Contender): Promise<Omit<Lost, 'name'>> {
  const { move } = contender;
  const first = await contender.open();
  const tables = await contender.lay(first.port, TABLES);
  const load = start<Load>(contender.load);
  await load.ask('sit', { port: first.port, tables });
  await load.ask('playOn', { rate: RATE, move });
  await pause(PLAYED_MS + Math.random() * LONGER_MS);
  await first.kill();
  const known = await load.ask('stopped', undefined);
  await load.end();

  const second = await contender.open();
  const looking = start<Load>(contender.load);
  const found = await looking.ask('look', { port: second.port, tables });
  await looking.end();
  // It may have died of what it had stored, so it is not asked to close.
  await second.kill();
  const lost = known.map(({ found: before, known: count }, place) =>
    Math.max(0, before + count - (found[place] ?? 0)),
  );
  return {
    kills: 1,
    known: known.reduce((sum, { known: count }) => sum + count, 0),
    lost: lost.reduce((sum, count) => sum + count, 0),
    gone: known.filter(({ known: count }, place) => count > 0 && !found[place]).length,
    tables: TABLES,
  };
}
