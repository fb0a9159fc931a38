import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceOf, facesOf, hashOfSeed, MAX_SIDES, seedOf } from './fair-dice';

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const seed = seedOf(secret, 'public', 1);

const d6 = (count: number) => Array.from({ length: count }, () => 6);

/** As the first release computed faces, when every die had six sides. */
function facesOfTheFirstRelease(key: string, roll: number, count: number): number[] {
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block += 1) {
    const digest = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(`${roll}:${block}`)
      .digest();
    faces.push(...[...digest].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1));
  }
  return faces.slice(0, count);
}

const hexSeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

describe('dice with six sides', () => {
  // Written down from the first release.
  it.each([
    ['public', 1, 0, '1514621'],
    ['public', 3, 12, '5336621131231412534642525252243552444322'],
    ['director', 2, 5, '155'],
    ['public', 7, 4711, '4453422554521416632646165616561633324214651612126245223654452145514453'],
  ])('of %s %i, roll %i, fell like this', (stream, session, roll, faces) => {
    const rolled = facesOf(seedOf(secret, stream, session), roll, d6(faces.length));
    expect(rolled.join('')).toBe(faces);
  });

  it('show the faces that they always showed', () => {
    fc.assert(
      fc.property(hexSeed, fc.nat(), fc.integer({ min: 0, max: 200 }), (key, roll, count) => {
        expect(facesOf(key, roll, d6(count))).toEqual(facesOfTheFirstRelease(key, roll, count));
      }),
    );
  });
});

describe('dice with any number of sides', () => {
  const sides = fc.oneof(
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 65_000, max: 66_000 }),
    fc.integer({ min: 1, max: MAX_SIDES }),
  );

  it('show faces that they have, the same each time, and more of them on demand', () => {
    fc.assert(
      fc.property(
        hexSeed,
        fc.nat(),
        fc.array(sides, { maxLength: 20 }),
        fc.array(sides, { maxLength: 5 }),
        (key, roll, first, more) => {
          const faces = facesOf(key, roll, first);
          for (const [index, face] of faces.entries()) {
            expect(Number.isInteger(face)).toBe(true);
            expect(face).toBeGreaterThanOrEqual(1);
            expect(face).toBeLessThanOrEqual(first[index] ?? 0);
          }
          const die = diceOf(key, roll);
          expect(first.map((each) => die(each))).toEqual(faces);
          const rest = more.map((each) => die(each));
          expect([...faces, ...rest]).toEqual(facesOf(key, roll, [...first, ...more]));
        },
      ),
    );
  });

  it.each([2, 3, 4, 6, 8, 10, 12, 20, 100, 255, 256, 257, 300, 1000])(
    'show each of %i faces equally often',
    (each) => {
      const rolls = each * 200;
      const counts = Array.from({ length: each }, () => 0);
      for (const face of facesOf(
        seed,
        each,
        Array.from({ length: rolls }, () => each),
      )) {
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
      // Five standard deviations above what fair dice show; the seed is always the same.
      expect(chiSquare).toBeLessThan(each - 1 + 5 * Math.sqrt(2 * (each - 1)));
    },
  );

  it.each([65_536, 65_537, 1_000_000])('spread over all of %i faces', (each) => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const face of facesOf(
      seed,
      each,
      Array.from({ length: 20_000 }, () => each),
    )) {
      const tenth = Math.floor(((face - 1) / each) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(220);
  });

  it('take one byte, two or three for a face, as many as their sides need', () => {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update('1:0').digest();
    const [a = 0, b = 0, c = 0] = bytes;
    const number = [a, a * 256 + b, a * 65_536 + b * 256 + c];
    const face = (each: number) => facesOf(seed, 1, [each])[0];
    expect([face(256), face(65_536)]).toEqual([a + 1, a * 256 + b + 1]);
    expect(face(257)).toBe(((number[1] ?? 0) % 257) + 1);
    expect(face(65_537)).toBe(((number[2] ?? 0) % 65_537) + 1);
  });

  it('are proved by the hash of their seed', () => {
    expect(hashOfSeed(seed)).toBe(
      createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    );
  });

  it.each([0, -6, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_SIDES + 1])(
    'cannot have %d sides',
    (each) => {
      expect(() => facesOf(seed, 0, [each])).toThrow(RangeError);
    },
  );
});
