import { describe, expect, it } from 'vitest';
import { bandOf, makePool, readDice, shiftBand } from './pool';

const pool = (...dice: number[]) =>
  makePool(dice.map((count, line) => ({ source: `Line ${line}`, dice: count })));

describe('Pools', () => {
  it('GBM-DICE-001: a rating, with what circumstances add and take', () => {
    expect(pool(2, 1, -1)).toMatchObject({ dice: 2, keep: 'highest' });
  });

  it('GBM-DICE-004: none left rolls two dice and keeps the lower', () => {
    expect(pool(0)).toEqual({ lines: [], dice: 2, keep: 'lowest' });
  });

  it('GBM-DICE-006: fewer than none is none', () => {
    expect(pool(1, -1, -1)).toMatchObject({ dice: 2, keep: 'lowest' });
  });

  it('keeps every line that counts, so that the number explains itself', () => {
    expect(pool(1, 0, -1).lines.map(({ dice }) => dice)).toEqual([1, -1]);
  });
});

describe('Reading dice', () => {
  it.each([
    ['GBM-DICE-002, GBM-DICE-009: the highest counts, 1–3 is bad', [1, 3, 2], 3, 'bad'],
    ['GBM-DICE-008: a 4 is partial', [4, 1], 4, 'partial'],
    ['GBM-DICE-008: a 5 is partial', [5], 5, 'partial'],
    ['GBM-DICE-007: a 6 is clean', [2, 6], 6, 'success'],
    ['GBM-DICE-010: two 6s are critical', [6, 3, 6], 6, 'critical'],
  ] as const)('%s', (_rule, faces, result, band) => {
    expect(readDice(faces, 'highest')).toEqual({ result, band });
  });

  it('GBM-DICE-005: keeping the lower is never critical', () => {
    expect(readDice([6, 6], 'lowest')).toEqual({ result: 6, band: 'success' });
    expect(readDice([6, 2], 'lowest')).toEqual({ result: 2, band: 'bad' });
  });
});

describe('Moving a band', () => {
  it('stays between bad and the best that is allowed', () => {
    expect(shiftBand('partial', 1)).toBe('success');
    expect(shiftBand('success', 1)).toBe('critical');
    expect(shiftBand('success', 1, 'success')).toBe('success');
    expect(shiftBand('bad', -1)).toBe('bad');
  });

  it('a single die is never critical', () => {
    expect([1, 4, 6].map(bandOf)).toEqual(['bad', 'partial', 'success']);
  });
});
