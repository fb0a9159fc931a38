import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { OptionalStat } from '../vocabulary';

// What may be written on a sheet, by whom, and what stays of what stood there.

const idOf = (table: HumanityTable, seat = 'anya') => table.of(seat).id;
const special = (
  id: string,
  kind: 'calm' | 'own',
  more: { name?: string; text?: string } = {},
) => ({
  ...{ id, text: id },
  specialization: { kind, name: '', relation: 'Hours', text: '', ...more },
});

describe('Aptitudes', () => {
  it('HUM-211: one that was played with is taken away by whoever has the last word alone', () => {
    const table = seated().with('anya', {
      aptitudes: ['knots', 'tides'].map((id) => ({ id, text: id, specialization: null })),
    });
    const remove = (aptitude: string) =>
      ({ type: 'aptitude.remove', character: idOf(table), aptitude }) as const;
    table.send('anya', remove('knots')).check('anya', 'head', [2]);
    expect(table.try('anya', remove('tides'))?.rule).toBe('HUM-211');
    table.send('bev', remove('tides'));
    expect(table.of('anya').aptitudes).toEqual([]);
  });

  it('HUM-1606, HUM-211: a companion has four', () => {
    const table = seated().withOther('Moth', {
      ...{ owner: 'anya', side: 'protagonists' },
      companion: { of: seated().of('anya').id, limits: {} },
      aptitudes: ['a', 'b', 'c'].map((id) => ({ id, text: id, specialization: null })),
    });
    const add = { type: 'aptitude.add', character: 'Moth', text: 'Sing' } as const;
    expect(table.try('anya', add)).toBeNull();
    expect(table.try('anya', add)?.rule).toBe('HUM-211');
  });

  it('HUM-213: what is specialized is not offered to be specialized', () => {
    const plain = { id: 'tides', text: 'Tides', specialization: null };
    const table = seated().with('anya', { aptitudes: [special('knots', 'calm'), plain] });
    expect(table.offers('bev', 'aptitude.specialize').map((offer) => offer.with.aptitude)).toEqual([
      'tides',
    ]);
  });

  it('HUM-1619: uses, a price and a name are written of the table’s own alone', () => {
    const table = seated().with('anya', {
      aptitudes: ['knots', 'tides'].map((id) => ({ id, text: id, specialization: null })),
    });
    const parts = { relation: 'Hours', uses: 3, price: 4 } as const;
    const specialize = { type: 'aptitude.specialize', character: idOf(table), ...parts } as const;
    table.send('bev', { ...specialize, aptitude: 'knots', specialization: 'calm' });
    table.send('bev', { ...specialize, aptitude: 'tides', specialization: 'own' });
    const [calm, own] = table.of('anya').aptitudes.map(({ specialization }) => specialization);
    expect(calm).toEqual({ kind: 'calm', name: '', relation: 'Hours', text: '' });
    expect(own).toMatchObject({ kind: 'own', name: 'Their own way', uses: 3, price: 4 });
  });
});

describe('things gained', () => {
  const gain = { kind: 'item', text: 'A lens', exceptional: true } as const;

  it('HUM-1508: what is put otherwise by whose it is stays exceptional', () => {
    const table = seated().with('anya', { gains: [{ ...gain, id: 'lens' }] });
    const change = { type: 'gain.change', character: idOf(table), gain: 'lens' } as const;
    table.send('anya', { ...change, kind: 'alliance', text: 'A friend' });
    expect(table.of('anya').gains).toEqual([
      { id: 'lens', kind: 'alliance', text: 'A friend', exceptional: true },
    ]);
    table.send('bev', { ...change, kind: 'item', text: 'A lens', exceptional: false });
    expect(table.of('anya').gains[0]?.exceptional).toBe(false);
  });

  it('HUM-1508: one of several is made exceptional, and no other', () => {
    const table = seated().with('anya', {
      gains: ['one', 'two'].map((id) => ({ ...gain, id, exceptional: false })),
    });
    table.send('bev', { type: 'session.end' }).given(({ public: { shop } }) => {
      shop[idOf(table)]?.tags.push({ id: 'ten', size: 10 });
    });
    table.send('anya', { type: 'shop.gain', character: idOf(table), gain: 'two' });
    expect(table.of('anya').gains.map(({ exceptional }) => exceptional)).toEqual([false, true]);
  });
});

describe('a larger start', () => {
  const of = (
    table: HumanityTable,
    size: 6 | 8 | 10,
    ...stats: ('head' | 'hand' | 'home' | 'heart')[]
  ) => ({ type: 'character.sizes', character: idOf(table), size, stats }) as const;
  const larger = (optional: OptionalStat | null = null) =>
    seated(optional ? { optional } : {}).send('bev', { type: 'zero.larger', larger: true });

  it('HUM-216: is handed out also after dice have fallen, until all of it is', () => {
    const table = larger().check('carl', 'head', [2]);
    table.send('anya', of(table, 10, 'head')).send('anya', of(table, 8, 'hand', 'home'));
    expect(table.offers('anya', 'character.sizes').map((offer) => offer.with.size)).toEqual([
      ...[10, 8, 6],
    ]);
    const rest = { ...of(table, 6), stats: ['heart', 'hurt', 'hurry'] as const };
    table.send('anya', { ...rest, stats: [...rest.stats] });
    expect(table.try('anya', of(table, 10, 'hand'))?.rule).toBe('HUM-216');
  });

  it('HUM-216: begun anew from the d10, all else is a d4 again, and no Stat is named twice', () => {
    const table = larger();
    table.send('anya', of(table, 10, 'head')).send('anya', of(table, 8, 'hand', 'home'));
    expect(table.try('anya', of(table, 8, 'hand', 'hand'))?.rule).toBe('HUM-216');
    table.with('anya', { larger: { used: ['head'] } }).send('anya', of(table, 10, 'heart'));
    expect(table.of('anya').stats).toMatchObject({
      ...{ head: { size: 4 }, hand: { size: 4 }, heart: { size: 10 } },
    });
    expect(table.of('anya')).toMatchObject({ highest: 'heart', larger: { used: ['head'] } });
  });

  it('HUM-216, HUM-1606: is not for companions', () => {
    const table = larger().withOther('Moth', {
      ...{ owner: 'anya', companion: { of: 'x', limits: {} } },
    });
    const whose = table.offers('anya', 'character.sizes').map((offer) => offer.with.character);
    expect(new Set(whose)).toEqual(new Set([idOf(table)]));
  });

  it('HUM-404: Hardware Tokens are half of what Hardware has been handed', () => {
    const table = larger('hardware');
    const sizes = { ...of(table, 10), stats: ['hardware' as const] };
    expect(table.send('anya', sizes).of('anya').tokens).toBe(5);
  });
});
