import { randomBytes, randomUUID } from 'node:crypto';
import { socketPath } from '@moonlit/protocol';
import type { BaseState } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { hashOf, newId, newToken } from '../apps/server/src/access/tokens';
import { createLog } from '../apps/server/src/log';
import { storeOf } from '../apps/server/src/store';
import { openDatabase } from '../apps/server/src/store/database';
import { players } from './counting';
import { countingTable } from './counting-table';
import type { SampleRow } from './floor-server';
import { midMission, people } from './mid-mission';
import type { MoveName } from './moves';

/** How somebody comes to a table. */
export interface Chair {
  path: string;
  token: string;
}

/** A table to play at: its five chairs, the director's first, and the clock or counter that is moved. */
export interface LaidTable {
  chairs: Chair[];
  target: string;
}

/** What tables of ours are laid from. */
export interface Sample {
  system: string;
  setup: object;
  /** Who sits there, in the order of their chairs. */
  people: readonly string[];
  seq: number;
  state: BaseState;
  target: string;
  /** What is played there. */
  move: MoveName;
  /** What a move writes, so that the floor can write as much. */
  row: SampleRow;
}

/** *Girl by Moonlight* in mid-mission. */
export function missionSample(): Sample {
  const { table, clock } = midMission();
  const setup = { playset: 'at-the-brink-of-the-abyss' };
  const { seq, state } = table;
  const row = { command: { type: 'clock.tick' }, events: table.rows.at(-1)?.events ?? [] };
  return {
    system: girlByMoonlight.id,
    setup,
    people,
    seq,
    state,
    target: clock,
    move: 'tick',
    row,
  };
}

/** *Any game*, with a counter that everybody raises. */
export function countingSample(): Sample {
  const { table, counter, events } = countingTable();
  const { seq, state } = table;
  return {
    system: anyGame.id,
    setup: table.table.setup,
    people: players,
    seq,
    state,
    target: counter,
    move: 'raise',
    row: { command: { type: 'counter.step' }, events },
  };
}

/** The build that the snapshots are from, and that the measured server says it is. */
export const BUILD = 'bench';

/** Lays tables into a database that the server has brought up to date. */
export async function layTables(
  databaseUrl: string,
  count: number,
  { system, setup, people, seq, state, target }: Omit<Sample, 'move' | 'row'>,
  build = BUILD,
): Promise<LaidTable[]> {
  const { seats } = state.public.table;
  const database = openDatabase(databaseUrl, { log: createLog('warn') });
  const { snapshots } = storeOf(database);
  const versions = { build, state: null };
  const tokens = Array.from({ length: count }, () => ({ id: newId(), keys: people.map(newToken) }));
  try {
    await database.prisma.table.createMany({
      data: tokens.map(({ id }) => ({
        id,
        name: 'A measured table',
        system,
        setup,
        diceSecret: randomBytes(32).toString('hex'),
      })),
    });
    await database.prisma.seatKey.createMany({
      data: tokens.flatMap(({ id, keys }) =>
        people.map((seat, place) => ({
          id: randomUUID(),
          tableId: id,
          seat,
          role: seats[seat]?.role ?? 'spectator',
          tokenHash: hashOf(keys[place] ?? ''),
        })),
      ),
    });
    for (const { id } of tokens) {
      await snapshots.save(id, versions, { seq, state, revisions: {} });
    }
  } finally {
    await database.close();
  }
  return tokens.map(({ id, keys }) => ({ target, chairs: keys.map((key) => chair(id, key)) }));
}

/** Tables of the floor, which knows them by what their chairs say alone. */
export function bareTables(count: number, { people, target }: Sample): LaidTable[] {
  return Array.from({ length: count }, () => {
    const token = newId();
    return { target, chairs: people.map(() => chair(token, token)) };
  });
}

export const chair = (table: string, token: string): Chair => ({ path: socketPath(table), token });
