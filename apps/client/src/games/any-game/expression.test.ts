import { describe, expect, it } from 'vitest';
import { withDie, withPoint } from './expression';

describe('building an expression by taps', () => {
  it.each([
    ['', 'd6', 'd6'],
    ['d6', 'd6', '2d6'],
    ['2d6', 'd6', '3d6'],
    ['12d6', 'd6', '13d6'],
    ['2d6', 'd20', '2d6+d20'],
    ['2d6+d20', 'd20', '2d6+2d20'],
    ['4d6kh3', 'd6', '4d6kh3+d6'],
    ['d%', 'd%', '2d%'],
    ['d6+1', 'd6', 'd6+1+d6'],
  ])('adds to %j a %s: %j', (text, die, expected) => {
    expect(withDie(text, die)).toBe(expected);
  });

  it.each([
    ['2d6', 1, '2d6+1'],
    ['2d6+1', 1, '2d6+2'],
    ['2d6+1', -1, '2d6'],
    ['2d6', -1, '2d6-1'],
    ['2d6 - 1', -1, '2d6-2'],
    ['5d10>=-3', 1, '5d10>=-3+1'],
    ['d20 adv', 1, 'd20 adv+1'],
    ['5d10>=7', 1, '5d10>=7+1'],
    ['', 1, ''],
  ] as const)('adds to %j a point of %i: %j', (text, by, expected) => {
    expect(withPoint(text, by)).toBe(expected);
  });
});
