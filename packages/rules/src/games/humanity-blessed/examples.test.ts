import { describe, expect, it } from 'vitest';
import { statsAtStart } from './characters/making';
import {
  amountOf,
  bandOf,
  bustsOf,
  effectOf,
  fromD20,
  harder,
  luckOf,
  opposite,
  readAs,
} from './numbers';
import { seated } from './testing';
import type { CoreStat, Motivation } from './vocabulary';
import { complexities } from './vocabulary';

// Worked examples, as the rules or we have made them up: given, rolled, expected.

const sizesOf = (highest: CoreStat, motivation: Motivation) =>
  Object.fromEntries(
    Object.entries(statsAtStart(seated().state, { highest, motivation })).map(([stat, die]) => [
      stat,
      die.size,
    ]),
  );

describe('worked examples', () => {
  it('HUM-203, HUM-205: W01, Head highest and Blossomer are three d6s', () => {
    expect(sizesOf('head', 'blossomer')).toEqual({
      ...{ head: 6, heart: 6, hurry: 6, hand: 4, home: 4, hurt: 4, history: 4 },
    });
  });

  it('HUM-206: W02, where a Motivation raises the highest, History rises', () => {
    expect(sizesOf('heart', 'blossomer')).toEqual({
      ...{ heart: 6, hurry: 6, history: 6, head: 4, hand: 4, home: 4, hurt: 4 },
    });
  });

  it('HUM-508, HUM-501: W03, a d20 in place of another die', () => {
    expect([fromD20(11, 6), fromD20(12, 8), fromD20(20, 10), fromD20(17, 8)]).toEqual([
      5, 4, 10, 1,
    ]);
    const read = (size: 2 | 4 | 6 | 8 | 10) =>
      Array.from({ length: 20 }, (_, at) => fromD20(at + 1, size)).join(' ');
    expect(read(10)).toBe('1 2 3 4 5 6 7 8 9 10 1 2 3 4 5 6 7 8 9 10');
    expect(read(8)).toBe('1 2 3 4 5 6 7 8 1 2 3 4 5 6 7 8 1 3 5 1');
    expect(read(6)).toBe('1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 5 1');
    expect(read(4)).toBe('1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4');
    expect(read(2)).toBe('1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2');
  });

  it('HUM-508, HUM-1809: a d20 that is typed in stands for the die of the Stat, bumps included', () => {
    const one = seated().withStats('anya', { head: 8 });
    one.send('bev', { type: 'table.house-rule', rule: 'dice', value: 'typed' });
    one.propose('anya', 'head').frame().roll('anya', [], { typed: 'd20 17 14' });
    expect(one.outcome).toMatchObject({ total: 7, band: 'minor' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 6 });
    one.propose('anya', 'hand').frame();
    expect(() => one.roll('anya', [], { typed: 'd20 21' })).toThrow();
  });

  it('HUM-901: W06, as much as the die that was locked allows', () => {
    expect(([4, 6, 8, 10] as const).map((size) => amountOf(effectOf(size)))).toEqual([1, 2, 2, 3]);
  });

  it('HUM-706: T01, a natural 5 is minor, and locks at 5', () => {
    const one = seated().withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    expect(one.outcome).toMatchObject({ total: 5, band: 'minor', busts: 1 });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
  });

  it('HUM-705, HUM-1508: T03, apt reads 3 as 5; an exceptional gain reads 6 and 7 as 8', () => {
    const apt = { apt: true, gain: false };
    expect([2, 3, 4, 5].map((total) => readAs(total, apt))).toEqual([2, 5, 5, 5]);
    const gain = { apt: false, gain: true };
    expect([3, 5, 6, 7, 8].map((total) => readAs(total, gain))).toEqual([3, 5, 8, 8, 8]);
    expect(readAs(4, { apt: true, gain: true })).toBe(5);
  });

  it('HUM-708, HUM-802: T05, 1 and 10 are major; the Continue of 10 is medium', () => {
    const one = seated().withStats('anya', { head: 10 }).check('anya', 'head', [1, 10]);
    expect(one.outcome).toMatchObject({ total: 11, band: 'major', boons: 1 });
    one.send('anya', { type: 'continue.go', continue: one.continues[0]?.id ?? '' });
    expect(one.outcome).toMatchObject({ total: 10, band: 'medium' });
  });

  it('HUM-506: T07, a Spark takes balanced Stats and equal Blessings', () => {
    const one = seated().withStats('anya', { head: 8, hand: 6, heart: 8 });
    one.withBlessings('anya', 3, 4, 4).check('anya', 'head', [5]);
    const spark = { type: 'check.spark', stat: 'hand', dice: 'anya-2 anya-3' } as const;
    expect(one.tryOnCheck('anya', spark)?.code).toBe('not-allowed');
    const unequal = { ...spark, stat: 'heart', dice: 'anya-1 anya-2' } as const;
    expect(one.tryOnCheck('anya', unequal)?.code).toBe('cannot-afford');
    one.onCheck('anya', { ...spark, stat: 'heart' }, 2);
    expect(one.outcome.total).toBe(7);
  });

  it('HUM-613: T09, a 3 that is turned to 1 bumps to 6, and that decides lock and band', () => {
    const one = seated({ atmosphere: 'gritty' }).withStats('anya', { head: 6 });
    one.withBlessings('anya', 2).check('anya', 'head', [3]);
    const by = one.of('anya').id;
    one.onCheck('anya', { type: 'check.improvise', by, die: 'anya-1' }, 5);
    expect(one.outcome).toMatchObject({ total: 6, band: 'minor' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(one.blessings('anya')).toEqual([]);
  });

  it('HUM-612: T11, a 7 that is jinxed is an 8 with a bust', () => {
    expect([bandOf(7), bandOf(8), bustsOf('medium')]).toEqual(['minor', 'medium', 0]);
    const one = seated({ atmosphere: 'dark' }).withStats('anya', { head: 8 });
    one.withBlessings('carl', 1).check('anya', 'head', [7]);
    one.onCheck('carl', { type: 'check.jinx', by: one.of('carl').id, die: 'carl-1' });
    expect(one.outcome).toMatchObject({ total: 8, band: 'medium', busts: 1 });
  });

  it('HUM-1003: T13, an apt defence raises complexity by a rank', () => {
    const after = (['easy', 'simple', 'hard'] as const).map((said) => harder(said, 1).complexity);
    expect(after).toEqual(['simple', 'hard', 'complex']);
    expect(complexities.map((said) => harder(said, 0).needed)).toEqual([1, 1, 2, 3]);
    expect(harder('complex', 1)).toEqual({ complexity: 'complex', needed: 4 });
    expect(harder('complex', 2, 4)).toEqual({ complexity: 'complex', needed: 6 });
  });

  it('HUM-712: T15, Luck', () => {
    expect([luckOf(3, 7), luckOf(4, 8), luckOf(4, 4), luckOf(3, 8)]).toEqual([
      ...['lucky', 'lucky', 'veryLucky', 'notLucky'],
    ]);
  });

  it('HUM-411, HUM-412: T27, a Haunted d2 takes a d10 off: 9 less 4 are 5', () => {
    expect(opposite(2)).toBe(10);
    const one = seated({ optional: 'haunted' }).withStats('anya', { head: 10 });
    one.send('bev', { type: 'haunting.set', character: one.of('anya').id, present: true });
    one.check('anya', 'head', [9, 4]);
    expect(one.outcome).toMatchObject({ total: 5, band: 'minor' });
  });

  it('HUM-404: T29, four Tokens make a 7 an 11, and lock Hardware', () => {
    const one = seated({ optional: 'hardware' }).withStats('anya', { hardware: 8, head: 8 });
    one.with('anya', { tokens: 4 }).check('anya', 'head', [7]);
    one.onCheck('anya', { type: 'check.tokens', tokens: 4 });
    expect(one.outcome).toMatchObject({ total: 11, band: 'major' });
    expect(one.stat('anya', 'hardware').lock).not.toBeNull();
    expect(one.of('anya').tokens).toBe(0);
  });

  it('HUM-704, HUM-709: bands end where they should', () => {
    expect([0, 4, 5, 7, 8, 10, 11, 19, 20, 40].map(bandOf)).toEqual([
      ...['failure', 'failure', 'minor', 'minor', 'medium', 'medium'],
      ...['major', 'major', 'maximum', 'maximum'],
    ]);
  });
});
