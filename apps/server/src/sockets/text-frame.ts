/** The first byte of a frame that holds a whole text message: final, opcode 1. */
const WHOLE_TEXT = 0x81;
/** In the place of a length: it follows in two bytes, or in eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
/** The longest text whose length stands in the second byte itself. */
const SHORT = 125;
const MOST_IN_TWO_BYTES = 0xffff;

/**
 * A text message as one frame of a WebSocket, as a server sends it: not masked, not compressed (RFC 6455,
 * 5.2). In one piece, since a header of its own makes each write to a socket one of several parts.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  if (length <= SHORT) {
    frame[1] = length;
  } else if (length <= MOST_IN_TWO_BYTES) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
