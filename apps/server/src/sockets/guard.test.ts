import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TurnedAway } from '../metrics';
import type { SeatKeyRecord } from '../store/seat-keys';
import type { Connection, Packet } from './engine';
import { ConnectionGuard } from './guard';

const MEGABYTE = 1_048_576;

/** The WebSocket below a connection, which takes what it is told to and lets nothing out. */
class Below extends EventEmitter {
  bufferedAmount = 0;
  terminated = false;
  pause(): void {}
  terminate(): void {
    this.terminated = true;
  }
}

class Line extends EventEmitter implements Connection {
  readonly socket = new Below();
  readonly transport = { socket: this.socket };
  readyState = 'open';
  readonly written: string[] = [];
  write(data: string): void {
    this.written.push(data);
  }
  close(): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.emit('close');
  }
  /** A packet comes in; whether it was handed on. */
  comes(data: string): boolean {
    const packet: Packet = { type: 'message', data };
    this.emit('packet', packet);
    return packet.type === 'message' && this.readyState === 'open';
  }
  /** A packet of so many characters goes out. */
  goes(characters: number): void {
    this.emit('packetCreate', { type: 'message', data: 'x'.repeat(characters) } satisfies Packet);
  }
}

const key: SeatKeyRecord = { id: 'key', table: 'table', seat: 'anya', role: 'protagonist' };
const soon = () => new Promise((resolve) => setImmediate(resolve));

let turnedAway: TurnedAway[];
let guard: ConnectionGuard;
let line: Line;

beforeEach(() => {
  turnedAway = [];
  guard = new ConnectionGuard({
    rate: { burst: 100, perSecond: 10 },
    busy: () => false,
    turnedAway: (why) => turnedAway.push(why),
  });
  line = new Line();
  guard.watch(line);
});

describe('a second CONNECT on a connection', () => {
  it('is refused by the guard while the first is looked at', () => {
    expect(line.comes('0{"token":"a"}')).toBe(true);
    expect(line.comes('0{"token":"b"}')).toBe(false);
    expect(turnedAway).toEqual(['stranger']);
    expect(line.socket.terminated).toBe(true);
  });

  it('is refused by the guard when the first was accepted', () => {
    line.comes('0{"token":"a"}');
    expect(guard.admit(line, key)).toBe(true);
    expect(line.comes('2["command",{}]')).toBe(true);
    expect(line.comes('0{"token":"a"}')).toBe(false);
    expect(turnedAway).toEqual(['stranger']);
  });

  it('admits nobody twice', () => {
    line.comes('0{"token":"a"}');
    expect([guard.admit(line, key), guard.admit(line, key)]).toEqual([true, false]);
  });
});

describe('a socket that reads nothing', () => {
  beforeEach(() => {
    line.comes('0{"token":"a"}');
    guard.admit(line, key);
  });

  it('is cut as soon as more than a megabyte waits, and not before', async () => {
    for (let sent = 0; sent < 16; sent += 1) line.goes(MEGABYTE / 16);
    line.goes(1);
    await soon();
    expect(turnedAway).toEqual([]);
    line.goes(1);
    await soon();
    expect(turnedAway).toEqual(['not-reading']);
    expect(line.socket.terminated).toBe(true);
    // Told of once, however much would still be said.
    line.goes(MEGABYTE);
    expect(turnedAway).toHaveLength(1);
  });

  it('is cut for what waits inside the WebSocket, too', async () => {
    line.socket.bufferedAmount = MEGABYTE + 1;
    line.goes(1);
    await soon();
    expect(turnedAway).toEqual(['not-reading']);
  });

  it('is not, when it takes what it is sent', async () => {
    for (let sent = 0; sent < 40; sent += 1) {
      line.goes(MEGABYTE / 2);
      line.emit('flush');
    }
    await soon();
    expect(turnedAway).toEqual([]);
  });
});
