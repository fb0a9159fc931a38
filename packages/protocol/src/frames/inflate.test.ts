import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate } from './inflate';

/** Bytes of which many come again, as in words. */
const bytes = fc
  .array(fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(Uint8Array.of(7, 7, 8, 9))), {
    maxLength: 80,
  })
  .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part, ...part])));
const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_FIXED,
  constants.Z_RLE,
];

describe('what was deflated', () => {
  it('is what it was, however it was packed', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom(...strategies),
        (plain, level, strategy) => {
          expect(inflate(deflateRawSync(plain, { level, strategy }))).toEqual(plain);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may lie far apart, and be long', () => {
    const far = Uint8Array.from({ length: 32_500 }, (_, at) => (at * at * 31 + (at >> 3)) % 251);
    const plain = Uint8Array.from([...far, ...far, ...new Uint8Array(70_000).fill(5)]);
    for (const level of [0, 1, 9]) {
      expect(Buffer.compare(inflate(deflateRawSync(plain, { level })), plain)).toBe(0);
    }
  });

  it('is refused where it is no such thing, or ends too early', () => {
    const packed = deflateRawSync('When the lamps went out, the lamps went out. '.repeat(9));
    for (let length = 0; length < packed.length - 1; length += 1) {
      expect(() => inflate(packed.subarray(0, length))).toThrow(RangeError);
    }
    // A block of a kind that there is not; and what comes again from before the beginning.
    expect(() => inflate(Uint8Array.of(0b111))).toThrow(RangeError);
    expect(() => inflate(Uint8Array.of(0b0000_0011, 0b0000_0010, 0, 0))).toThrow(RangeError);
  });
});
