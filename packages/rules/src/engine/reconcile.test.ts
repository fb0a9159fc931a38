import { describe, expect, it } from 'vitest';
import type { Patch } from './audience';
import { diff, reconcile, same } from './reconcile';

function told(before: unknown, now: unknown): Patch[] {
  const patches: Patch[] = [];
  diff(before, now, [], patches);
  return patches;
}

describe('a diff', () => {
  it('tells only the items of a list that differ, where most stand where they stood', () => {
    const lines = ['a', 'b', 'c', 'd'];
    expect(told(lines, ['a', 'b', 'x', 'd'])).toEqual([{ op: 'replace', path: [2], value: 'x' }]);
    expect(told(lines, [...lines, 'e'])).toEqual([{ op: 'add', path: [4], value: 'e' }]);
    expect(told(lines, ['a', 'b', 'c'])).toEqual([{ op: 'replace', path: ['length'], value: 3 }]);
  });

  it('tells any other list as a whole', () => {
    const moved = ['b', 'c', 'd'];
    expect(told({ list: ['a', ...moved] }, { list: moved })).toEqual([
      { op: 'replace', path: ['list'], value: moved },
    ]);
  });

  it('is the same, whether what stays is shared or only says the same', () => {
    const before = { list: [{ a: 1 }, { a: 2 }, { a: 3 }] };
    const now = { list: [...before.list.slice(0, 2), { a: 4 }] };
    expect(told(structuredClone(before), now)).toEqual(told(before, now));
  });

  it('tells nothing of what says the same', () => {
    expect(told({ a: [{ b: 1 }], c: undefined }, { a: [{ b: 1 }] })).toEqual([]);
  });
});

describe('making one equal to another', () => {
  it('leaves alone whatever is the same already, and takes away what is not there', () => {
    const list = [{ a: 1 }];
    const target = { list, deep: { list, count: 1 }, gone: 1, left: 1 };
    const { deep } = target;
    reconcile(target, {
      list: [{ a: 1 }],
      deep: { list: [{ a: 1 }], count: 2, none: undefined },
      left: undefined,
      fresh: 1,
    });
    expect(target).toStrictEqual({ list, deep: { list, count: 2 }, fresh: 1 });
    expect(target.list).toBe(list);
    expect(target.deep).toBe(deep);
    expect(deep.list).toBe(list);
  });
});

describe('same', () => {
  it('compares JSON values deeply; a field that is undefined is none', () => {
    expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(same({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(same({ a: 1, b: undefined }, { a: 1, c: 2 })).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
  });
});
