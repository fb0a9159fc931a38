import { randomBytes, randomUUID } from 'node:crypto';
import { socketPath } from '@moonlit/protocol';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { hashOf, newId, newToken } from '../apps/server/src/access/tokens';
import { createLog } from '../apps/server/src/log';
import { storeOf } from '../apps/server/src/store';
import { openDatabase } from '../apps/server/src/store/database';
import { midMission, people } from './mid-mission';

/** How somebody comes to a table. */
export interface Chair {
  path: string;
  token: string;
}

/** A table to play at: its five chairs, the director's first, and the clock that is ticked. */
export interface LaidTable {
  chairs: Chair[];
  clock: string;
}

/** The build that the snapshots are from, and that the measured server says it is. */
export const BUILD = 'bench';

/** Lays tables in mid-mission into a database that the server has brought up to date. */
export async function layTables(databaseUrl: string, count: number): Promise<LaidTable[]> {
  const { table, clock } = midMissionOnce();
  const { seats } = table.state.public.table;
  const database = openDatabase(databaseUrl, { log: createLog('warn') });
  const { snapshots } = storeOf(database);
  const versions = { build: BUILD, state: null };
  const tokens = Array.from({ length: count }, () => ({ id: newId(), keys: people.map(newToken) }));
  try {
    await database.prisma.table.createMany({
      data: tokens.map(({ id }) => ({
        id,
        name: 'A measured table',
        system: girlByMoonlight.id,
        setup: { playset: 'at-the-brink-of-the-abyss' },
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
      await snapshots.save(id, versions, { seq: table.seq, state: table.state, revisions: {} });
    }
  } finally {
    await database.close();
  }
  return tokens.map(({ id, keys }) => ({ clock, chairs: keys.map((key) => chair(id, key)) }));
}

/** Tables of the floor, which knows them by what their chairs say alone. */
export function bareTables(count: number): LaidTable[] {
  return Array.from({ length: count }, () => {
    const token = newId();
    return { clock: midMissionOnce().clock, chairs: people.map(() => chair(token, token)) };
  });
}

export const chair = (table: string, token: string): Chair => ({ path: socketPath(table), token });

let made: ReturnType<typeof midMission> | undefined;
function midMissionOnce(): ReturnType<typeof midMission> {
  made ??= midMission();
  return made;
}
