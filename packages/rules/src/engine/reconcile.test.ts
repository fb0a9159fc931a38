import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patch } from './audience';
import { joinedOf } from './parts';
import { plain } from './plain';
import { diff, put, reconcile, same } from './reconcile';

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

  it('tells of what was joined of parts as of any other', () => {
    const part = (names: string) =>
      fc.dictionary(fc.constantFrom(...names), fc.record({ n: fc.nat(1) }), { maxKeys: 3 });
    const some = fc.tuple(part('abc'), part('def'), part('ghi'));
    // A field may also go to another part.
    const moved = fc.tuple(part('abc'), part('def'), part('ghi'), fc.nat(6));
    fc.assert(
      fc.property(some, moved, ([a, b, c], [d, e, f, shared]) => {
        const before = [a, b, c];
        const now = [d, e, f].map((one, at) => (shared & (1 << at) ? (before[at] ?? one) : one));
        if (shared === 6) now.reverse();
        const [then, here] = [joinedOf(before), joinedOf(now)];
        expect(told(then, here)).toEqual(told({ ...then }, { ...here }));
      }),
    );
    const one = [{ a: 1 }, { b: 1 }];
    expect(told(joinedOf(one), joinedOf([{ a: 1 }]))).toEqual([{ op: 'remove', path: ['b'] }]);
    const other = joinedOf([{ b: 1 }, { a: 2 }]);
    expect(told(joinedOf(one), other)).toEqual([{ op: 'replace', path: ['a'], value: 2 }]);
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
    expect(told({ a: [], b: {}, c: null }, { a: [], b: {}, c: null })).toEqual([]);
  });

  it('tells a list as a whole where no more than half of it stays', () => {
    expect(told(['a', 'b'], ['a', 'x'])).toEqual([{ op: 'replace', path: [], value: ['a', 'x'] }]);
    expect(told(['a', 'b', 'c'], ['a', 'b', 'x'])).toEqual([
      { op: 'replace', path: [2], value: 'x' },
    ]);
    expect(told([], ['a'])).toEqual([{ op: 'replace', path: [], value: ['a'] }]);
  });

  it('tells an item by its fields where most of them stay, and else as a whole', () => {
    const rest = [{ id: 1 }, { id: 2 }];
    const line = { id: 'l', text: 'a', by: 'bev' };
    const with_ = (item: object) => told([...rest, line], [...rest, item]);
    expect(with_({ ...line, text: 'b' })).toEqual([
      { op: 'replace', path: [2, 'text'], value: 'b' },
    ]);
    expect(with_({ ...line, text: 'b', id: 'm' })).toEqual([
      { op: 'replace', path: [2], value: { ...line, text: 'b', id: 'm' } },
    ]);
    const half = { id: 'l', text: 'b' };
    expect(with_(half)).toEqual([{ op: 'replace', path: [2], value: half }]);
  });

  it('tells fields that come, go, become something else, or nothing', () => {
    expect(
      told(
        { gone: 1, none: 1, kind: { a: 1 }, list: [1], deep: { a: 1, b: 2 } },
        { none: null, kind: [1], list: { a: 1 }, deep: { a: 1, b: 3 }, fresh: { c: 1 } },
      ),
    ).toEqual([
      { op: 'remove', path: ['gone'] },
      { op: 'replace', path: ['none'], value: null },
      { op: 'replace', path: ['kind'], value: [1] },
      { op: 'replace', path: ['list'], value: { a: 1 } },
      { op: 'replace', path: ['deep', 'b'], value: 3 },
      { op: 'add', path: ['fresh'], value: { c: 1 } },
    ]);
    expect(told({ a: undefined }, { a: undefined, b: undefined })).toEqual([]);
    expect(told({ a: null, b: null }, { a: { c: 1 }, b: null })).toEqual([
      { op: 'replace', path: ['a'], value: { c: 1 } },
    ]);
  });

  it('tells a whole where it is asked to, unless it says the same', () => {
    const wholes = (before: object, now: object) => {
      const patches: Patch[] = [];
      diff(before, now, ['at'], patches, (path) => path.at(-1) === 'whole');
      return patches;
    };
    const [one, two] = [
      { whole: { a: 1, b: { c: 1 } }, parts: { a: 1, b: 1 } },
      { whole: { a: 1, b: { c: 2 } }, parts: { a: 1, b: 2 } },
    ];
    expect(wholes(one, two)).toEqual([
      { op: 'replace', path: ['at', 'whole'], value: two.whole },
      { op: 'replace', path: ['at', 'parts', 'b'], value: 2 },
    ]);
    expect(wholes(one, structuredClone(one))).toEqual([]);
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
    const kinds = { a: [1], b: { c: 1 }, d: null, e: { f: 1 } };
    const others = { a: { c: 1 }, b: [1], d: { f: 1 }, e: null };
    reconcile(kinds, others);
    expect(kinds).toStrictEqual(others);
    expect(target.list).toBe(list);
    expect(target.deep).toBe(deep);
    expect(deep.list).toBe(list);
  });
});

it('a value is put into a record by what differs, where there is one', () => {
  const [harm, luck] = [
    { marks: [1], name: 'Harm' },
    { marks: [], name: 'Luck' },
  ];
  const record: Record<string, object> = { harm };
  const { marks } = harm;
  put(record, 'harm', { marks: [1], name: 'Hurt' });
  put(record, 'luck', luck);
  expect(record).toEqual({ harm: { marks: [1], name: 'Hurt' }, luck });
  expect(record.harm).toBe(harm);
  expect(harm.marks).toBe(marks);
  expect(record.luck).toBe(luck);
});

it('a plain copy shares nothing, and lacks what is undefined', () => {
  const value = { list: [{ a: 1 }], none: null, not: undefined };
  const copy = plain(value);
  expect(copy).toStrictEqual({ list: [{ a: 1 }], none: null });
  expect(copy.list).not.toBe(value.list);
  expect(copy.list[0]).not.toBe(value.list[0]);
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
