import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { players, raised } from '../counting';
import { answer, usage } from '../processes';
import { Counter, CountingState, Line } from './colyseus-state';
import type { ColyseusOptions, PeerServer } from './servers';

/** The counting table as a room of Colyseus, as its manual has one write it. */

let given: ColyseusOptions;
const http = createServer();
let server: Server | null = null;

class CountingRoom extends Room<{ state: CountingState }> {
  override maxClients = players.length;
  /** A campaign does not end because everybody goes home. */
  override autoDispose = false;

  override messages = {
    'counter.step': (client: Client, { by }: { by: number }) => {
      const { state } = this;
      const { counter, next } = state;
      const seat = client.userData?.seat ?? '';
      const line = raised({ counter, log: { next } }, seat, Date.now());
      state.counter.value += by;
      state.entries[state.next % state.entries.length] = new Line({ ...line, by: line.by ?? '' });
      state.next += 1;
      if (given.atOnce) this.broadcastPatch();
    },
  };

  override onCreate(_options: { table: string }): void {
    if (given.atOnce) this.patchRate = null;
    const { counter, log } = given.table;
    this.state = new CountingState({ counter: new Counter(counter), next: log.next });
    for (const line of log.entries) {
      this.state.entries.push(new Line({ ...line, by: line.by ?? '' }));
    }
  }

  override onJoin(client: Client, { place }: { place: number }): void {
    client.userData = { seat: players[place] };
  }
}

const jobs = {
  async open(options) {
    given = options;
    server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
    server.define('counting', CountingRoom).filterBy(['table']);
    await server.listen(0, '127.0.0.1');
    if (!http.listening) await once(http, 'listening');
    const address = http.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening.');
    return { port: address.port };
  },
  usage,
  async close() {
    await server?.gracefullyShutdown(false);
  },
} satisfies PeerServer<ColyseusOptions>;

answer(jobs);
