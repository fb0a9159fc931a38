import { randomUUID } from 'node:crypto';
import type { SeatKey } from '@moonlit/protocol';
import type { Pick } from '@moonlit/rules/testing';
import { frame, RawSocket } from '../flood/raw-socket';
import { rest } from './failure';

const note = () => ({ type: 'note.write', title: 'fuzz', text: 'fuzz' });
const command = (body: unknown) => `42["command",${JSON.stringify(body)}]`;
const raw = (opcode: number, payload: Buffer, fin = true): Buffer =>
  Buffer.concat([
    Buffer.from([(fin ? 0x80 : 0) | opcode, 0x80 | Math.min(125, payload.length), 0, 0, 0, 0]),
    payload.subarray(0, 125),
  ]);

/** Texts and bytes that no client of ours sends. Each makes one frame, or several. */
const frames: readonly ((pick: Pick) => Buffer)[] = [
  // Broken and strange JSON.
  () => frame('42["command",{"id":'),
  () => frame('42{"command":1}'),
  () => frame('42[]'),
  () => frame('42[null]'),
  () => frame('42[1,2,3]'),
  () => frame('42["command"]'),
  () => frame('421["command",null]'),
  () => frame('422["command",[],[],[]]'),
  () => frame(`423["command",${'['.repeat(3_000)}${']'.repeat(3_000)}]`),
  () => frame(`424["command",{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}]`),
  // Names that are not for clients.
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'].flatMap((name) => [
    () => frame(`425["command",{"id":"${randomUUID()}","command":{"type":"${name}"}}]`),
    () =>
      frame(
        `426["command",{"id":"${randomUUID()}","command":{"type":"note.write","text":"fuzz","${name}":{"x":1}}}]`,
      ),
    () => frame(`427["${name}",{"${name}":1}]`),
    () => frame(`428["resync",{"have":{"${name}":1}}]`),
    () =>
      frame(
        `429["command",{"id":"${randomUUID()}","command":{"type":"note.remove","note":"${name}"}}]`,
      ),
  ]),
  ...['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'error'].map(
    (event) => () => frame(`42["${event}",{}]`),
  ),
  // Wrong types.
  (pick) => {
    const values = [null, true, 0, -1, 1e308, '', 'x', [], {}, [null], { id: {} }];
    const any = () => values[pick(values.length)];
    return frame(
      command({ id: pick(2) ? randomUUID() : any(), command: pick(2) ? any() : note() }),
    );
  },
  (pick) => {
    const numbers = ['1e999', '-0', '9007199254740993', '1.5', '-1', '01', 'NaN'];
    return frame(
      `42["command",{"id":"${randomUUID()}","command":{"type":"table.undo","to":${numbers[pick(numbers.length)]}}}]`,
    );
  },
  () => frame(command({ id: randomUUID(), command: { ...note(), text: 'x'.repeat(40_000) } })),
  () => frame(command({ id: randomUUID(), command: { ...note(), text: '\u0000\ud800' } })),
  () => frame(command({ id: randomUUID(), command: { ...note(), type: 'seat.free', seat: 'x' } })),
  () =>
    frame(`42["command",{"id":"${randomUUID()}","command":{"type":"__proto__"}},"more","more"]`),
  () => frame('42["resync",{"have":[]}]'),
  () => frame(`42["resync",{"have":{"public":1e300,"director":-4}}]`),
  (pick) =>
    frame(`42["resync",{"have":{${Array.from({ length: 900 }, (_, i) => `"a${i}":${pick(9)}`)}}}]`),
  // Acks that nobody asked for, and packets of other kinds.
  () => frame('43999[{"ok":true}]'),
  () => frame('43[]'),
  () => frame('41'),
  () => frame('44{"message":"x"}'),
  () => frame('45'),
  () => frame('451-["command",{"_placeholder":true,"num":0}]'),
  () =>
    Buffer.concat([
      frame('451-["command",{"_placeholder":true,"num":0}]'),
      raw(2, Buffer.alloc(50)),
    ]),
  () =>
    Buffer.concat([
      frame('452-["command",{"_placeholder":true,"num":7}]'),
      raw(2, Buffer.alloc(9)),
    ]),
  () => frame('459999999-["command"]'),
  () => frame('461-["x"]'),
  () => raw(2, Buffer.from('command')),
  () => frame('42/admin,["command",{}]'),
  () => frame('40/admin,{}'),
  () => frame('40{}'),
  ...['', '0', '1', '2', '3', '5', '6', '7', 'b', '4', '4x', '42', '42x', '\u0000'].map(
    (text) => () => frame(text),
  ),
  () => frame('x'.repeat(200_000)),
  // WebSocket itself.
  () => raw(0, Buffer.from('continued')),
  () => raw(1, Buffer.from('42["comm'), false),
  () => raw(1, Buffer.from([0xff, 0xfe, 0xfd])),
  () => raw(3, Buffer.from('reserved')),
  () => raw(8, Buffer.from([0x03])),
  () => raw(8, Buffer.from([0x03, 0xe8])),
  () => raw(9, Buffer.alloc(125)),
  () => raw(10, Buffer.from('pong')),
  () => Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]),
  () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  (pick) => Buffer.from(Array.from({ length: 300 }, () => pick(256))),
];

/** How many kinds of frames there are. */
export const KINDS = frames.length;

/** Sends so many frames of all kinds from one seat, on as many sockets as it takes. */
export async function fuzz(url: string, key: SeatKey, pick: Pick, count: number): Promise<void> {
  let socket: RawSocket | null = null;
  const end = Date.now() + 20_000;
  for (let sent = 0; sent < count && Date.now() < end; sent += 1) {
    if (!socket || socket.closed) {
      socket = await RawSocket.open(url, key.table).catch(() => null);
      // Now and then as somebody who has not said who they are.
      if (socket && pick(6) > 0) await socket.sit(key.token);
    }
    // The server may be away.
    if (!socket) {
      await rest(50);
      continue;
    }
    socket.write(frames[pick(frames.length)]?.(pick) ?? frame(''));
    await rest(pick(8));
  }
  socket?.end();
}
