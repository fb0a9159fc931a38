import { describe, expect, it } from 'vitest';
import type { Derived, Offer, Play } from '.';
import {
  derived,
  derivedForDecisions,
  evolveAll,
  evolveWithPatches,
  Memo,
  Replay,
  readStoredState,
  refuse,
  rewindable,
  storedState,
} from '.';
import type { SmallEvent, SmallState } from './testing/small-table';
import { by, SmallTable, server, smallSystem } from './testing/small-table';

const set = (of: string, to: number) => (play: Play<SmallState, SmallEvent>) =>
  play.emit({ type: 'stressSet', of, to });
const offer = (label: string): Offer => ({
  command: 'act',
  with: { of: 'bev' },
  label,
  place: 'act',
});

describe('a command', () => {
  it('that is refused comes to a value, and what else is thrown is thrown', () => {
    const table = new SmallTable();
    const before = table.state;
    const way = { instead: 'Wait.', rule: 'TABLE-013' } as const;
    const outcome = table.tries(by('bev'), (play) => {
      set('Bev', 1)(play);
      refuse('wrong-moment', 'Not now.', way);
    });
    expect(outcome).toEqual({
      ok: false,
      refusal: { code: 'wrong-moment', message: 'Not now.', ...way },
    });
    expect(table.state).toBe(before);
    const fails = () => {
      throw new RangeError('A fault.');
    };
    expect(() => table.tries(by('bev'), fails)).toThrow(RangeError);
  });

  it('tells each audience what has changed of what it sees', () => {
    const { patches } = new SmallTable().does(by('bev'), (play) => {
      set('Bev', 2)(play);
      play.state.director.dice.rolls = 4;
      play.state.sealed = { limits: {} };
      const own = play.state.seats.bev;
      if (own) own.drawers = ['by-hand'];
    });
    expect(Object.fromEntries(patches)).toEqual({
      public: [{ op: 'add', path: ['stress', 'Bev'], value: 2 }],
      director: [{ op: 'replace', path: ['dice', 'rolls'], value: 4 }],
      'seat:bev': [{ op: 'replace', path: ['drawers'], value: ['by-hand'] }],
    });
  });
});

describe('an offer', () => {
  /** What bev is told when what is computed here says something else. */
  const told = (path: string[], before: object, now: object) => {
    let value = before;
    const table = new SmallTable(smallSystem({ derive: () => [{ path, value }] }));
    value = now;
    const { patches } = table.does(by('bev'), set('Bev', 1));
    const [[, of = []] = []] = [...patches].filter(
      ([audience]) => path[0] !== 'public' || audience === 'public',
    );
    return of
      .map(({ path: at, value: what }) => [at.join('/'), what])
      .filter(([at]) => at !== 'stress/Bev');
  };

  it('is told as a whole where it has changed, and no other is told', () => {
    const others = { b: offer('Wait'), c: offer('Go') };
    const path = ['seats', 'bev', 'offers'];
    expect(told(path, { a: offer('Rest'), ...others }, { a: offer('Sleep'), ...others })).toEqual([
      ['offers/a', offer('Sleep')],
    ]);
  });

  it('is only what stands among the offers of a seat: anything else is told by what differs', () => {
    for (const path of [
      ['seats', 'bev', 'hand', 'a'],
      ['public', 'bev', 'offers', 'a'],
      ['seats', 'bev', 'offers', 'a', 'fields'],
    ]) {
      const place = `${path.slice(path[0] === 'public' ? 1 : 2).join('/')}/label`;
      const from = { label: 'Rest', of: 1, at: 2 };
      const found = told(path, from, { ...from, label: 'Sleep' });
      if (path.at(-1) === 'fields') expect(found.map(([at]) => at)).toEqual(['offers/a']);
      else expect(found).toEqual([[place, 'Sleep']]);
    }
  });
});

describe('what is computed of a state', () => {
  const total = ({ public: { stress } }: SmallState): Derived => ({
    path: ['public', 'total'],
    value: { stress: Object.values(stress).reduce((sum, one) => sum + one, 0) },
  });
  const system = smallSystem({
    derive: (state, memo) => [
      memo.get('total', state, total),
      memo.get('deep', state, () => ({ path: ['public', 'far', 'in', 'there'], value: { n: 1 } })),
      memo.get('list', state, () => ({ path: ['seats', 'bev', 'drawers'], value: ['by-hand'] })),
    ],
  });

  it('goes where it belongs, whether there is anything yet or not', () => {
    const table = new SmallTable(system);
    table.does(by('bev'), set('Bev', 2));
    expect(table.state.public).toMatchObject({
      total: { stress: 2 },
      far: { in: { there: { n: 1 } } },
    });
    expect(table.state.public.stress).toEqual({ Bev: 2 });
    expect(table.state.seats.bev?.drawers).toEqual(['by-hand']);
  });

  it('leaves a state the same object where it says what it said', () => {
    const table = new SmallTable(system);
    const memo = new Memo();
    const once = derived(system, table.state, memo);
    expect(derived(system, once, memo)).toBe(once);
    expect(derivedForDecisions(smallSystem(), once, memo)).toBe(once);
    const decisive = smallSystem({ decisive: (state) => [total(state)] });
    expect(derivedForDecisions(decisive, { ...once }, memo).public.total).toEqual({ stress: 0 });
  });

  it('is not kept, and computed again when the state is read', () => {
    const table = new SmallTable(system);
    table.does(by('bev'), set('Bev', 2));
    const stored = storedState(system, table.state);
    expect(stored.public).toMatchObject({
      stress: { Bev: 2 },
      total: {},
      far: { in: { there: {} } },
    });
    expect(stored.public.total).toEqual({});
    expect(stored.seats.bev).not.toHaveProperty('drawers');
    const { seats } = storedState(system, new SmallTable().state);
    expect(seats).toEqual({ ana: { offers: {}, drawers: [] }, bev: { offers: {} } });
    expect(readStoredState(system, stored)).toEqual(table.state);
  });

  it('is not missed in a state that it was never computed of', () => {
    const list = smallSystem({
      derive: () => [{ path: ['public', 'nowhere', 'list'], value: [1] }],
    });
    const { state } = new SmallTable();
    expect(storedState(list, state)).toEqual(state);
    const none = { ...state, public: { ...state.public, nowhere: null } };
    expect(storedState(list, none)).toEqual(none);
  });

  it('cannot be the state itself', () => {
    expect(() => new SmallTable(smallSystem({ derive: () => [{ path: [], value: {} }] }))).toThrow(
      'Nothing to keep a computed value in.',
    );
  });
});

describe('a state of an earlier release', () => {
  const system = smallSystem({
    complete: (state) => {
      state.public.mood ??= 'calm';
    },
  });

  it('is read with what it lacks', () => {
    const { state } = new SmallTable();
    expect(readStoredState(system, state).public.mood).toBe('calm');
    expect(readStoredState(smallSystem(), state).public.mood).toBeUndefined();
  });

  it('has what it lacks after an undo, and after nothing else', () => {
    const table = new SmallTable(system);
    const before = rewindable(table.state);
    table.does(by('bev'), set('Bev', 1));
    table.does(server, (play) => play.emit({ type: 'redacted', seat: 'bev' }));
    expect(table.state.public.mood).toBeUndefined();
    table.does(by('ana'), (play) => play.emit({ type: 'rewound', to: 2, state: before }));
    expect(table.state.public).toMatchObject({ mood: 'calm', stress: {} });
    const other = new SmallTable();
    other.does(by('ana'), (play) => play.emit({ type: 'rewound', to: 1, state: before }));
    expect(other.state.public).not.toHaveProperty('mood');
  });
});

describe('a history', () => {
  it('is replayed as it was decided, and tells the same', () => {
    const table = new SmallTable();
    const { state } = table;
    const first = table.does(by('bev'), set('Bev', 1));
    const second = table.does(by('bev'), set('Bev', 3));
    const events = [...first.events, ...second.events];
    expect(evolveAll(table.system, state, events)).toEqual(table.state);
    expect(evolveWithPatches(table.system, state, first.events)).toEqual({
      state: first.state,
      patches: first.patches,
    });
    const replay = new Replay(table.system, state);
    replay.add(first.events);
    replay.add(second.events);
    expect(replay.finished()).toEqual(table.state);
  });

  it('is read as earlier releases have meant it', () => {
    const system = smallSystem({
      translate: (event) =>
        event.type === 'stressSet' && event.to > 10 ? { ...event, to: 10 } : event,
    });
    const events: SmallEvent[] = [
      { type: 'stressSet', of: 'Bev', to: 12 },
      { type: 'stressSet', of: 'Cleo', to: 3 },
    ];
    const { state } = new SmallTable();
    expect(evolveAll(system, state, events).public.stress).toEqual({ Bev: 10, Cleo: 3 });
  });
});
