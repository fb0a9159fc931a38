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

describe('what a seat sends', () => {
  const seated = (rate = { burst: 100, perSecond: 0.001 }, busy = false) => {
    guard = new ConnectionGuard({
      rate,
      busy: () => busy,
      turnedAway: (why) => turnedAway.push(why),
    });
    line = new Line();
    guard.watch(line);
    line.comes('0{"token":"a"}');
    guard.admit(line, key);
  };

  it('is handed on up to its longest, and refused to its ack above that', () => {
    seated();
    const of = (length: number) => `21["command",${'x'.repeat(length - 13)}`;
    expect(line.comes(of(32_768 + 64))).toBe(true);
    expect(line.comes(of(32_768 + 65))).toBe(false);
    expect(turnedAway).toEqual(['too-large']);
    expect(line.written).toEqual([expect.stringMatching(/^31\[\{"ok":false,.*TABLE-/)]);
  });

  it('is refused above its rate, without an answer where none was asked for', () => {
    seated({ burst: 2, perSecond: 0.001 });
    const all = [1, 2, 3].map(() => line.comes('2["command",{}]'));
    expect(all).toEqual([true, true, false]);
    expect(turnedAway).toEqual(['too-fast']);
    expect(line.written).toEqual([]);
    // A resync is counted apart.
    expect(line.comes('21["resync",{}]')).toBe(true);
  });

  it('is warned twenty times, and then told to go', () => {
    seated({ burst: 2, perSecond: 0.001 });
    for (let sent = 0; sent < 22; sent += 1) line.comes('2["command",{}]');
    expect(line.readyState).toBe('open');
    line.comes('2["command",{}]');
    expect(line.readyState).toBe('closed');
    expect(line.written).toEqual([expect.stringMatching(/^2\["goodbye",.*too-fast/)]);
  });

  it('is turned away while the server is busy, unless it asks what it lacks', () => {
    seated(undefined, true);
    expect(line.comes('21["command",{}]')).toBe(false);
    expect(line.comes('22["resync",{}]')).toBe(true);
    expect(turnedAway).toEqual(['busy']);
  });
});

describe('connections of one seat', () => {
  const another = () => {
    const more = new Line();
    guard.watch(more);
    more.comes('0{"token":"a"}');
    return more;
  };

  it('are twenty at most, and one more when one has gone', () => {
    const lines = Array.from({ length: 20 }, another);
    expect(lines.map((each) => guard.admit(each, key))).not.toContain(false);
    expect(guard.admit(another(), key)).toBe(false);
    expect(guard.admit(another(), { ...key, seat: 'bev' })).toBe(true);
    lines[0]?.close();
    expect(guard.admit(another(), key)).toBe(true);
    expect(guard.admit(another(), key)).toBe(false);
  });

  it('are not admitted before they have asked, nor when they are closed', () => {
    expect(guard.admit(line, key)).toBe(false);
    const closed = another();
    closed.close();
    expect(guard.admit(closed, key)).toBe(false);
  });
});

describe('packets without a message', () => {
  it('are passed over up to twenty at once', () => {
    for (let sent = 0; sent < 20; sent += 1) line.emit('packet', { type: 'pong' });
    expect(line.readyState).toBe('open');
    line.emit('packet', { type: 'pong' });
    expect(line.readyState).toBe('closed');
    expect(turnedAway).toEqual(['stranger']);
  });

  it('are counted with the pings of the WebSocket itself', () => {
    for (let sent = 0; sent < 20; sent += 1) line.socket.emit('ping');
    expect(line.socket.terminated).toBe(false);
    line.socket.emit('ping');
    expect(line.socket.terminated).toBe(true);
  });
});

describe('a first packet', () => {
  it.each(['2["command",{}]', '0x', '00', `0{${'x'.repeat(2_047)}`, ' 0{"token":"a"}'])(
    'that is no CONNECT is a stranger’s: %#',
    (packet) => {
      expect(line.comes(packet)).toBe(false);
      expect(turnedAway).toEqual(['stranger']);
    },
  );

  it.each(['0', `0{${'x'.repeat(2_046)}`])(
    'may be a CONNECT with or without more: %#',
    (packet) => {
      expect(line.comes(packet)).toBe(true);
    },
  );
});
