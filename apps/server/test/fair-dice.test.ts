import { createHash, createHmac } from 'node:crypto';
import type { DiceStream, FairDice } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { fairDice } from '../src/dice/fair-dice';

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const dice = fairDice(secret);
const roll = (
  from: FairDice,
  stream: DiceStream,
  session: number,
  number: number,
  count: number,
) => {
  const die = from.dice(stream, session, number);
  return Array.from({ length: count }, () => die(6));
};

/** The same arithmetic, written anew with Node's own functions. */
function facesByHand(seed: string, roll: number, count: number): number[] {
  const faces: number[] = [];
  for (let block = 0; faces.length < count; block += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${roll}:${block}`)
      .digest();
    faces.push(...[...digest].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1));
  }
  return faces.slice(0, count);
}

describe('fair dice', () => {
  it('are what anybody computes from the seed', () => {
    const seed = createHmac('sha256', Buffer.from(secret, 'hex')).update('public:3').digest('hex');
    expect(dice.seed('public', 3)).toBe(seed);
    expect(dice.hash('public', 3)).toBe(
      createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    );
    for (let number = 0; number < 50; number += 1) {
      expect(roll(dice, 'public', 3, number, 7)).toEqual(facesByHand(seed, number, 7));
    }
    expect(roll(dice, 'public', 3, 0, 100)).toEqual(facesByHand(seed, 0, 100));
  });

  it('fall the same whenever the same roll is decided again', () => {
    expect(roll(fairDice(secret), 'director', 1, 5, 4)).toEqual(roll(dice, 'director', 1, 5, 4));
  });

  it('of one stream, session or table tell nothing of another’s', () => {
    const seeds = [
      dice.seed('public', 1),
      dice.seed('director', 1),
      dice.seed('public', 2),
      fairDice(secret.replace('0', '1')).seed('public', 1),
    ];
    expect(new Set(seeds).size).toBe(4);
  });

  it('show each face equally often', () => {
    const rolls = 60_000;
    const counts = new Map<number, number>();
    for (let number = 0; number < rolls / 6; number += 1) {
      for (const face of roll(dice, 'public', 1, number, 6)) {
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
    }
    const expected = rolls / 6;
    const chiSquare = [1, 2, 3, 4, 5, 6].reduce(
      (sum, face) => sum + ((counts.get(face) ?? 0) - expected) ** 2 / expected,
      0,
    );
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // 20.5 is exceeded by fair dice once in a thousand seeds; this seed is always the same.
    expect(chiSquare).toBeLessThan(20.5);
  });
});
