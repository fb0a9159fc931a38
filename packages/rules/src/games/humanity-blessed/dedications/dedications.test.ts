import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import type { Due } from '../blessings/blessing';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { DedicationId, Stat } from '../vocabulary';

type Seat = 'anya' | 'carl';
const idOf = (table: HumanityTable, seat: Seat) => table.of(seat).id;
const owed = (table: HumanityTable) => Object.values(table.state.public.owed);
const dues = (table: HumanityTable): Due[] => Object.values(table.state.public.dues);
const bank = (table: HumanityTable, seat: Seat = 'anya') => table.of(seat).banked?.count ?? 0;
/** Anya’s Ari is dedicated to something, with so much banked. */
const dedicated = (dedication: DedicationId, count = 0, table = seated({ atmosphere: 'gritty' })) =>
  table.with('anya', { dedication, ...(count > 0 ? { banked: { count, from: {} } } : {}) });
const banks = (
  table: HumanityTable,
  more: { by?: Seat; who?: string[] } = {},
): AnyCommandInput => ({
  type: 'dedication.bank',
  owed: owed(table)[0]?.id ?? '',
  by: idOf(table, more.by ?? 'anya'),
  ...(more.who ? { who: more.who } : {}),
});
/** Carl’s Cole attacks Ari; the faces fall in that order, of a d10. */
const attacked = (table: HumanityTable, faces: number[], stat: Stat = 'head') => {
  table.withStats('carl', { [stat]: 10 });
  return table.check('carl', stat, faces, { said: { against: idOf(table, 'anya') } });
};
/** Ari rolls well. */
const major = (table: HumanityTable) =>
  table.withStats('anya', { head: 10 }).check('anya', 'head', [1, 10]);
const of = (table: HumanityTable) => ({ character: idOf(table, 'anya') });

describe('what Dedications bank', () => {
  it('HUM-1510: what is banked is not worded, does nothing, stays, and is spent later', () => {
    const table = major(dedicated('accuracy'));
    expect(owed(table)).toMatchObject([{ kind: 'boon', of: idOf(table, 'anya') }]);
    expect(table.try('carl', banks(table))?.rule).toBe('TABLE-003');
    table.send('anya', banks(table));
    expect(owed(table)).toEqual([]);
    expect(bank(table)).toBe(1);
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(bank(table)).toBe(1);
    const none = major(seated());
    expect(none.try('anya', banks(none))?.rule).toBe('HUM-1510');
    expect(none.offers('anya', 'dedication.bank')).toEqual([]);
  });

  it('HUM-1701: Pride & Prudence: a bust of whoever attacks; in a safe place Blessings for any friend', () => {
    const table = attacked(dedicated('prudence'), [6]);
    expect(owed(table)).toMatchObject([{ kind: 'bust', of: idOf(table, 'carl') }]);
    table.send('anya', banks(table));
    expect(bank(table)).toBe(1);
    const bless = { type: 'dedication.bless', ...of(table), to: idOf(table, 'carl') } as const;
    expect(table.try('anya', { ...bless, count: 2 })?.rule).toBe('HUM-1510');
    table.send('anya', { ...bless, count: 1 });
    expect(dues(table)).toMatchObject([{ of: idOf(table, 'carl'), count: 1 }]);
    expect(bank(table)).toBe(0);
    // A bust of her own Check is not banked.
    const own = dedicated('prudence').withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    expect(own.try('anya', banks(own))?.rule).toBe('HUM-1510');
  });

  it('HUM-1702: Greed & Vanity: once a session a boon and one for each witness', () => {
    const table = major(dedicated('vanity')).withOther('Reeve');
    table.send('anya', banks(table, { who: [idOf(table, 'carl'), 'Reeve'] }));
    expect(bank(table)).toBe(3);
    table.send('bev', { type: 'scene.over' });
    major(table);
    expect(table.try('anya', banks(table))?.rule).toBe('HUM-1702');
  });

  it('HUM-1702, HUM-606: spent for temporary Blessings that end with the action', () => {
    const table = dedicated('vanity', 3).withBlessings('anya', 2).withTemporary('anya', 4);
    const kindle = { type: 'dedication.kindle', ...of(table), count: 2 } as const;
    expect(table.try('anya', kindle)?.rule).toBe('HUM-1702');
    table.propose('anya', 'head').frame().send('anya', kindle, 5, 3);
    expect(table.blessings('anya')).toEqual([2, 4, 5, 3]);
    expect(bank(table)).toBe(1);
    table.onCheck('anya', { type: 'check.withdraw' });
    expect(table.blessings('anya')).toEqual([2, 4]);
  });

  it('HUM-1703: Power & Influence: the opponent hands the boon over, and both sides gain', () => {
    const table = attacked(dedicated('influence'), [1, 10]);
    expect(owed(table)).toMatchObject([{ kind: 'boon', of: idOf(table, 'carl') }]);
    expect(table.try('anya', banks(table))?.rule).toBe('TABLE-003');
    table.send('carl', banks(table));
    expect(table.of('anya').banked).toEqual({ count: 1, from: { [idOf(table, 'carl')]: 1 } });
    table.withOther('Reeve');
    const bless = { type: 'dedication.bless', ...of(table), count: 1 } as const;
    expect(table.try('anya', { ...bless, to: 'Reeve' })?.code).toBe('not-allowed');
    table.given(({ public: shared }) => {
      shared.dues = {};
    });
    table.send('anya', { ...bless, to: idOf(table, 'carl') });
    expect(dues(table).map(({ of: whose, count }) => [whose, count])).toEqual([
      [idOf(table, 'anya'), 1],
      [idOf(table, 'carl'), 1],
    ]);
    expect(table.of('anya').banked).toEqual({ count: 0, from: {} });
  });

  it('HUM-1704: Rite & Divinity: a success without a bust takes one on and banks one', () => {
    const table = dedicated('divinity').withStats('anya', { head: 10, hand: 6 });
    const take = { type: 'dedication.take', ...of(table) } as const;
    expect(table.try('anya', take)?.rule).toBe('HUM-1704');
    table.check('anya', 'head', [9]).send('anya', take);
    expect(owed(table)).toMatchObject([{ kind: 'bust', of: idOf(table, 'anya') }]);
    expect(bank(table)).toBe(1);
    expect(table.try('anya', take)?.rule).toBe('HUM-1704');
    table.check('anya', 'hand', [5]);
    expect(table.try('anya', take)?.rule).toBe('HUM-1704');
  });

  it('HUM-1704: spent when another gains a Blessing: copies of it for both, which do not bump', () => {
    const table = dedicated('divinity', 3);
    const copy = { type: 'dedication.copy', ...of(table), value: 1, count: 3, mine: 2 } as const;
    expect(table.try('anya', copy)?.rule).toBe('HUM-1704');
    table.send('bev', { type: 'blessing.award', who: [idOf(table, 'carl')], count: 1 });
    table.send('carl', { type: 'blessing.take', due: dues(table)[0]?.id ?? '' }, 1, 5);
    expect(table.try('anya', { ...copy, value: 4 })?.rule).toBe('HUM-1704');
    expect(table.try('anya', { ...copy, count: 4 })?.rule).toBe('HUM-1510');
    table.send('anya', copy);
    expect(table.blessings('anya')).toEqual([1, 1]);
    expect(table.blessings('carl')).toEqual([1, 5, 1]);
    expect(bank(table)).toBe(0);
    expect(table.state.public.gained).toBeUndefined();
  });

  it('HUM-1705: Precision & Accuracy: as many boons as Blessings were just spent regain as many', () => {
    const table = dedicated('accuracy', 2).withBlessings('anya', 6, 6, 6);
    const regain = { type: 'dedication.regain', ...of(table) } as const;
    expect(table.try('anya', regain)?.rule).toBe('HUM-1705');
    const spend = { type: 'blessing.spend', ...of(table), use: 'other' } as const;
    table.send('anya', { ...spend, dice: ['anya-1', 'anya-2', 'anya-3'] });
    expect(table.try('anya', regain)?.rule).toBe('HUM-1510');
    table.withBlessings('anya', 6, 6).send('anya', { ...spend, dice: ['anya-1', 'anya-2'] });
    table.send('anya', regain, 3, 4);
    expect(table.blessings('anya')).toEqual([3, 4]);
    expect(bank(table)).toBe(0);
    expect(table.try('anya', regain)?.rule).toBe('HUM-1705');
  });

  it('HUM-1706: Fairness & Value: a better name with one person, until the session ends', () => {
    const table = attacked(dedicated('value'), [6]);
    table.send('anya', banks(table));
    const name = { type: 'dedication.name', ...of(table), with: 'The Reeve' } as const;
    expect(table.try('anya', { ...name, count: 2 })?.rule).toBe('HUM-1510');
    table.send('anya', { ...name, count: 1 });
    const standing = () => Object.values(table.state.public.factions)[0]?.standing;
    expect(standing()).toMatchObject({ [idOf(table, 'anya')]: { value: 1, passing: 1 } });
    table.send('bev', { type: 'session.end' });
    expect(standing()).toMatchObject({ [idOf(table, 'anya')]: { value: 0, passing: 0 } });
  });

  it('HUM-1509: nobody spends by a Dedication that is not theirs', () => {
    const table = dedicated('value', 3).withBlessings('anya', 1);
    const bless = {
      type: 'dedication.bless',
      ...of(table),
      count: 1,
      to: idOf(table, 'carl'),
    } as const;
    expect(table.try('anya', bless)?.rule).toBe('HUM-1509');
    expect(table.offers('anya', 'dedication.regain')).toEqual([]);
    expect(table.offers('anya', 'dedication.name')).toHaveLength(1);
  });
});

describe('the first Major Success of a session', () => {
  it('HUM-608, HUM-619: Light: a Blessing, and one for who saw it; once a session', () => {
    const table = major(seated({ atmosphere: 'light' }));
    expect(dues(table).map(({ kind, source }) => [kind, source])).toEqual([
      ['gain', 'major'],
      ['seen', 'major'],
    ]);
    table.send('bev', { type: 'scene.over' });
    major(table);
    expect(dues(table)).toHaveLength(2);
    const other = seated({ atmosphere: 'light' }).withStats('anya', { head: 10 });
    expect(dues(other.check('anya', 'head', [10]))).toEqual([]);
  });

  it('HUM-609, HUM-610: Dark: to roll or to steal; Gritty: a name', () => {
    expect(dues(major(seated({ atmosphere: 'dark' })))).toMatchObject([
      { kind: 'gain', source: 'major' },
    ]);
    expect(dues(major(seated({ atmosphere: 'gritty' })))).toMatchObject([
      { kind: 'reputation', source: 'major' },
    ]);
  });

  it('HUM-619: it is judged by what the result is in the end', () => {
    const table = seated({ atmosphere: 'dark' }).withStats('anya', { head: 10 });
    table.withBlessings('carl', 1).check('anya', 'head', [10]);
    table.onCheck('carl', { type: 'check.jinx', by: idOf(table, 'carl'), die: 'carl-1' });
    expect(dues(table)).toMatchObject([{ of: idOf(table, 'anya'), source: 'major' }]);
  });
});
