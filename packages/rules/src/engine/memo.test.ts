import { describe, expect, it } from 'vitest';
import { Memo } from './memo';

const state = (clocks: object, log: object) => ({
  public: { clocks, log },
  seats: { a: { n: 1 } },
});

describe('a memo', () => {
  it('computes again only when something that was read has changed', () => {
    const memo = new Memo();
    let times = 0;
    const clocks = { one: 1 };
    const read = (view: ReturnType<typeof state>) => {
      times += 1;
      return Object.keys(view.public.clocks);
    };
    const first = memo.get('names', state(clocks, {}), read);
    expect(memo.get('names', state(clocks, { other: true }), read)).toBe(first);
    expect(memo.get('names', state({ two: 2 }, {}), read)).toEqual(['two']);
    expect(times).toBe(2);
  });

  it('notices parts that come and go', () => {
    const memo = new Memo();
    const count = (view: { seats: object }) => Object.keys(view.seats).length;
    const seats = { a: {} };
    expect(memo.get('count', { seats }, count)).toBe(1);
    expect(memo.get('count', { seats: { ...seats, b: {} } }, count)).toBe(2);
  });

  it('merges parts into the same whole while they are the same', () => {
    const memo = new Memo();
    const [one, two] = [{ a: 1 }, { b: 2 }];
    const whole = memo.merge('all', [one, two]);
    expect(whole).toEqual({ a: 1, b: 2 });
    expect(memo.merge('all', [one, two])).toBe(whole);
    expect(memo.merge('all', [one, { b: 3 }])).toEqual({ a: 1, b: 3 });
  });
});
