import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedDie, Bumps, FallenDie } from './bumps';
import { bumpedGroup, bumping, onFaces, onHighest, sumOf } from './bumps';
import { readAs, stepDie, usualChain } from './chain';
import { replayed, shownBy } from './keeping';
import { limits } from './limits';

/** Rolls with faces as they fall, all of which it must use up. */
function fall<R>(rolling: Generator<AskedDie, R, number>, ...faces: number[]): R {
  const left = [...faces];
  let step = rolling.next();
  while (!step.done) {
    const face = left.shift();
    if (face === undefined) throw new Error('No face is left.');
    step = rolling.next(face);
  }
  expect(left).toEqual([]);
  return step.value;
}

/** Dice of *Humanity, Blessed*: each 1 is rolled once more and added. */
const onOnes: Bumps = { on: onFaces(1) };
const dice = (fallen: readonly FallenDie[]) =>
  fallen.map(({ die, sides, face }) => `${die}:d${sides}=${face}`).join(' ');

describe('The chain of dice', () => {
  it('TABLE-205: goes up and down by steps, and ends at its ends', () => {
    expect(stepDie(6, 1)).toBe(8);
    expect(stepDie(6, -1)).toBe(4);
    expect(stepDie(12, 1)).toBe(20);
    expect(stepDie(4, 2)).toBe(8);
    expect([stepDie(20, 1), stepDie(2, -1), stepDie(4, -9)]).toEqual([20, 2, 2]);
    expect(stepDie(10, 1, [2, 4, 6, 8, 10])).toBe(10);
    expect(() => stepDie(7, 1)).toThrow('No die of the chain has 7 sides.');
  });

  it('TABLE-205: a die of twenty sides stands for those that somebody has not got', () => {
    const last = { 17: 1, 18: 3, 19: 5, 20: 1 };
    expect([readAs(11, 20, 6), readAs(12, 20, 8), readAs(20, 20, 10)]).toEqual([5, 4, 10]);
    expect([readAs(17, 20, 8, last), readAs(17, 20, 8), readAs(16, 20, 8)]).toEqual([1, null, 8]);
    expect([readAs(18, 20, 6), readAs(19, 20, 6), readAs(20, 20, 4)]).toEqual([6, null, 4]);
  });
});

describe('Dice that bump', () => {
  it('TABLE-206: are rolled once more on their face, each bump by itself', () => {
    const fallen = fall(bumping([10], onOnes), 1, 10);
    const group = bumpedGroup('Head', fallen);
    expect(group).toEqual({ label: 'Head', sides: 10, faces: [1, 10], kept: [0, 1], dies: [0, 0] });
    expect(sumOf(group)).toBe(11);
    expect(shownBy(group)).toEqual([{ sides: 10, value: 10 }]);
  });

  it('TABLE-206: that do not bump are recorded as any others', () => {
    const group = bumpedGroup('', fall(bumping([6, 6], onOnes), 4, 2));
    expect(group).toEqual({ label: '', sides: 6, faces: [4, 2], kept: [0, 1] });
  });

  it('TABLE-206: go up the chain with each bump, and stay at its end', () => {
    const fallen = fall(bumping([4], { on: onHighest, steps: 1 }), 4, 6, 7);
    expect(dice(fallen)).toBe('0:d4=4 0:d6=6 0:d8=7');
    expect(bumpedGroup('', fallen)).toMatchObject({ sides: 4, each: [4, 6, 8], dies: [0, 0, 0] });
    const short = fall(bumping([8], { on: onHighest, steps: 1, chain: [6, 8] }), 8, 8, 3);
    expect(dice(short)).toBe('0:d8=8 0:d8=8 0:d8=3');
    const down = fall(bumping([6], { on: onHighest, steps: -1 }), 6, 4, 1);
    expect(dice(down)).toBe('0:d6=6 0:d4=4 0:d2=1');
  });

  it('TABLE-206: fall one after the other, and bump where they lie', () => {
    expect(dice(fall(bumping([6, 8], onOnes), 1, 5, 1, 2))).toBe('0:d6=1 0:d6=5 1:d8=1 1:d8=2');
  });

  it('TABLE-206: bump twenty times each at most', () => {
    const ones = Array<number>(2 * (limits.explosions + 1)).fill(1);
    expect(fall(bumping([6, 6], onOnes), ...ones)).toHaveLength(42);
  });

  it('TABLE-206: that lie there go on from what they show, such as after one was turned', () => {
    const turned: FallenDie[] = [{ die: 0, sides: 6, face: 1 }];
    const fallen = fall(bumping([6], onOnes, turned), 5);
    expect(sumOf(bumpedGroup('', fallen))).toBe(6);
    expect(turned).toHaveLength(1);
    expect(fall(bumping([6], onOnes, [{ die: 0, sides: 6, face: 3 }]))).toHaveLength(1);
  });
});

describe('Dice in step', () => {
  const inStep: Bumps = { ...onOnes, inStep: true };

  it('TABLE-207: are all rolled once more when one bumps, and add up', () => {
    const fallen = fall(bumping([8, 8], inStep), 1, 5, 3, 7);
    expect(dice(fallen)).toBe('0:d8=1 1:d8=5 0:d8=3 1:d8=7');
    const group = bumpedGroup('Head and Heart', fallen, inStep);
    expect(group).toMatchObject({ faces: [1, 5, 3, 7], dies: [0, 1, 0, 1], inStep: true });
    expect([sumOf(group), shownBy(group).map(({ value }) => value)]).toEqual([16, [3, 7]]);
  });

  it('TABLE-207: that both bump are rolled once more together, once', () => {
    expect(fall(bumping([6, 6], inStep), 1, 1, 2, 1, 4, 4)).toHaveLength(6);
  });

  it('TABLE-207: one of which lies there already are joined by the other (Spark)', () => {
    const first: FallenDie[] = [{ die: 0, sides: 6, face: 1 }];
    expect(dice(fall(bumping([6, 6], inStep, first), 4, 2, 3))).toBe('0:d6=1 1:d6=4 0:d6=2 1:d6=3');
  });

  it('TABLE-207: come to an end', () => {
    const ones = Array<number>(2 * (limits.explosions + 1)).fill(1);
    expect(fall(bumping([6, 6], inStep), ...ones)).toHaveLength(42);
  });
});

describe('Values that were kept', () => {
  it('TABLE-208: are played again without dice, and nothing bumps', () => {
    const kept = [
      { sides: 8, value: 1 },
      { sides: 6, value: 4 },
    ];
    const [eight] = kept;
    expect(
      replayed(3, {
        title: 'Once more',
        groups: [{ label: 'Head', dice: kept, inStep: true }],
        modifiers: [
          { source: 'Apt', value: 2, unit: 'total' },
          { source: 'Help', value: 1, unit: 'dice' },
        ],
      }),
    ).toEqual({
      title: 'Once more',
      groups: [
        { label: 'Head', sides: 8, faces: [1, 4], kept: [0, 1], each: [8, 6], inStep: true },
      ],
      modifiers: [
        { source: 'Apt', value: 2, unit: 'total' },
        { source: 'Help', value: 1, unit: 'dice' },
      ],
      reading: { word: '7', tone: 'neutral' },
      total: 7,
      proof: { stream: 'public', session: 3, replayed: true },
    });
    const read = replayed(1, {
      title: '',
      groups: [{ label: '', dice: eight ? [eight] : [] }],
      reading: (total) => ({ word: total > 4 ? 'Success' : 'Failure', tone: 'bad' }),
    });
    expect(read.reading.word).toBe('Failure');
    expect(read.groups[0]).toEqual({ label: '', sides: 8, faces: [1], kept: [0] });
  });

  it('TABLE-206, TABLE-208: what a die shows is the last of its faces, whatever it has bumped', () => {
    const rule = fc.record({
      steps: fc.constantFrom(-1, 0, 1),
      inStep: fc.constantFrom(undefined, true as const),
      highest: fc.boolean(),
    });
    const sides = fc.array(fc.constantFrom(...usualChain), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sides, rule, fc.infiniteStream(fc.nat()), (all, { highest, ...how }, chance) => {
        const rolling = bumping(all, { ...how, on: highest ? onHighest : onFaces(1) });
        let step = rolling.next();
        while (!step.done)
          step = rolling.next((Number(chance.next().value) % step.value.sides) + 1);
        const group = bumpedGroup('', step.value, how);
        const lastOf = (die: number) =>
          step.value.filter((one: FallenDie) => one.die === die).at(-1);
        expect(shownBy(group)).toEqual(
          all.map((_, die) => ({ sides: lastOf(die)?.sides, value: lastOf(die)?.face })),
        );
        expect(step.value.length).toBeLessThanOrEqual(all.length * (limits.explosions + 1));
        expect(sumOf(group)).toBe(step.value.reduce((sum: number, { face }) => sum + face, 0));
      }),
    );
  });
});
