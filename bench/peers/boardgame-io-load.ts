import { io } from 'socket.io-client';
import type { PlainTable } from '../counting';
import type { Member, Seating } from '../crowd';
import { playing } from '../playing';
import { answer } from '../processes';
import { BOARDGAME } from './servers';
import { Sightings } from './sightings';

/**
 * People at matches of boardgame.io, with the messages of its client but without its second
 * calculation of every move, which is the client's own business.
 */

/** How long a match that may not be there any more is waited for. */
const PATIENCE_MS = 5_000;

interface State {
  G: PlainTable;
  _stateID: number;
}

async function arrive({ port, chair, place, updated }: Seating): Promise<Member> {
  const socket = io(`http://127.0.0.1:${port}/${BOARDGAME}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  let bytes = 0;
  socket.on('connect', () => {
    socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') bytes += 1 + Buffer.byteLength(data);
    });
  });
  const match = chair.path;
  const playerID = String(place);
  const seen: State = await new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => socket.emit('sync', match, playerID, chair.token, 5));
    socket.once('sync', (_match: string, { state }: { state: State }) => resolve(state));
    setTimeout(() => reject(new Error(`No match ${match}.`)), PATIENCE_MS).unref();
  });
  let { value } = seen.G.counter;
  let id = seen._stateID;
  const found = value;
  const sightings = new Sightings(found, updated);
  socket.on('update', (_match: string, { G, _stateID }: State) => {
    id = _stateID;
    sightings.at(G.counter.value);
  });
  // A patch is one move. What it says of the counter is left to the client, which knows the rest.
  socket.on('patch', (_match: string, _before: number, now: number) => {
    id = now;
    value += 1;
    sightings.at(value);
  });
  return {
    get bytes() {
      return bytes;
    },
    set bytes(now) {
      bytes = now;
    },
    found,
    send({ by }) {
      const payload = { type: 'raise', args: [{ by }], playerID, credentials: chair.token };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, id, match, playerID);
      return sightings.next();
    },
    leave: () => {
      socket.disconnect();
    },
  };
}

answer(playing(arrive));
