import { describe, expect, it } from 'vitest';
import { textFrame } from './text-frame';

/** Reads a frame byte by byte, as RFC 6455, 5.2 has it. */
function read(frame: Buffer): { first: number | undefined; text: string } {
  const said = frame[1] ?? 0;
  const [length, start] =
    said < 126
      ? [said, 2]
      : said === 126
        ? [frame.readUInt16BE(2), 4]
        : [Number(frame.readBigUInt64BE(2)), 10];
  expect(frame.length).toBe(start + length);
  return { first: frame[0], text: frame.toString('utf8', start) };
}

describe('a text message as a frame', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('holds %i bytes', (length) => {
    const text = 'x'.repeat(length);
    expect(read(textFrame(text))).toEqual({ first: 0x81, text });
  });

  it('counts bytes, not characters', () => {
    for (const text of ['é'.repeat(63), '月'.repeat(21_846), '🌙'.repeat(40)]) {
      expect(read(textFrame(text)).text).toBe(text);
    }
  });
});
