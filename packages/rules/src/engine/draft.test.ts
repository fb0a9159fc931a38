import fc from 'fast-check';
import { apply } from 'mutative';
import { describe, expect, it } from 'vitest';
import type { Patch } from './audience';
import { assign, detached, latest, original, produce, takeWritten } from './draft';
import { diff } from './reconcile';

const start = () => ({
  clocks: { one: { name: 'One', marked: 1 }, two: { name: 'Two', marked: 2 } } as Record<
    string,
    { name: string; marked: number; tags?: string[] }
  >,
  lines: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
  phase: 'mission' as string | null,
});
type State = ReturnType<typeof start>;

/** Things that may be done to a state, by way of a draft or by hand. */
const changes: ((state: State, n: number) => void)[] = [
  (state, n) => {
    state.phase = n % 2 ? null : `phase ${n}`;
  },
  (state, n) => {
    const clock = Object.values(state.clocks)[n % 3];
    if (clock) clock.marked += 1;
  },
  (state, n) => {
    state.clocks[`new${n % 3}`] = { name: 'New', marked: n, tags: [] };
  },
  (state, n) => {
    for (const clock of Object.values(state.clocks)) clock.tags?.push(`tag ${n}`);
  },
  (state, n) => {
    delete state.clocks[Object.keys(state.clocks)[n % 4] ?? ''];
  },
  (state, n) => void state.lines.push({ text: `line ${n}` }),
  (state, n) => void state.lines.splice(n % 4, 1),
  (state) => void state.lines.shift(),
  (state, n) => {
    state.lines[n % (state.lines.length + 1)] = { text: 'set' };
  },
  (state, n) => {
    state.lines = state.lines.filter(({ text }) => text !== 'b' && text.length > n % 3);
  },
  (state) => void state.lines.reverse(),
  (state, n) => {
    const line = state.lines.find(({ text }) => text.length % 2 === n % 2);
    if (line) line.text += '!';
  },
];

describe('a draft', () => {
  it('comes to what the same changes by hand come to, and tells them as patches', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: changes.length - 1 }), fc.nat({ max: 20 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (chosen) => {
        const run = (state: State) => {
          for (const [which, n] of chosen) changes[which]?.(state, n);
        };
        const before = start();
        const byHand = start();
        run(byHand);
        const now = produce(before, run);
        expect(now).toEqual(byHand);
        expect(before).toEqual(start());
        const patches: Patch[] = [];
        diff(before, now, [], patches);
        expect(apply(before, patches)).toEqual(now);
      }),
      { numRuns: 500 },
    );
  });

  it('shares what nothing was written to, and is the same state when nothing changes', () => {
    const before = start();
    const now = produce(before, (state) => {
      changes[1]?.(state, 0);
    });
    expect(now.clocks.two).toBe(before.clocks.two);
    expect(now.lines).toBe(before.lines);
    expect(
      produce(before, (state) => {
        state.phase = 'mission';
        delete state.clocks.nobody;
      }),
    ).toBe(before);
  });

  it('shows what is written to everybody who holds a part of it', () => {
    produce(start(), (state) => {
      const { clocks } = state;
      const held = clocks.one;
      const again = state.clocks.one;
      if (again) again.marked = 4;
      expect(held?.marked).toBe(4);
      expect(held).toBe(state.clocks.one);
      expect(Object.values(clocks).map(({ marked }) => marked)).toEqual([4, 2]);
      expect(latest(state).clocks.one).toEqual({ name: 'One', marked: 4 });
    });
  });

  it('ignores what is written to an object that was taken out', () => {
    const now = produce(start(), (state) => {
      const gone = state.clocks.one;
      state.clocks.one = { name: 'Another', marked: 0 };
      if (gone) gone.marked = 6;
    });
    expect(now.clocks.one).toEqual({ name: 'Another', marked: 0 });
  });

  it('keeps apart what is put in two places', () => {
    const now = produce(start(), (state) => {
      const one = state.clocks.one;
      if (!one) return;
      one.marked = 3;
      state.clocks.copy = one;
      one.marked = 5;
    });
    expect(now.clocks.copy?.marked).toBe(3);
    expect(now.clocks.one?.marked).toBe(5);
  });

  it('finds nothing under names that every object knows', () => {
    produce(start(), (state) => {
      for (const name of ['__proto__', 'constructor', 'toString']) {
        expect(state.clocks[name]).toBeUndefined();
        expect(name in state.clocks).toBe(false);
      }
    });
  });

  it('takes values that hold no draft at once, and shares them', () => {
    const before = start();
    const tags = ['given'];
    const now = produce(before, (state) => {
      const { one, two } = state.clocks;
      if (one) assign(one, { marked: 4, tags });
      // What says the same is no change.
      if (two) assign(two, { marked: 2 });
    });
    expect(now.clocks.one).toEqual({ name: 'One', marked: 4, tags: ['given'] });
    expect(now.clocks.one?.tags).toBe(tags);
    expect(now.clocks.two).toBe(before.clocks.two);
    expect(before).toEqual(start());
    const plain = { name: 'Plain', marked: 1 };
    assign(plain, { marked: 2 });
    expect(plain).toEqual({ name: 'Plain', marked: 2 });
  });

  it('tells once which fields of a compartment were written to, however deep', () => {
    const told: string[][] = [];
    produce({ public: start(), director: start() }, ({ public: shared, director }) => {
      const written = (change: () => void) => {
        change();
        told.push([...(takeWritten(shared) ?? [])]);
      };
      written(() => undefined);
      written(() => {
        if (shared.clocks.one) shared.clocks.one.marked = 2;
        shared.lines.push({ text: 'd' });
      });
      written(() => {
        if (shared.clocks.one) assign(shared.clocks.one, { marked: 3 });
      });
      written(() => delete shared.clocks.two);
      written(() => {
        shared.phase = null;
        // The same once more, and what others see, are nothing.
        shared.phase = null;
        director.phase = null;
      });
    });
    expect(told).toEqual([[], ['clocks', 'lines'], ['clocks'], ['clocks'], ['phase']]);
    expect(takeWritten(start())).toBeNull();
  });

  it('knows the original by which something can be remembered', () => {
    const before = start();
    produce(before, (state) => {
      state.phase = null;
      expect(original(state.clocks)).toBe(before.clocks);
      expect(latest(state.clocks)).toBe(before.clocks);
    });
    expect(original(before)).toBe(before);
  });

  it('shares what is put into it, and what is taken from another place of it', () => {
    const before = start();
    const given = { name: 'Given', marked: 0, tags: [] };
    const list = [given];
    const now = produce({ ...before, given: [] as object[] }, (state) => {
      state.clocks.given = given;
      state.given = list;
      const { two } = state.clocks;
      if (two) state.clocks.copy = two;
    });
    expect(now.clocks.given).toBe(given);
    expect(now.given).toBe(list);
    expect(now.clocks.copy).toBe(before.clocks.two);
  });

  it('holds no draft in what it was given one within', () => {
    const now = produce({ ...start(), held: null as object | null }, (state) => {
      const { one } = state.clocks;
      if (!one) return;
      state.held = { deep: [one], none: null };
      one.marked = 9;
    });
    expect(now.held).toEqual({ deep: [{ name: 'One', marked: 1 }], none: null });
    expect(now.clocks.one?.marked).toBe(9);
  });

  it('tells a field that is undefined from one that is not there, and lets it go', () => {
    const before: { a?: number | undefined; b?: number } = { a: undefined };
    const now = produce(before, (state) => {
      state.b = undefined as never;
      delete state.a;
    });
    expect(Object.keys(now)).toEqual(['b']);
    expect(original(undefined)).toBeUndefined();
    expect([latest(null), latest(7)]).toEqual([null, 7]);
  });
});

describe('what is taken out of a draft', () => {
  it('shares with the state what nothing was written to, and holds no draft', () => {
    const before = start();
    produce(before, (state) => {
      const kept = detached({ lines: [...state.lines, { text: 'd' }], one: state.clocks.one });
      expect(kept).toEqual({ lines: [...before.lines, { text: 'd' }], one: before.clocks.one });
      expect(kept.lines[0]).toBe(before.lines[0]);
      expect(kept.one).toBe(before.clocks.one);
    });
  });

  it('stays as it was when more is written, to the state or to what was put into it', () => {
    const before = start();
    produce(before, (state) => {
      const [line] = state.lines;
      if (!line) throw new Error('There is a line.');
      line.text = 'first';
      const kept = detached({ line, lines: state.lines, clocks: state.clocks });
      line.text = 'second';
      state.lines.push({ text: 'd' });
      for (const clock of Object.values(state.clocks)) clock.marked = 9;
      expect(kept).toEqual({
        line: { text: 'first' },
        lines: [{ text: 'first' }, { text: 'b' }, { text: 'c' }],
        clocks: start().clocks,
      });
    });
    expect(before).toEqual(start());
  });

  it('has no fields without a value', () => {
    const given = { a: undefined, b: [{ c: undefined, d: null }] };
    expect(Object.keys(detached(given))).toEqual(['b']);
    expect(detached(given)).toStrictEqual({ b: [{ d: null }] });
  });
});
