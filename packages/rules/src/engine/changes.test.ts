import { describe, expect, it } from 'vitest';
import type { BeatChange, PublicValue, PublicValues } from './beat';
import { Changes, joined } from './changes';

const change = (from: number, to: number, more: Partial<BeatChange> = {}): BeatChange => ({
  of: 'raven',
  what: 'Stress',
  from,
  to,
  ...more,
});

describe('changes of two beats that are told as one', () => {
  it('go from where the first began to where the second ended, for the reasons of both', () => {
    expect(joined([change(1, 2, { why: 'push' })], [change(2, 4, { why: 'promise' })])).toEqual([
      change(1, 4, { why: 'push, promise' }),
    ]);
    expect(joined([change(1, 2)], [change(2, 4)])).toEqual([change(1, 4)]);
  });

  it('are none where the second takes the first back, and stay where it is about something else', () => {
    expect(joined([change(1, 2)], [change(2, 1)])).toEqual([]);
    const others = [change(2, 1, { of: 'hawk' }), change(2, 1, { what: 'Harm' }), change(3, 1)];
    for (const other of others) {
      expect(joined([change(1, 2)], [other])).toEqual([change(1, 2), other]);
    }
  });
});

describe('what became of values', () => {
  const part = (of: string | null, values: PublicValue[], from: object = values): PublicValues => ({
    id: of ?? 'table',
    of,
    from,
    values: () => values,
  });
  const value = (
    what: string,
    at: number | string,
    more: Partial<PublicValue> = {},
  ): PublicValue => ({
    what,
    value: at,
    ...more,
  });

  it('is told of what is listed before, now or both, with nothing where it is not listed', () => {
    const changes = new Changes([
      part('raven', [value('Stress', 1, { size: 9 }), value('Harm', 'Burnt'), value('Luck', 2)]),
    ]);
    const now = [
      value('Stress', 2, { size: 9 }),
      value('Luck', 2),
      value('Mark', 3, { none: 0 }),
      value('Ring', 0, { none: 0 }),
    ];
    expect(changes.until([part('raven', now)], [])).toEqual([
      { of: 'raven', what: 'Stress', from: 1, to: 2, size: 9 },
      { of: 'raven', what: 'Harm', from: 'Burnt', to: null },
      { of: 'raven', what: 'Mark', from: 0, to: 3 },
    ]);
  });

  it('is told once, from the last time that it was asked', () => {
    const changes = new Changes([part('raven', [value('Stress', 1)])]);
    const told = (...now: PublicValues[]) =>
      changes.until(now, []).map(({ what, from, to }) => [what, from, to]);
    const second = part('raven', [value('Stress', 2)]);
    expect(told(second)).toEqual([['Stress', 1, 2]]);
    expect(told(second)).toEqual([]);
    expect(told(part('raven', [value('Stress', 1)]))).toEqual([['Stress', 2, 1]]);
    expect(told(part('raven', [value('Stress', 1)]))).toEqual([]);
  });

  it('looks at nothing whose source is the same object, until something else was seen there', () => {
    const same = {};
    const changes = new Changes([part('raven', [value('Stress', 1)], same)]);
    const other = [value('Stress', 5)];
    expect(changes.until([part('raven', other, same)], [])).toEqual([]);
    expect(changes.until([part('raven', other)], [])).toHaveLength(1);
    expect(changes.until([part('raven', [value('Stress', 1)], same)], [])).toHaveLength(1);
  });

  it('finds each by its name, wherever it stands by now', () => {
    const of = (...at: [string, number][]) => at.map(([id, n]) => part(id, [value('Stress', n)]));
    const changes = new Changes(of(['raven', 1], ['hawk', 2], ['owl', 3]));
    const told = changes.until(of(['new', 9], ['owl', 4], ['raven', 1], ['hawk', 5]), []);
    expect(told.map(({ of: whose, from, to }) => [whose, from, to])).toEqual([
      ['owl', 3, 4],
      ['hawk', 2, 5],
    ]);
  });

  it('says nothing of what is new, or gone', () => {
    const changes = new Changes([part('raven', [value('Stress', 1)])]);
    expect(changes.until([part('hawk', [value('Stress', 4)])], [])).toEqual([]);
    expect(changes.until([part('hawk', [value('Stress', 5)])], [])).toHaveLength(1);
  });

  it('tells apart what is called the same', () => {
    const [one, two] = [value('Clock', 1, { key: 'c1' }), value('Clock', 1, { key: 'c2' })];
    const changes = new Changes([part(null, [one, two])]);
    expect(changes.until([part(null, [one, { ...two, value: 3 }])], [])).toEqual([
      { of: null, what: 'Clock', from: 1, to: 3 },
    ]);
  });

  it('comes first where it is of those whom a beat is about', () => {
    const of = (at: number) => [null, 'raven', 'hawk'].map((id) => part(id, [value('Stress', at)]));
    const order = (...about: string[]) =>
      new Changes(of(1)).until(of(2), about).map((change) => change.of);
    expect(order()).toEqual([null, 'raven', 'hawk']);
    expect(order('hawk')).toEqual(['hawk', null, 'raven']);
    expect(order('hawk', 'raven')).toEqual(['raven', 'hawk', null]);
  });

  it('says why, each reason once, of that value alone and only the next time', () => {
    const parts = (at: number) =>
      ['raven', 'hawk'].map((id) => part(id, [value('Stress', at), value('Luck', at)]));
    const changes = new Changes(parts(1));
    for (const why of ['push', 'gift', 'push']) changes.because('raven', 'Stress', why);
    const whys = (at: number) =>
      changes.until(parts(at), []).map(({ of, what, why }) => [of, what, why]);
    expect(whys(2)).toEqual([
      ['raven', 'Stress', 'push, gift'],
      ['raven', 'Luck', undefined],
      ['hawk', 'Stress', undefined],
      ['hawk', 'Luck', undefined],
    ]);
    expect(whys(3).map(([, , why]) => why)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('keeps apart what is called the same, also where one has come in the place of another', () => {
    const harm = (key: string, words: string) => part('raven', [value('Harm', words, { key })]);
    const changes = new Changes([harm('harm1', 'Burnt')]);
    expect(changes.until([harm('harm2', 'Shaken')], [])).toEqual([
      { of: 'raven', what: 'Harm', from: 'Burnt', to: null },
      { of: 'raven', what: 'Harm', from: null, to: 'Shaken' },
    ]);
    expect(changes.until([harm('harm2', 'Shaken')], [])).toEqual([]);
  });
});

it('changes that are told as one keep apart those of others that begin where one ended', () => {
  const [first, other] = [change(1, 2), change(5, 6, { of: 'hawk' })];
  const more = [change(2, 3), change(6, 7, { of: 'hawk' }), change(2, 9, { what: 'Harm' })];
  expect(joined([first, other], more)).toEqual([
    change(1, 3),
    change(5, 7, { of: 'hawk' }),
    change(2, 9, { what: 'Harm' }),
  ]);
});
