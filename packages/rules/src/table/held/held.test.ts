import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTable, Refused } from '../../engine';
import type { HeldChange, HeldDie, HeldEvent, HeldKind, Price, WithHeld } from '.';
import {
  canPay,
  endPassing,
  forgetHolder,
  forgetKind,
  gain,
  gainDice,
  handOver,
  heldBounds,
  heldBy,
  heldWords,
  mostOf,
  movedWords,
  pays,
  priceWords,
  refresh,
  refreshOf,
  setHeld,
  spend,
  trim,
  turnDie,
} from '.';
import { evolveHeld } from './state';

const hope: HeldKind = { id: 'hope', one: 'Hope', some: 'Hope', most: 5 };
const favour: HeldKind = { id: 'favour', one: 'favour', some: 'favours' };
const blessing: HeldKind = { id: 'blessing', one: 'blessing', some: 'blessings', sides: 6 };

/** Things that change hands, outside of any game; what happens is counted. */
function table() {
  const state: WithHeld = emptyTable('A table');
  const events: HeldEvent[] = [];
  let ids = 0;
  const play: HeldChange = {
    state,
    emit(event) {
      if (event.type !== 'heldSet') throw new Error('Something else has happened.');
      events.push(event);
      evolveHeld.heldSet?.(state, event);
    },
    id: (prefix) => {
      ids += 1;
      return `${prefix}${ids}`;
    },
  };
  const has = (holder: string, kind = hope) => heldBy(state, kind, holder);
  const values = (holder: string) => (has(holder, blessing).dice ?? []).map(({ value }) => value);
  const roll = (holder: string, ...shown: number[]) =>
    gainDice(
      play,
      blessing,
      holder,
      shown.map((value) => ({ sides: 6, value })),
    );
  return { state, play, events, has, values, roll };
}

/** By which rule something is refused. */
function refusal(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refused) return error.refusal.rule;
    throw error;
  }
  throw new Error('It is not refused.');
}

describe('What somebody holds', () => {
  it('TABLE-210: comes as long as there is room, and what is lost is told', () => {
    const { play, has } = table();
    expect(gain(play, hope, 'anya', 4)).toEqual({ count: 4, dice: [], lost: 0 });
    expect(gain(play, hope, 'anya', 3)).toEqual({ count: 1, dice: [], lost: 2 });
    expect(has('anya')).toEqual({ count: 5 });
    expect(gain(play, favour, 'anya', 2000).lost).toBe(2000 - heldBounds.count);
    expect(() => gain(play, blessing, 'anya', 1)).toThrow('come with their values');
  });

  it('TABLE-210: finds no room where there is more than there may be, and loses nothing of it', () => {
    const { play, has } = table();
    gain(play, { ...hope, most: 9 }, 'anya', 9);
    expect(gain(play, hope, 'anya', 1)).toMatchObject({ count: 0, lost: 1 });
    expect(has('anya').count).toBe(9);
    expect(trim(play, hope, 'anya')).toEqual({ lost: 4 });
    expect(trim(play, hope, 'anya')).toEqual({ lost: 0 });
    expect(has('anya').count).toBe(5);
  });

  it('TABLE-210: may have room for another number with each', () => {
    const slots: HeldKind = { ...hope, most: (holder) => (holder === 'anya' ? 2 : 6) };
    expect([
      mostOf(slots, 'anya'),
      mostOf(slots, 'carl'),
      mostOf({ ...hope, most: -1 }, 'x'),
    ]).toEqual([2, 6, 0]);
    expect([mostOf(favour, 'anya'), mostOf(blessing, 'anya')]).toEqual([999, 40]);
  });

  it('TABLE-211: is spent, those first that are held only for now', () => {
    const { play, has, events } = table();
    gain(play, hope, 'anya', 2);
    gain(play, hope, 'anya', 2, { passing: true });
    expect(has('anya')).toEqual({ count: 4, passing: 2 });
    expect(spend(play, hope, 'anya', 3)).toEqual({ count: 3, dice: [], passing: 2 });
    expect(has('anya')).toEqual({ count: 1 });
    expect(refusal(() => spend(play, hope, 'anya', 2))).toBe('TABLE-211');
    spend(play, hope, 'anya', 1);
    expect(events.at(-1)).toEqual({ type: 'heldSet', kind: 'hope', holder: 'anya', held: null });
  });

  it('TABLE-212: changes hands, stays only for now where it was, and is lost where there is no room', () => {
    const { play, has } = table();
    gain(play, hope, 'carl', 3);
    gain(play, hope, 'anya', 2);
    gain(play, hope, 'anya', 1, { passing: true });
    expect(handOver(play, hope, { from: 'anya', to: 'carl' }, 3)).toEqual({
      ...{ count: 2, dice: [], lost: 1 },
    });
    expect([has('anya'), has('carl')]).toEqual([{ count: 0 }, { count: 5 }]);
    handOver(play, hope, { from: 'carl', to: 'anya' }, 1);
    gain(play, hope, 'anya', 1, { passing: true });
    handOver(play, hope, { from: 'anya', to: 'dina' }, 1);
    expect([has('anya'), has('dina')]).toEqual([{ count: 1 }, { count: 1, passing: 1 }]);
  });

  it('TABLE-213: is refreshed to what the game says; what is above is lost (SNS-1106)', () => {
    const { play, has } = table();
    expect(refresh(play, hope, 'anya')).toEqual({ gained: 5, lost: 0 });
    expect(refresh(play, { ...hope, refresh: 3 }, 'anya')).toEqual({ gained: 0, lost: 2 });
    expect(has('anya').count).toBe(3);
    expect(refresh(play, favour, 'anya')).toEqual({ gained: 0, lost: 0 });
    expect([refreshOf(favour, 'anya'), refreshOf({ ...hope, refresh: 8 }, 'anya')]).toEqual([
      null,
      5,
    ]);
    gain(play, hope, 'carl', 5, { passing: true });
    refresh(play, { ...hope, refresh: 3 }, 'carl');
    expect(has('carl')).toEqual({ count: 3, passing: 3 });
  });

  it('TABLE-214: ends where it was only for now, with whoever has it', () => {
    const { play, has, values, roll } = table();
    gain(play, hope, 'anya', 1);
    gain(play, hope, 'anya', 2, { passing: true });
    gain(play, hope, 'carl', 1);
    roll('anya', 5);
    gainDice(play, blessing, 'anya', [{ sides: 6, value: 2 }], { passing: true });
    expect([...endPassing(play, hope)]).toEqual([['anya', 2]]);
    expect([has('anya'), has('carl')]).toEqual([{ count: 1 }, { count: 1 }]);
    expect([...endPassing(play, blessing)]).toEqual([['anya', 1]]);
    expect(values('anya')).toEqual([5]);
    expect(endPassing(play, favour).size).toBe(0);
  });

  it('is forgotten with its kind, and with whoever had it', () => {
    const { play, state, events, roll } = table();
    gain(play, hope, 'anya', 1);
    gain(play, hope, 'carl', 1);
    roll('anya', 3);
    forgetHolder(play, 'anya');
    expect(state.public.held).toEqual({ hope: { carl: { count: 1 } }, blessing: {} });
    forgetKind(play, hope);
    expect(state.public.held).toEqual({ hope: {}, blessing: {} });
    const before = events.length;
    forgetKind(play, favour);
    forgetHolder(play, 'dina');
    expect(events).toHaveLength(before);
  });

  it('says nothing where nothing is different', () => {
    const { play, events } = table();
    gain(play, hope, 'anya', 0);
    refresh(play, { ...hope, most: 0 }, 'anya');
    setHeld(play, hope, 'anya', 0);
    expect(events).toEqual([]);
  });

  it('TABLE-019: is set within what there is room for', () => {
    const { play, has, values, roll } = table();
    setHeld(play, hope, 'anya', 9);
    expect(has('anya').count).toBe(5);
    setHeld(play, hope, 'anya', -1);
    expect(has('anya').count).toBe(0);
    roll('anya', 5, 2);
    setHeld(play, blessing, 'anya', 1);
    expect(values('anya')).toEqual([5]);
  });
});

describe('Dice that somebody holds', () => {
  it('TABLE-215: keep what they show when they are spent and handed over', () => {
    const { play, values, roll } = table();
    const [five, two] = roll('anya', 5, 2).dice;
    expect(handOver(play, blessing, { from: 'anya', to: 'carl' }, [two?.id ?? ''])).toMatchObject({
      ...{ count: 1, lost: 0 },
    });
    expect([values('anya'), values('carl')]).toEqual([[5], [2]]);
    expect(spend(play, blessing, 'anya', [five?.id ?? '']).dice).toEqual([five]);
    expect(refusal(() => spend(play, blessing, 'anya', [five?.id ?? '']))).toBe('TABLE-211');
    expect(handOver(play, blessing, { from: 'carl', to: 'anya' }, [])).toMatchObject({ count: 0 });
    expect(values('carl')).toEqual([2]);
  });

  it('TABLE-210: find room or are lost, and are not refreshed', () => {
    const { play, values } = table();
    const few = { ...blessing, most: 2 };
    const shown = [4, 3, 6].map((value) => ({ sides: 6, value }));
    expect(gainDice(play, few, 'anya', shown)).toMatchObject({ count: 2, lost: 1 });
    expect(values('anya')).toEqual([4, 3]);
    expect(refresh(play, few, 'anya')).toEqual({ gained: 0, lost: 0 });
    expect(trim(play, { ...few, most: 1 }, 'anya')).toEqual({ lost: 1 });
    expect(values('anya')).toEqual([4]);
  });

  it('TABLE-215: are turned, never above their sides, and are gone below 1', () => {
    const { play, values, roll } = table();
    const [six, , one] = roll('anya', 6, 2, 1).dice;
    expect(turnDie(play, blessing, 'anya', { die: six?.id ?? '', to: 7 })).toEqual(six);
    expect(values('anya')).toEqual([6, 2, 1]);
    expect(turnDie(play, blessing, 'anya', { die: one?.id ?? '', to: 0 })).toBeNull();
    expect(values('anya')).toEqual([6, 2]);
    expect(refusal(() => turnDie(play, blessing, 'anya', { die: 'die9', to: 3 }))).toBe(
      'TABLE-211',
    );
  });

  const dice = (...values: number[]): HeldDie[] =>
    values.map((value, at) => ({ id: `die${at}`, sides: 6, value }));

  it.each<[string, Price, number[], boolean]>([
    ['any one', { count: 1 }, [1], true],
    ['any two, and there is one', { count: 2 }, [1], false],
    ['one of any two is too many', { count: 1 }, [1, 1], false],
    ['worth 6', { count: 1, least: 6 }, [6], true],
    ['worth 6, and it is less', { count: 1, least: 6 }, [5], false],
    ['two that show the same', { count: 2, equal: true }, [3, 3], true],
    ['two that do not', { count: 2, equal: true }, [3, 4], false],
    ['nothing', { count: 0, equal: true }, [], true],
  ])('TABLE-215: pay %s', (_, price, values, right) => {
    expect(pays(dice(...values), price)).toBe(right);
  });

  it('TABLE-215: can pay wherever some of them are the price', () => {
    const one = fc.record(
      {
        count: fc.integer({ min: 0, max: 3 }),
        least: fc.integer({ min: 1, max: 6 }),
        equal: fc.constant(true as const),
      },
      { requiredKeys: ['count'] },
    );
    const values = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 });
    const subsets = <T>([first, ...rest]: readonly T[]): T[][] => {
      if (first === undefined) return [[]];
      return subsets(rest).flatMap((some) => [some, [first, ...some]]);
    };
    fc.assert(
      fc.property(values, one, (all, price) => {
        const some = subsets(dice(...all));
        expect(canPay(dice(...all), price)).toBe(some.some((each) => pays(each, price)));
      }),
    );
  });

  it('TABLE-215: have their price in words', () => {
    const prices: Price[] = [{ count: 2, equal: true }, { count: 1, least: 4 }, { count: 3 }];
    expect(prices.map(priceWords)).toEqual(['2 that show the same', '1 worth 4 or more', '3']);
  });

  it('are said in words', () => {
    expect(heldWords(favour, { count: 1 })).toBe('1 favour');
    expect(heldWords(favour, { count: 0 })).toBe('no favours');
    expect(heldWords(hope, { count: 3, passing: 1 }, 5)).toBe('3 of 5 Hope, 1 only for now');
    expect(heldWords(blessing, { count: 2, passing: 2, dice: dice(5, 3) })).toBe(
      '2 blessings: 5 and 3, only for now',
    );
    expect(movedWords(blessing, { count: 2, dice: dice(5, 3) })).toBe('2 blessings (5 and 3)');
  });
});

it('TABLE-210, TABLE-212: nothing comes of nothing, whatever changes hands', () => {
  const step = fc.record({
    from: fc.constantFrom('anya', 'carl', 'pool'),
    to: fc.constantFrom('anya', 'carl', 'pool'),
    amount: fc.integer({ min: 1, max: 4 }),
    passing: fc.boolean(),
    what: fc.constantFrom('gain', 'spend', 'hand'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { play, has, state } = table();
      let all = 0;
      for (const { from, to, amount, passing, what } of steps) {
        const some = Math.min(amount, has(from).count);
        if (what === 'gain') all += gain(play, hope, to, amount, { passing }).count;
        else if (what === 'spend') all -= spend(play, hope, from, some).count;
        else if (from !== to) all -= handOver(play, hope, { from, to }, some).lost;
        const held = Object.values(state.public.held?.hope ?? {});
        expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(all);
        for (const one of held) {
          expect(one.count).toBeGreaterThan(0);
          expect(one.count).toBeLessThanOrEqual(5);
          expect(one.passing ?? 0).toBeLessThanOrEqual(one.count);
        }
      }
    }),
  );
});
