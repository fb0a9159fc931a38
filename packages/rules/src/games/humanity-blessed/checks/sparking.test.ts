import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { seated } from '../testing';

/** Anya’s Head and Hand are d6s, and she has two Blessings worth 3 and one worth 4. */
const table = () => seated().withStats('anya', { head: 6, hand: 6 }).withBlessings('anya', 3, 3, 4);

describe('a Spark', () => {
  it('HUM-507: is chosen once the first die lies there, before it bumps', () => {
    const one = table().check('anya', 'head', [1]);
    expect(one.part).toMatchObject({ atRest: false, fell: [{ face: 1 }] });
    expect(one.offers('anya', 'check.spark')).toHaveLength(1);
    one.onCheck('anya', { type: 'check.leave' }, 5);
    expect(one.outcome).toMatchObject({ total: 6, band: 'minor' });
    expect(one.blessings('anya')).toEqual([3, 3, 4]);
  });

  it('HUM-507, HUM-1801: as long as it may be sparked nothing says what it comes to', () => {
    const one = table().check('anya', 'head', [1]);
    const line = one.lastLine();
    expect(line?.text).toContain('1; it may be sparked');
    expect(line?.roll?.reading).toEqual({ word: 'a first die', tone: 'neutral' });
    one.onCheck('anya', { type: 'check.leave' }, 5);
    const read = linesOf(one.state.public.log).flatMap(({ roll }) => roll?.reading ?? []);
    expect(read.at(-1)).toMatchObject({ word: 'Minor Success', tone: 'mixed' });
  });

  it('HUM-506, HUM-503: two roll as one: where either bumps both do, and both lock', () => {
    const one = table().check('anya', 'head', [1]);
    one.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 4, 2, 3);
    expect(one.outcome).toMatchObject({ total: 10, band: 'medium', stat: 'head' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 2 });
    expect(one.stat('anya', 'hand').lock).toEqual({ value: 3 });
    expect(one.blessings('anya')).toEqual([4]);
  });

  it('HUM-506: two 1s are one joint bump', () => {
    const one = table().check('anya', 'head', [1]);
    one.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 1, 4, 5);
    expect(one.outcome.total).toBe(11);
  });

  it('HUM-506: takes Stats that are balanced, and two Blessings of equal worth', () => {
    const one = table().check('anya', 'head', [2]);
    const spark = { type: 'check.spark', dice: 'anya-1 anya-2' } as const;
    expect(one.tryOnCheck('anya', { ...spark, stat: 'heart' })?.rule).toBe('HUM-506');
    expect(one.tryOnCheck('anya', { ...spark, stat: 'head' })?.rule).toBe('HUM-506');
    const unequal = { ...spark, stat: 'hand', dice: 'anya-1 anya-3' } as const;
    expect(one.tryOnCheck('anya', unequal)?.code).toBe('cannot-afford');
    const twice = { ...spark, stat: 'hand', dice: 'anya-1 anya-1' } as const;
    expect(one.tryOnCheck('anya', twice)?.code).toBe('cannot-afford');
    expect(one.blessings('anya')).toEqual([3, 3, 4]);
  });

  it('HUM-506: is not asked of whoever has no two that are equal, or no Stat for it', () => {
    const poor = seated().withStats('anya', { head: 6, hand: 6 }).withBlessings('anya', 3, 4);
    expect(poor.check('anya', 'head', [5]).state.public.check).toBeNull();
    const locked = table().withStats('anya', { hand: [6, 5] });
    expect(locked.check('anya', 'head', [5]).state.public.check).toBeNull();
  });

  it('HUM-620: whoever pays picks between lasting ones and those for now', () => {
    const one = seated()
      .withStats('anya', { head: 6, hand: 6 })
      .withBlessings('anya', 2, 2)
      .withTemporary('anya', 2);
    const [offer] = one.check('anya', 'head', [5]).offers('anya', 'check.spark');
    const field = offer?.fields?.find(({ name }) => name === 'dice');
    expect(field && 'options' in field ? field.options.map(({ label }) => label) : []).toEqual([
      'Two worth 2',
      'Two worth 2, one for now',
    ]);
  });
});
