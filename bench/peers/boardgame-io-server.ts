import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import { type PlainLine, type PlainTable, players, raised } from '../counting';
import { answer, usage } from '../processes';
import { BOARDGAME, type BoardgameOptions, type PeerServer } from './servers';

/** The counting table as a match of boardgame.io, as its manual has one write it. */

// Node finds the parts of boardgame.io as CommonJS alone.
const require = createRequire(import.meta.url);
const { FlatFile, Server }: typeof import('boardgame.io/server') = require('boardgame.io/server');
const { ActivePlayers }: typeof import('boardgame.io/core') = require('boardgame.io/core');

/** A list of lines is an object here: lists it compares line by line with each other for a patch. */
type Counting = Omit<PlainTable, 'log'> & {
  log: { next: number; entries: Record<number, PlainLine> };
};

function counting({ table, delta }: BoardgameOptions): Game<Counting> {
  const lines = table.log.entries.length;
  return {
    name: BOARDGAME,
    minPlayers: players.length,
    maxPlayers: players.length,
    setup: () => {
      const { counter, log } = structuredClone(table);
      return { counter, log: { next: log.next, entries: { ...log.entries } } };
    },
    // Everybody may move at any time, whatever has happened since they looked.
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      raise: {
        move({ G, playerID }, { by }: { by: number }) {
          G.log.entries[G.log.next % lines] = raised(
            G,
            players[Number(playerID)] ?? '',
            Date.now(),
          );
          G.counter.value += by;
          G.log.next += 1;
        },
        client: false,
        ignoreStaleStateID: true,
      },
    },
    disableUndo: true,
    deltaState: delta,
  };
}

let close = async () => {};

const jobs = {
  async open(options) {
    const { files } = options;
    const server = Server({
      games: [counting(options)],
      origins: false,
      ...(files === null ? {} : { db: new FlatFile({ dir: files }) }),
    });
    const { appServer } = await server.run({ port: 0 });
    if (!appServer.listening) await once(appServer, 'listening');
    const address = appServer.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening.');
    close = async () => server.kill({ appServer });
    return { port: address.port };
  },
  usage,
  close: () => close(),
} satisfies PeerServer<BoardgameOptions>;

answer(jobs);
