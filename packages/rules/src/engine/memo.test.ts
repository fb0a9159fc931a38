import { describe, expect, it } from 'vitest';
import { Memo } from './memo';

const TRACKING = { deeper: { clocks: 2, protagonists: 2, episode: 1 }, coarse: ['protagonists'] };

const state = (clocks: object, log: object) => ({
  public: { clocks, log },
  seats: { a: { n: 1 } },
});

describe('a memo', () => {
  it('computes again only when something that was read has changed', () => {
    const memo = new Memo(TRACKING);
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

  it('still knows who has read something when many have, again and again', () => {
    const memo = new Memo(TRACKING);
    const at = (a: number, b: number) => ({ public: { a, b } });
    const sums = (state: ReturnType<typeof at>) =>
      Array.from({ length: 100 }, (_, part) =>
        memo.get(`part ${part}`, state, (view) => view.public.a + view.public.b * (part % 3)),
      );
    const plain = (a: number, b: number) =>
      Array.from({ length: 100 }, (_, part) => a + b * (part % 3));
    // Each has read the first of them anew whenever the second was another one.
    for (let b = 0; b < 20; b += 1) expect(sums(at(1, b))).toEqual(plain(1, b));
    expect(sums(at(2, 19))).toEqual(plain(2, 19));
    expect(sums(at(3, 20))).toEqual(plain(3, 20));
  });

  it('notices whether something is there that somebody has looked for and through', () => {
    const memo = new Memo(TRACKING);
    const at = (a: { b: { n: number } } | null) => ({ public: { a } });
    const look = (state: ReturnType<typeof at>) =>
      memo.get('b', state, ({ public: shared }) => shared.a?.b.n ?? 'none');
    expect([look(at(null)), look(at({ b: { n: 1 } })), look(at(null))]).toEqual([
      'none',
      1,
      'none',
    ]);
  });

  it('notices parts that come and go', () => {
    const memo = new Memo(TRACKING);
    const count = (view: { seats: object }) => Object.keys(view.seats).length;
    const seats = { a: {} };
    expect(memo.get('count', { seats }, count)).toBe(1);
    expect(memo.get('count', { seats: { ...seats, b: {} } }, count)).toBe(2);
  });

  it('tells apart which clock has changed, and what of it', () => {
    const memo = new Memo(TRACKING);
    type Clocks = Record<string, { name: string; marked: number }>;
    const at = (clocks: Clocks) => ({ public: { clocks } });
    const computed: string[] = [];
    const look = (state: ReturnType<typeof at>) => {
      const part = <T>(key: string, compute: (clocks: Clocks) => T) =>
        memo.get(key, state, ({ public: { clocks } }) => {
          computed.push(key);
          return compute(clocks);
        });
      return [
        part('names', (clocks) => Object.values(clocks).map(({ name }) => name)),
        part('progress of a', (clocks) => clocks.a?.marked ?? 0),
        part('progress of b', (clocks) => clocks.b?.marked ?? 0),
        part('how many', (clocks) => Object.keys(clocks).length),
      ];
    };
    const a = { name: 'A', marked: 1 };
    const b = { name: 'B', marked: 1 };
    expect(look(at({ a, b }))).toEqual([['A', 'B'], 1, 1, 2]);
    computed.length = 0;
    expect(look(at({ a, b: { ...b, marked: 2 } }))).toEqual([['A', 'B'], 1, 2, 2]);
    expect(computed).toEqual(['progress of b']);
    computed.length = 0;
    expect(look(at({ b: { ...b, marked: 2 }, a }))).toEqual([['B', 'A'], 1, 2, 2]);
    expect(computed).toEqual(['names', 'how many']);
    expect(look(at({ b }))).toEqual([['B'], 0, 1, 1]);
  });

  it('tells apart the fields of a character, but for who reads coarsely', () => {
    const memo = new Memo(TRACKING);
    const at = (marks: number, rolls = 0) => ({
      public: {
        protagonists: { raven: { name: 'Raven', marks }, fawn: { name: 'Fawn', marks: 0 } },
        table: { seats: { a: 'Ana' }, dice: { rolls } },
      },
    });
    type State = ReturnType<typeof at>;
    const seats = { a: 'Ana' };
    const computed: string[] = [];
    const names = (key: string) => (view: State) => {
      computed.push(key);
      return Object.values(view.public.protagonists).map(({ name }) => name);
    };
    const look = (marks: number, rolls?: number) => {
      computed.length = 0;
      const given = at(marks, rolls);
      const state = { public: { ...given.public, table: { ...given.public.table, seats } } };
      memo.get('names', state, names('names'));
      memo.get('names, coarsely', state, names('coarse'), { coarse: true });
      memo.get('marks', state, (view) => {
        computed.push('marks');
        return view.public.protagonists.raven.marks;
      });
      memo.get('who sits here', state, (view) => {
        computed.push('who');
        return view.public.table.seats.a;
      });
      return computed;
    };
    expect(look(1)).toEqual(['names', 'coarse', 'marks', 'who']);
    expect(look(2)).toEqual(['coarse', 'marks']);
    expect(look(2, 1)).toEqual(['coarse']);
  });

  it('notices what was missing, and by whatever way it was asked for', () => {
    const memo = new Memo(TRACKING);
    type Table = { seats: Record<string, object> };
    const asked = (state: Table) => [
      memo.get('in', state, (view) => 'b' in view.seats),
      memo.get('at', state, (view) => view.seats.b !== undefined),
      memo.get('keys', state, (view) => Object.entries(view.seats).length === 2),
    ];
    const [without, and] = [{ seats: { a: {} } }, { seats: { a: {}, b: {} } }];
    expect(asked(without)).toEqual([false, false, false]);
    expect(asked(and)).toEqual([true, true, true]);
    expect(asked(without)).toEqual([false, false, false]);
  });

  it('computes a whole again only where one of its parts read something that has changed', () => {
    const memo = new Memo(TRACKING);
    const computed: string[] = [];
    const part = (view: ReturnType<typeof state>, key: 'clocks' | 'log') =>
      memo.get(key, view, ({ public: shared }) => {
        computed.push(key);
        return Object.keys(shared[key]).length;
      });
    const whole = (of: ReturnType<typeof state>) =>
      memo.get('whole', of, (view) => part(view, 'clocks') + part(view, 'log'));
    const [clocks, log] = [{ one: 1 }, { line: 'a' }];
    expect(whole(state(clocks, log))).toBe(2);
    expect(whole(state(clocks, log))).toBe(2);
    expect(whole(state(clocks, { line: 'a', next: 'b' }))).toBe(3);
    expect(whole(state({}, log))).toBe(1);
    expect(computed).toEqual(['clocks', 'log', 'log', 'clocks', 'log']);
  });

  it('does not compute again what got others that come to the same, and does where one of them does not', () => {
    const memo = new Memo(TRACKING);
    const computed: string[] = [];
    const at = (one: number, two: number) => ({ public: { clocks: { one, two } } });
    type State = ReturnType<typeof at>;
    const part = (view: State, key: 'one' | 'two') =>
      memo.get(key, view, ({ public: { clocks } }) => {
        computed.push(key);
        return clocks[key] > 0;
      });
    const both = (view: State) => {
      computed.push('both');
      return part(view, 'one') && part(view, 'two');
    };
    const whole = (state: State) => {
      computed.length = 0;
      const said = memo.get('whole', state, (view) => {
        computed.push('whole');
        return `${memo.get('both', view, both)}`;
      });
      return [said, ...computed];
    };
    expect(whole(at(1, 1))).toEqual(['true', 'whole', 'both', 'one', 'two']);
    expect(whole(at(2, 1))).toEqual(['true', 'one']);
    expect(whole(at(2, 3))).toEqual(['true', 'two']);
    expect(whole(at(0, 3))).toEqual(['false', 'one', 'both', 'whole']);
    // What is not read any more is asked for no more.
    expect(whole(at(0, 0))).toEqual(['false']);
    expect(whole(at(4, 0))).toEqual(['false', 'one', 'both', 'two']);
    expect(whole(at(4, 5))).toEqual(['true', 'two', 'both', 'whole']);
  });

  it('asks what decides whether something is read before it asks that', () => {
    const memo = new Memo(TRACKING);
    const at = (clocks: Record<string, { marked: number }>) => ({ public: { clocks } });
    type State = ReturnType<typeof at>;
    const isThere = (view: State) => view.public.clocks.a !== undefined;
    // It may only be computed where there is one.
    const marked = ({ public: { clocks } }: State) => {
      if (!clocks.a) throw new Error('There is none.');
      return clocks.a.marked;
    };
    const look = (state: State) =>
      memo.get('whole', state, (view) =>
        memo.get('is there', view, isThere) ? memo.get('marked', view, marked) : null,
      );
    expect(look(at({ a: { marked: 2 } }))).toBe(2);
    expect(look(at({}))).toBe(null);
    expect(look(at({ a: { marked: 3 } }))).toBe(3);
  });

  it('gives the answer before when the new one says the same', () => {
    const memo = new Memo(TRACKING);
    const read = (view: { clocks: { marked: number } }) => ({ some: view.clocks.marked > 0 });
    const first = memo.get('some', { clocks: { marked: 1 } }, read);
    expect(memo.get('some', { clocks: { marked: 2 } }, read)).toBe(first);
    expect(memo.get('some', { clocks: { marked: 0 } }, read)).toEqual({ some: false });
  });

  it('is none the worse for a computation that fails', () => {
    const memo = new Memo(TRACKING);
    const fail = () =>
      memo.get('part', { a: 1 }, () => {
        throw new Error('no');
      });
    expect(fail).toThrow('no');
    expect(memo.get('part', { a: 1 }, (view) => view.a)).toBe(1);
  });

  it('joins parts to the same whole while they are the same', () => {
    const memo = new Memo(TRACKING);
    const computed: string[] = [];
    const parts = [{ key: 'clocks' }, { key: 'log' }] as const;
    const look = (clocks: object, log: object, of: readonly (typeof parts)[number][] = parts) => {
      computed.length = 0;
      return memo.join('all', state(clocks, log), of, ({ public: shared }, { key }) => {
        computed.push(key);
        return { [key]: Object.values(shared[key]).length };
      });
    };
    const [clocks, log] = [{ one: 1 }, { line: 'a' }];
    const whole = look(clocks, log);
    expect(whole).toEqual({ clocks: 1, log: 1 });
    expect(look(clocks, log)).toBe(whole);
    expect(computed).toEqual([]);
    expect(look({ one: 2 }, log)).toBe(whole);
    expect(computed).toEqual(['clocks']);
    const nothing = {};
    expect(look(clocks, nothing)).toEqual({ clocks: 1, log: 0 });
    expect(computed).toEqual(['clocks', 'log']);
    const second = [parts[1]];
    expect(look(clocks, nothing, second)).toEqual({ log: 0 });
    expect(look({}, nothing, second)).toEqual({ log: 0 });
    expect(computed).toEqual([]);
    expect(look({}, nothing)).toEqual({ clocks: 0, log: 0 });
    expect(computed).toEqual(['clocks']);
  });

  it('gives a field that says the same as before as the one before, in a part that is another one', () => {
    const memo = new Memo(TRACKING);
    const parts = [{ key: 'clocks' }] as const;
    const look = (clocks: Record<string, number>) =>
      memo.join('all', state(clocks, {}), parts, ({ public: shared }, { key }) =>
        Object.fromEntries(Object.entries(shared[key]).map(([name, n]) => [name, { n }])),
      );
    const first: Record<string, object> = look({ one: 1, two: 2 });
    const second: Record<string, object> = look({ one: 1, two: 3 });
    expect(second).toEqual({ one: { n: 1 }, two: { n: 3 } });
    expect(second.one).toBe(first.one);
    expect(look({ one: 1 })).toEqual({ one: { n: 1 } });
    expect(look({})).toEqual({});
  });

  it('refuses a field that two parts have, also when it comes later', () => {
    const memo = new Memo(TRACKING);
    const parts = [{ key: 'clocks' }, { key: 'log' }] as const;
    const look = (clocks: object, log: object) =>
      memo.join('all', state(clocks, log), parts, ({ public: shared }, { key }) => ({
        ...shared[key],
      }));
    look({ one: 1 }, { line: 'a' });
    expect(() => look({ one: 1 }, { one: 'a' })).toThrow('Two parts have the same key: one');
    expect(look({ two: 1 }, { one: 'a' })).toEqual({ two: 1, one: 'a' });
    expect(() => look({ new: 1, one: 1 }, { new: 2 })).toThrow('Two parts have the same key: new');
    // A field may go from one part to another.
    expect(look({ one: 1 }, { two: 'a' })).toEqual({ two: 'a', one: 1 });
  });

  it('computes anew what is computed from a whole', () => {
    const memo = new Memo(TRACKING);
    const parts = [{ key: 'clocks' }, { key: 'log' }] as const;
    const count = (clocks: object, log: object) =>
      memo.get('count', state(clocks, log), (view) => {
        const whole = memo.join('all', view, parts, ({ public: shared }, { key }) => ({
          [key]: Object.keys(shared[key]),
        }));
        return Object.values(whole).flat().length;
      });
    const [clocks, log] = [{ one: 1 }, { line: 'a' }];
    expect(count(clocks, log)).toBe(2);
    expect(count(clocks, {})).toBe(1);
    expect(count({ one: 1, two: 2 }, {})).toBe(2);
  });

  it('keeps apart what is called the same within another', () => {
    const memo = new Memo();
    const get = (of: Memo, value: number) => of.get('it', {}, () => value);
    expect([get(memo, 1), get(memo.within('a'), 2), get(memo.within('b'), 3)]).toEqual([1, 2, 3]);
    expect([get(memo, 9), get(memo.within('a'), 9), get(memo.within('b'), 9)]).toEqual([1, 2, 3]);
  });

  it('gives what lies deeper as it is, and computes again when anything in there changes', () => {
    const memo = new Memo(TRACKING);
    const log = { lines: ['a'] };
    const [clocks, seats] = [{ one: { marked: { by: 1 } } }, { a: { hand: { cards: 1 } } }];
    const of = { public: { clocks, log }, seats };
    let times = 0;
    const read = memo.get('log', of, (view) => view.public.log);
    expect(read).toBe(log);
    expect(memo.get('mark', of, (view) => view.public.clocks.one)).not.toBe(clocks.one);
    expect(memo.get('by', of, (view) => view.public.clocks.one.marked)).toBe(clocks.one.marked);
    expect(memo.get('hand', of, (view) => view.seats.a.hand)).toBe(seats.a.hand);
    const first = (lines: string[]) =>
      memo.get('first', { ...of, public: { clocks, log: { lines } } }, (view) => {
        times += 1;
        return view.public.log.lines[0];
      });
    expect([first(['a', 'b']), first(['a', 'c']), times]).toEqual(['a', 'a', 2]);
  });

  it('reads what is nothing, and what becomes something or nothing', () => {
    const memo = new Memo(TRACKING);
    const there = (clocks: object | null | string) =>
      memo.get('there', { public: { clocks } }, (view) => [
        view.public.clocks === null,
        typeof view.public.clocks,
      ]);
    expect(there(null)).toEqual([true, 'object']);
    expect(there({ one: 1 })).toEqual([false, 'object']);
    expect(there('none')).toEqual([false, 'string']);
    expect(there(null)).toEqual([true, 'object']);
  });

  it('counts again what has become nothing, and what has come back', () => {
    const memo = new Memo(TRACKING);
    const count = (clocks: object | null) =>
      memo.get(
        'count',
        { public: { clocks } },
        (view) => Object.keys(view.public.clocks ?? {}).length,
      );
    expect([count({ a: 1 }), count(null), count({ a: 1, b: 2 }), count({ c: 3 })]).toEqual([
      1, 0, 2, 1,
    ]);
  });

  it('may be read from when nothing is computed, too', () => {
    const memo = new Memo(TRACKING);
    const of = { public: { protagonists: { raven: { name: 'Raven' } } } };
    const view = memo.get('view', of, (whole) => whole);
    expect(view.public.protagonists.raven.name).toBe('Raven');
  });

  it('forgets what an earlier run has read', () => {
    const memo = new Memo();
    let times = 0;
    const read = (which: string, a: number, b: number) =>
      memo.get('one of both', { which, a, b }, (view) => {
        times += 1;
        return view.which === 'a' ? view.a : view.b;
      });
    expect([read('a', 1, 2), read('b', 1, 2)]).toEqual([1, 2]);
    expect([read('b', 9, 2), times]).toEqual([2, 2]);
    expect([read('b', 9, 3), times]).toEqual([3, 3]);
  });

  it('looks through the keys of nothing but what has been counted', () => {
    const memo = new Memo(TRACKING);
    let looks = 0;
    const watched = (clocks: object) =>
      new Proxy(clocks, {
        ownKeys: (target) => {
          looks += 1;
          return Reflect.ownKeys(target);
        },
      });
    const at = (one: number) => ({ public: { clocks: watched({ one, two: 2 }) } });
    const read = (one: number) => memo.get('one', at(one), (view) => view.public.clocks);
    read(1);
    read(2);
    expect(looks).toBe(0);
    memo.get('count', at(3), (view) => Object.keys(view.public.clocks).length);
    looks = 0;
    read(4);
    expect(looks).toBeGreaterThan(0);
  });

  it('notices a change of what it has read before and read again', () => {
    const memo = new Memo();
    const read = (which: string, a: number) =>
      memo.get('both', { which, a }, (view) => view.which + view.a);
    expect([read('x', 1), read('y', 1), read('y', 2)]).toEqual(['x1', 'y1', 'y2']);
  });

  it('notices a key in the place of another', () => {
    const memo = new Memo(TRACKING);
    const names = (clocks: object) =>
      memo.get('names', { public: { clocks } }, (view) => Object.keys(view.public.clocks));
    const [a, b] = [{ n: 1 }, { n: 2 }];
    expect([names({ a, b }), names({ a, c: b })]).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('computes nothing again where a computation hands on the view that it was given', () => {
    const memo = new Memo(TRACKING);
    const of = state({ one: { marked: 1 } }, {});
    let times = 0;
    const whole = () =>
      memo.get('whole', of, (view) =>
        memo.get('part', view, ({ public: shared }) => {
          times += 1;
          return Object.keys(shared.clocks).length;
        }),
      );
    expect([whole(), whole(), times]).toEqual([1, 1, 1]);
  });
});
