import { describe, expect, it } from 'vitest';
import { withDie, withName, withOption, withPoint } from './expression';

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

  it.each([
    ['4d6', 'kh', '4d6kh1'],
    ['4d6kh1', 'kh', '4d6kh2'],
    ['4d6kh3', 'kh', '4d6'],
    ['4d6kh2', 'kl', '4d6kl1'],
    ['4d6>=5', 'kh', '4d6kh1>=5'],
    ['d6', 'kh', 'd6'],
    ['2d6+1', '!', '2d6!+1'],
    ['2d6!+1', '!', '2d6+1'],
    ['d20+3d10', '>=', 'd20+3d10>=9'],
    ['3d10>=9', '>=', '3d10'],
    ['2d6+strength', 'kl', '2d6kl1+strength'],
    ['', '!', ''],
  ] as const)('puts behind the last dice of %j a %s: %j', (text, option, expected) => {
    expect(withOption(text, option)).toBe(expected);
  });

  it('calls a number by its name', () => {
    expect(withName('2d6', 'strength')).toBe('2d6+strength');
    expect(withName('', '{hit points}')).toBe('d20+{hit points}');
  });
});
