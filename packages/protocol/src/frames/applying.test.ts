import type { Patch } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { applyPatches } from './applying';

const set = (path: Patch['path'], value: unknown): Patch => ({ op: 'replace', path, value });
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

describe('patches that are applied', () => {
  it('change what they reach, and leave the rest the same', () => {
    const state = frozen({ a: { b: [1, 2, 3], c: { d: 1 } }, e: { f: 'x' } });
    const now = applyPatches(state, [
      set(['a', 'b', 1], 'two'),
      set(['a', 'b', 3], 4),
      set(['a', 'g'], { h: 1 }),
      { op: 'remove', path: ['a', 'c', 'd'] },
    ]);
    expect(now).toEqual({ a: { b: [1, 'two', 3, 4], c: {}, g: { h: 1 } }, e: { f: 'x' } });
    expect(now.e).toBe(state.e);
    expect(state.a.b).toEqual([1, 2, 3]);
  });

  it('shorten a list, and replace the whole', () => {
    const state = frozen({ list: [1, 2, 3] });
    expect(applyPatches(state, [set(['list', 'length'], 1)])).toEqual({ list: [1] });
    const whole = applyPatches<object>(state, [set([], { other: 1 }), set(['other'], 2)]);
    expect(whole).toEqual({ other: 2 });
  });

  it('do not change what an earlier patch has brought', () => {
    const brought = frozen({ n: 1 });
    const now = applyPatches({}, [set(['one'], brought), set(['one', 'n'], 2)]);
    expect(now).toEqual({ one: { n: 2 } });
    expect(brought).toEqual({ n: 1 });
  });

  it('keep a state without patches as it is', () => {
    const state = frozen({ a: 1 });
    expect(applyPatches(state, [])).toBe(state);
  });

  it.each([
    ['through what is not there', set(['a', 'b'], 1)],
    ['through a number', set(['n', 'b'], 1)],
    ['through what every object has', set(['constructor', 'b'], 1)],
    ['into a prototype', set(['__proto__'], {})],
    ['through a prototype', set(['__proto__', 'b'], 1)],
    ['to an item that a list should lose', { op: 'remove', path: ['list', 0] } as Patch],
  ])('are refused where one leads %s', (_where, patch) => {
    const state = frozen({ n: 1, list: [1] });
    expect(() => applyPatches(state, [patch])).toThrow(RangeError);
    expect(Reflect.get({}, 'b')).toBeUndefined();
  });
});
