import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../testing';
import { seated } from '../testing';

/** Anya with a card of her own, open, on which her strength stands. */
function strong(value = 3): AnyTable {
  const table = seated().send('anya', {
    ...{ type: 'card.create', kind: 'person', name: 'Ida', to: 'self' },
  });
  const { id: card } = table.only('cards');
  return table.send('anya', { type: 'counter.create', card, name: 'Strength', value, max: 20 });
}

const pbta = '6- Miss\n7-9 Weak hit\n10+ Strong hit';

/** The same with a reading, by its id. */
function reading(table: AnyTable, lines = pbta, best: 'high' | 'low' | 'none' = 'high'): string {
  table.send('anya', { type: 'reading.create', name: 'Moves', lines, best });
  return table.only('readings').id;
}

const savedOf = (table: AnyTable, seat: string) =>
  table.offers(seat, 'roll').filter(({ group }) => group === 'Saved');

describe('numbers in dice', () => {
  it('ANY-ROLL-009, TABLE-209: a word is a counter of one’s own, and says so beside the total', () => {
    const table = strong().send('anya', { type: 'roll', expression: '2d6+strength-1' }, 4, 5);
    expect(table.lastLine()?.roll).toMatchObject({
      total: 11,
      groups: [{ label: '2d6', faces: [4, 5] }],
      modifiers: [
        { source: 'strength', value: 3, unit: 'total' },
        { source: 'Modifier', value: -1, unit: 'total' },
      ],
    });
  });

  it('TABLE-209: a number can say how many dice there are, and is subtracted behind a minus', () => {
    const table = strong().send('anya', { type: 'roll', expression: '{strength}d6>=5' }, 5, 1, 6);
    expect(table.lastLine()?.roll).toMatchObject({
      total: 2,
      groups: [{ label: '3d6>=5', faces: [5, 1, 6] }],
      modifiers: [{ source: 'strength', value: 3, unit: 'dice' }],
    });
    table.send('anya', { type: 'roll', expression: 'd20 - strength' }, 12);
    expect(table.lastLine()?.roll?.total).toBe(9);
    expect(table.try('anya', { type: 'roll', expression: 'strength d4 adv' })?.rule).toBe(
      'TABLE-037',
    );
  });

  it('ANY-ROLL-009: what nobody has is refused, and no die falls', () => {
    const table = strong();
    expect(table.try('anya', { type: 'roll', expression: '2d6+luck' })).toMatchObject({
      message: 'No number is called “luck” here.',
      rule: 'ANY-ROLL-009',
    });
    // It is Ida’s strength, and Carl does not play her; but he may call it by her name.
    expect(table.try('carl', { type: 'roll', expression: '2d6+strength' })?.rule).toBe(
      'ANY-ROLL-009',
    );
    table.send('carl', { type: 'roll', expression: '2d6+{Ida: strength}' }, 1, 1);
    expect(table.lastLine()?.roll?.total).toBe(5);
    expect(table.state.public.table.dice.rolls).toBe(1);
  });

  it('ANY-ROLL-009: what lies in private counts only where nobody else sees the roll', () => {
    const table = seated().send('anya', {
      ...{ type: 'counter.create', name: 'Doom', value: 7, max: 9, private: true },
    });
    expect(table.try('anya', { type: 'roll', expression: 'd6+doom' })?.rule).toBe('ANY-ROLL-009');
    const blind = { type: 'roll', expression: 'd6+doom', to: 'director' } as const;
    expect(table.try('anya', blind)?.rule).toBe('ANY-ROLL-009');
    table.send('anya', { type: 'roll', expression: 'd6+doom', to: 'self' }, 2);
    expect(table.told).toEqual(['seat:anya']);
    expect(table.state.seats.anya?.rolls?.[0]?.record.total).toBe(9);
  });

  it('TABLE-032: a number that makes too much of it is refused before a die falls', () => {
    const table = strong(20);
    const many = '{strength}d6+{strength}d8+{strength}d6+{strength}d8+{strength}d6+d4';
    expect(table.try('anya', { type: 'roll', expression: many })?.rule).toBe('TABLE-032');
    expect(
      table.try('anya', { type: 'roll', expression: `d6${'+strength'.repeat(24)}` })?.rule,
    ).toBe('TABLE-032');
  });
});

describe('saved rolls', () => {
  it('ANY-ROLL-010: a roll with a name takes one tap, with the numbers of whoever rolls', () => {
    const table = strong();
    table.send('carl', {
      ...{ type: 'roll.save', name: 'Strike', expression: '2d6+strength', shared: true },
    });
    const [strike] = savedOf(table, 'anya');
    expect(strike).toMatchObject({ label: 'Strike: 2d6+strength', with: { label: 'Strike' } });
    expect(strike?.fields?.map(({ name }) => name)).toEqual(['to']);
    // Who has no such number is not offered what could not be rolled.
    expect(savedOf(table, 'carl')).toEqual([]);
    table.send('carl', { type: 'counter.create', name: 'strength', value: 1, max: 5 });
    expect(savedOf(table, 'carl')).toHaveLength(1);
    table.send('anya', { type: 'roll', expression: '2d6+strength', label: 'Strike' }, 1, 1);
    expect(table.lastLine()?.roll?.total).toBe(5);
  });

  it('ANY-ROLL-010: with a number of one’s own in private, a roll is for oneself', () => {
    const table = seated()
      .send('anya', {
        ...{ type: 'counter.create', name: 'Doom', value: 7, max: 9, private: true },
      })
      .send('anya', { type: 'roll.save', name: 'Fate', expression: 'd6+doom' });
    const [to] = savedOf(table, 'anya')[0]?.fields ?? [];
    expect(to).toMatchObject({ name: 'to', options: [{ value: 'self' }] });
  });

  it('ANY-ROLL-013: what is asked for each time is added, and stands beside the dice', () => {
    const table = strong();
    table.send('anya', {
      ...{ type: 'roll.save', name: 'Strike', expression: '2d6+strength', ask: 'total' },
    });
    const strike = { type: 'roll', expression: '2d6+strength', label: 'Strike' } as const;
    expect(savedOf(table, 'anya')[0]?.fields).toMatchObject([
      { name: 'modifier', kind: 'number', initial: 0, min: -99, max: 99 },
      { name: 'to' },
    ]);
    table.send('anya', { ...strike, modifier: -2 }, 6, 6);
    expect(table.lastLine()?.roll).toMatchObject({ total: 13 });
    expect(table.lastLine()?.roll?.modifiers).toContainEqual({
      ...{ source: 'This time', value: -2, unit: 'total' },
    });
    // Once more is the same once more.
    const again = table.offers('anya', 'roll').find(({ variant }) => variant === 'again');
    expect(again?.with).toEqual({ ...strike, type: undefined, to: 'all', modifier: -2 });
    // Where nothing is asked, nothing can be added.
    expect(table.try('anya', { type: 'roll', expression: '3d6', modifier: 2 })?.rule).toBe(
      'TABLE-112',
    );
  });

  it('ANY-ROLL-013: dice more or fewer of the first kind fall, within what one roll may have', () => {
    const table = seated().send('anya', {
      ...{ type: 'roll.save', name: 'Pool', expression: '4d6kh3', ask: 'dice', shared: true },
    });
    const pool = { type: 'roll', expression: '4d6kh3', label: 'Pool' } as const;
    const [more] = savedOf(table, 'anya')[0]?.fields ?? [];
    expect(more).toMatchObject({ name: 'more', min: -1, max: 20 });
    expect(table.try('anya', { ...pool, more: -2 })?.rule).toBe('TABLE-112');
    table.send('anya', { ...pool, more: 1 }, 1, 2, 3, 4, 5);
    expect(table.lastLine()?.roll).toMatchObject({
      total: 12,
      groups: [{ label: '5d6kh3', faces: [1, 2, 3, 4, 5] }],
      modifiers: [{ source: 'This time', value: 1, unit: 'dice' }],
    });
    table.send('anya', { ...{ type: 'roll.save', name: 'Chart', expression: 'd66', ask: 'dice' } });
    expect(savedOf(table, 'anya').map(({ fields }) => fields?.length)).toEqual([2, 1]);
  });

  it('ANY-ROLL-014: a saved roll is changed where it lies, and stays the same', () => {
    const table = seated().send('anya', { type: 'roll.save', name: 'Hit', expression: 'd20' });
    const { id: saved } = table.only('saved', 'seat:anya');
    table.send('anya', { type: 'roll.change', saved, name: 'Hit hard', expression: 'd20+2' });
    expect(table.told).toEqual(['seat:anya']);
    expect(table.only('saved', 'seat:anya')).toEqual({
      id: saved,
      name: 'Hit hard',
      expression: 'd20+2',
    });
    expect(
      table.try('carl', { type: 'roll.change', saved, name: 'Mine', expression: 'd4' })?.rule,
    ).toBe('TABLE-005');
    expect(
      table.try('anya', { type: 'roll.change', saved, name: 'Hit', expression: '8d' })?.rule,
    ).toBe('TABLE-031');
  });
});

describe('readings', () => {
  it('ANY-ROLL-011: a result has the word and the colour of the range that it falls in', () => {
    const table = strong(0);
    const id = reading(table);
    const roll = (...faces: number[]) =>
      table.send('anya', { type: 'roll', expression: '2d6', reading: id }, ...faces).lastLine();
    expect(roll(1, 5)?.roll?.reading).toEqual({ word: 'Miss', tone: 'bad' });
    expect(roll(1, 6)?.roll?.reading).toEqual({ word: 'Weak hit', tone: 'mixed' });
    expect(roll(3, 6)?.roll?.reading.word).toBe('Weak hit');
    expect(roll(4, 6)?.roll?.reading).toEqual({ word: 'Strong hit', tone: 'good' });
    expect(roll(6, 6)?.text).toBe('Anya rolls 2d6: Strong hit, on 12.');
  });

  it('ANY-ROLL-011: a saved roll is read so by one tap, until the reading is removed', () => {
    const table = seated();
    const id = reading(table);
    table.send('carl', {
      ...{ type: 'roll.save', name: 'Move', expression: '2d6', reading: id, shared: true },
    });
    expect(savedOf(table, 'anya')[0]?.with).toEqual({
      expression: '2d6',
      label: 'Move',
      reading: id,
    });
    table.send('anya', { type: 'roll', expression: '2d6', label: 'Move', reading: id }, 1, 1);
    table.send('bev', { type: 'reading.remove', reading: id });
    expect(savedOf(table, 'anya')[0]?.with).toEqual({ expression: '2d6', label: 'Move' });
    table.send('anya', { type: 'roll', expression: '2d6', label: 'Move' }, 1, 1);
    expect(table.lastLine()?.roll?.reading).toEqual({ word: '2', tone: 'neutral' });
  });

  it('ANY-ROLL-012: one line without a number is for all else, and a line may say its own colour', () => {
    const table = seated();
    const id = reading(table, '1 Fumble\nOrdinary\n20 Critical (great)', 'high');
    const roll = (face: number) =>
      table.send('anya', { type: 'roll', expression: 'd20', reading: id }, face).lastLine()?.roll
        ?.reading;
    expect(roll(1)).toEqual({ word: 'Fumble', tone: 'bad' });
    expect(roll(7)).toEqual({ word: 'Ordinary', tone: 'neutral' });
    expect(roll(20)).toEqual({ word: 'Critical', tone: 'great' });
  });

  it('ANY-ROLL-012: what is written is read again as it was, whatever is changed besides', () => {
    const table = seated();
    const id = reading(table, '-3--1 Under\n0 Nil\n1+ Over', 'low');
    const before = table.only('readings');
    const [change] = table.offers('anya', 'reading.change');
    const lines = change?.fields?.find(({ name }) => name === 'lines');
    const written = lines?.kind === 'text' ? (lines.initial ?? '') : '';
    table.send('anya', { type: 'reading.change', reading: id, name: 'Moves', lines: written });
    expect(table.only('readings')).toEqual(before);
  });

  it.each([
    ['6- Miss\n6-9 Weak hit', '6− (line 1) and 6–9 (line 2) overlap.'],
    ['10+ Hit\n1-8 Miss', 'Between 1–8 (line 2) and 10+ (line 1) something is left out.'],
    ['1-6 Miss\nnone\n\nother', 'Lines 2 and 4 begin with no number.'],
    ['9-7 Miss', 'Line 1 ends before it begins.'],
    ['7+', 'Line 1 has no word.'],
    [
      Array.from({ length: 13 }, (_, at) => `${at + 1} x`).join('\n'),
      'A reading has at most 12 lines, and this one has 13.',
    ],
  ])('ANY-ROLL-012: %j is refused, and says why', (lines, message) => {
    const refused = seated().try('anya', { type: 'reading.create', name: 'Moves', lines });
    expect(refused).toMatchObject({ message, rule: 'ANY-ROLL-012' });
  });
});
