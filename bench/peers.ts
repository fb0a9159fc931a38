import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type Compared, compare, pace } from './comparing';
import { type Contender, floor, ours, running, type Start } from './contenders';
import { players } from './counting';
import { plainTable } from './counting-table';
import {
  BOARDGAME,
  type BoardgameOptions,
  type ColyseusOptions,
  type PeerServer,
} from './peers/servers';
import type { Course } from './scenarios';
import { countingSample, type LaidTable, missionSample } from './tables';

/**
 * Other engines beside ours: the same table and the same move. They are packages of their own, in
 * `bench/peers`, which nothing but this benchmark installs.
 */

/** Where all this is started. */
export interface Ground {
  databaseUrl: string;
  start: Start;
  /** For what servers keep in files. */
  folder: string;
}

/** Every way in which peers come, beside ours and the floor. */
export function comparePeers(course: Course, folder: string): Promise<Compared[]> {
  const { databaseUrl, start, rounds, seconds } = course;
  const ground = { databaseUrl, start, folder };
  const contenders = [
    floor(databaseUrl, start, countingSample()),
    ours(databaseUrl, start, countingSample()),
    ours(databaseUrl, start, missionSample(), { name: 'ours, *Girl by Moonlight*' }),
    colyseus(ground, 'Colyseus', { atOnce: false }),
    colyseus(ground, 'Colyseus, patched at once', { atOnce: true }),
    boardgame(ground, 'boardgame.io', {}),
    boardgame(ground, 'boardgame.io, `deltaState`', { delta: true }),
    boardgame(ground, 'boardgame.io, `FlatFile`', { files: true }),
  ];
  const stretches = [
    pace('200 tables, a move a second each', 1, seconds),
    pace('200 tables, 5 moves a second each', 5, seconds),
  ];
  return compare(start, contenders, { count: 200, rounds, stretches });
}

/** Colyseus: rooms in memory, which is all it keeps in production. */
export function colyseus(
  { start }: Ground,
  name: string,
  { atOnce }: { atOnce: boolean },
): Contender {
  return {
    name,
    move: 'raise',
    async open() {
      const server = start<PeerServer<ColyseusOptions>>(built('colyseus-server'));
      const { port } = await server.ask('open', { table: plainTable(), atOnce });
      return running(server, {
        port,
        usage: () => server.ask('usage', undefined),
        close: () => server.ask('close', undefined),
      });
    },
    // A room is made by the first who asks for it.
    lay: async (_port, count) =>
      Array.from({ length: count }, () =>
        laid(
          randomUUID(),
          players.map(() => ''),
        ),
      ),
    load: built('colyseus-load'),
  };
}

/** boardgame.io: matches in memory, as it comes, or in its flat files. */
export function boardgame(
  { start, folder }: Ground,
  name: string,
  { delta = false, files = false }: { delta?: boolean; files?: boolean },
): Contender {
  const at = files ? join(folder, `flat-files-${randomUUID()}`) : null;
  return {
    name,
    move: 'raise',
    async open() {
      const server = start<PeerServer<BoardgameOptions>>(built('boardgame-io-server'));
      const { port } = await server.ask('open', { table: plainTable(), delta, files: at });
      return running(server, {
        port,
        usage: () => server.ask('usage', undefined),
        close: () => server.ask('close', undefined),
      });
    },
    async lay(port, count) {
      const tables: LaidTable[] = [];
      for (let table = 0; table < count; table += 1) tables.push(await openMatch(port));
      return tables;
    },
    load: built('boardgame-io-load'),
  };
}

/** Opens a match and takes its five seats, by the lobby's HTTP interface. */
async function openMatch(port: number): Promise<LaidTable> {
  const games = `http://127.0.0.1:${port}/games/${BOARDGAME}`;
  const { matchID } = await post(`${games}/create`, { numPlayers: players.length });
  const tokens: string[] = [];
  for (const [place, playerName] of players.entries()) {
    const seat = { playerID: String(place), playerName };
    tokens.push((await post(`${games}/${matchID}/join`, seat)).playerCredentials ?? '');
  }
  return laid(matchID ?? '', tokens);
}

async function post(url: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const laid = (table: string, tokens: readonly string[]): LaidTable => ({
  target: plainTable().counter.id,
  chairs: tokens.map((token) => ({ path: table, token })),
});

/** What is built from `bench/peers` lies there, where its packages are found. */
const built = (entry: string) => resolve('bench/peers/dist', entry);
