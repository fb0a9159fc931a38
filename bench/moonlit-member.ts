import { randomUUID } from 'node:crypto';
import { audienceNumber, PROTOCOL_VERSION, type ToldDiff } from '@moonlit/protocol';
import { io } from 'socket.io-client';
import { type Member, Refused, type Seating } from './crowd';

/** What a `resync` answers: ours brings compartments, the floor a number. */
interface Found {
  snapshots?: readonly { audience: string; state: { counters?: Record<string, Counter> } }[];
  raised?: number;
}

interface Counter {
  value: number;
}

/** Sits down at a table of ours, or at the floor's, and waits until it has been seen once. */
export async function arrive({ port, chair, target, updated }: Seating): Promise<Member> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: chair.path,
    auth: { protocol: PROTOCOL_VERSION, token: chair.token, remembers: true },
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
  socket.on('patch', () => updated());
  // One commit each, as all audiences of a seat see it.
  const hear = (diffs: readonly ToldDiff[]) => {
    if (diffs.some(([audience]) => audience === audienceNumber('public'))) updated();
  };
  socket.on('diff', (...diffs: ToldDiff[]) => hear(diffs));
  await new Promise<void>((resolve, reject) => {
    socket.once('welcome', () => resolve());
    socket.once('connect_error', reject);
    socket.once('disconnect', (why) => reject(new Error(`Disconnected: ${why}`)));
  });
  const { snapshots, raised }: Found = await socket.emitWithAck('resync', { have: {} });
  const counters = snapshots?.find(({ audience }) => audience === 'public')?.state.counters;
  return {
    get bytes() {
      return bytes;
    },
    set bytes(now) {
      bytes = now;
    },
    found: raised ?? counters?.[target]?.value ?? 0,
    async send(command) {
      const ack = await socket.emitWithAck('command', { id: randomUUID(), command });
      if (!ack.ok) throw new Refused(JSON.stringify({ command, ack }));
      // Who sent it is told what it changed along with the answer.
      hear(ack.diffs ?? []);
    },
    leave: () => {
      socket.disconnect();
    },
  };
}
