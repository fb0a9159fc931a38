import { describe, expect, it } from 'vitest';
import { fileOf, SheetReading } from '../../../table';
import { itemsOn } from '../state';
import type { AnyTable } from '../testing';
import { HERO, seated, withSheets } from '../testing';
import { kind, sheetOf, told, travellersOf } from './sheet';

/** Anya’s card with a track on it, dice of her own; beside it a secret card, and a card of the table’s. */
function wren(): AnyTable {
  const table = seated()
    .send('anya', {
      type: 'card.create',
      kind: 'person',
      name: 'Wren',
      tags: 'wet, quick',
      to: 'self',
    })
    .send('anya', { type: 'card.create', name: 'Her secret', to: 'private' })
    .send('bev', { type: 'card.create', kind: 'place', name: 'The ferry' });
  const [card] = travellersOf(table.state.public, 'anya');
  return table
    .send('anya', {
      type: 'counter.create',
      card: card?.id,
      name: 'Luck',
      value: 2,
      max: 5,
      boxes: true,
    })
    .send('anya', { type: 'counter.create', name: 'Time', value: 0, max: 4 })
    .send('anya', { type: 'roll.save', name: 'Swim', expression: '2d6+1' });
}
const sheetAt = (table: AnyTable) => {
  const [card] = travellersOf(table.state.public, 'anya');
  if (!card) throw new Error('Anya has no card.');
  return sheetOf(table.state.public, card, table.state.seats.anya?.saved);
};
const bring = (table: AnyTable, sheet: object, seat = 'carl') =>
  table.send(seat, { type: 'traveller.ask', text: fileOf(kind, sheet) });
const answer = (table: AnyTable, by: string, welcome: boolean, of = 'carl') =>
  table.send(by, {
    type: 'traveller.answer',
    arrival: table.state.public.arrivals?.[of]?.id ?? '',
    welcome,
  });
const cards = ({ state }: AnyTable) => Object.values(state.public.cards);

describe('a card that goes from table to table', () => {
  it('ANY-SHT-013: goes without its sheet, with all that is filled in, and takes up a sheet of the same names', () => {
    const table = withSheets();
    const { id, template } = table.only('sheets');
    const lines = table.state.public.templates?.[template]?.fields ?? [];
    const fill = (name: string, said: { number?: number; words?: string }) => {
      const line = lines.find((field) => field.name === name)?.id ?? '';
      table.send('anya', { type: 'sheet.fill', card: id, line, ...said });
    };
    fill('Health', { number: 4 });
    fill('Gear', { words: 'rope\nlamp' });
    const sheet = sheetAt(table);
    expect(sheet).toMatchObject({
      text: 'Gear: rope, lamp',
      rolls: [{ name: 'Strike', expression: '2d6+agility' }],
    });
    expect(sheet.counters).toContainEqual({
      name: 'Health',
      value: 4,
      min: 0,
      max: 10,
      boxes: false,
    });
    const other = seated().send('anya', {
      ...{ type: 'template.create', name: 'Hero', lines: HERO },
    });
    answer(bring(other, sheet), 'bev', true);
    const [came] = cards(other);
    const taken = itemsOn(other.state, 'public', 'templates')[0]?.id ?? '';
    other.send('carl', { type: 'sheet.take', card: came?.id ?? '', template: taken });
    const health = other.state.public.templates?.[taken]?.fields.find(
      ({ name }) => name === 'Health',
    );
    expect(other.only('sheets').values[health?.id ?? '']).toBe(4);
    expect(itemsOn(other.state, 'public', 'counters')).toEqual([]);
  });

  it('TABLE-231: takes along what is counted on it and the dice of its player, and nothing else', () => {
    const sheet = sheetAt(wren());
    expect(sheet).toEqual({
      ...{
        kind: 'person',
        name: 'Wren',
        text: '',
        tags: ['wet', 'quick'],
        emoji: '',
        colour: 'none',
      },
      counters: [{ name: 'Luck', value: 2, min: 0, max: 5, boxes: true }],
      rolls: [{ name: 'Swim', expression: '2d6+1' }],
    });
    expect(told(sheet).flatMap(({ lines }) => lines)).toContain('Luck: 2 of 5');
  });

  it('TABLE-233: lies on the other table as it left, and the dice lie before its player alone', () => {
    const sheet = sheetAt(wren());
    const table = answer(bring(seated(), sheet), 'bev', true);
    const [card] = travellersOf(table.state.public, 'carl');
    if (!card) throw new Error('Nobody has come.');
    expect(sheetOf(table.state.public, card, table.state.seats.carl?.saved)).toEqual(sheet);
    expect(table.state.public.saved).toEqual({});
  });

  it.each([
    [{ counters: [{ name: 'Luck', value: 9, max: 5 }] }, 'Counter 1, value: at most 5 fits here.'],
    [
      { counters: [{ name: 'Luck', max: 0, boxes: true }] },
      'Counter 1, at most: at least 1 fits here.',
    ],
    [
      { counters: [{ name: 'Luck', max: 31, boxes: true }] },
      'Counter 1, at most: at most 30 fits here.',
    ],
    [{ rolls: [{ name: 'Swim', expression: 'lots' }] }, 'Roll 1: it is left out.'],
    [{ colour: 'mauve' }, 'Its colour: that is none of what there is to choose from here.'],
    [{ tags: ['x'.repeat(200), 'y'.repeat(200)] }, 'Tags: that does not fit here.'],
  ])('TABLE-233: what cannot be here is left out and named: %j', (odd, line) => {
    const table = bring(seated(), { name: 'Wren', ...odd });
    expect(table.state.public.arrivals?.carl?.left[0]).toBe(line);
    expect(cards(answer(table, 'bev', true)).map(({ name }) => name)).toEqual(['Wren']);
  });

  it('TABLE-012: where the table is full of cards nobody comes', () => {
    const table = seated().given(({ public: shared }) => {
      for (let at = 0; at < 200; at += 1) {
        const card = { kind: 'thing' as const, name: `${at}`, text: '', tags: [], emoji: '' };
        shared.cards[`c${at}`] = { ...card, id: `c${at}`, colour: 'none', owner: null };
      }
    });
    expect(
      table.try('carl', { type: 'traveller.ask', text: fileOf(kind, { name: 'Wren' }) }),
    ).toMatchObject({ code: 'limit-reached' });
    expect(table.offers('carl', 'traveller.ask')).toEqual([]);
  });

  it('TABLE-012: where there is no room for all that is counted on it nobody comes', () => {
    const counters = [1, 2].map((at) => ({ name: `${at}`, max: 3 }));
    const full = (left: number) =>
      seated().given(({ public: shared }) => {
        for (let at = left; at < 400; at += 1) {
          const item = { name: `${at}`, value: 0, min: 0, max: 1, boxes: false, card: null };
          shared.counters[`n${at}`] = { ...item, id: `n${at}` };
        }
      });
    const text = fileOf(kind, { name: 'Wren', counters });
    expect(full(2).try('carl', { type: 'traveller.ask', text })).toBeNull();
    expect(full(1).try('carl', { type: 'traveller.ask', text })).toMatchObject({
      code: 'limit-reached',
      rule: 'TABLE-012',
    });
  });

  it('TABLE-012: of the dice as many are saved as there is room for, and nobody hears how many that is', () => {
    const rolls = [1, 2].map((at) => ({ name: `Roll ${at}`, expression: `${at}d6` }));
    const table = seated().given(({ seats }) => {
      const saved = Array.from({ length: 59 }, (_, at) => [
        `s${at}`,
        { ...rolls[0], id: `s${at}` },
      ]);
      Object.assign(seats.carl ?? {}, { saved: Object.fromEntries(saved) });
    });
    answer(bring(table, { name: 'Wren', rolls }), 'bev', true);
    expect(Object.keys(table.state.seats.carl?.saved ?? {})).toHaveLength(60);
    expect(table.lastLine()?.notes).toBeUndefined();
  });

  it('TABLE-237: is taken from the table with what lies on it, when its player says that it has gone', () => {
    const table = wren();
    const [card] = travellersOf(table.state.public, 'anya');
    table.send('anya', { type: 'traveller.gone', traveller: card?.id ?? '' });
    expect(cards(table).map(({ name }) => name)).toEqual(['The ferry']);
    expect(Object.values(table.state.public.counters).map(({ name }) => name)).toEqual(['Time']);
  });
});

describe('where nobody runs the table', () => {
  const at = () => {
    const table = seated({ runBy: 'nobody' });
    table.send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
    return bring(table, { name: 'Wren' });
  };

  it('TABLE-232: all others who play are asked, and more than half let somebody in', () => {
    const table = at();
    const asked = () => Object.values(table.state.public.derived.prompts)[0]?.to;
    expect(asked()).toEqual(['bev', 'anya', 'dylan']);
    answer(table, 'anya', true);
    expect([cards(table), asked()]).toEqual([[], ['bev', 'dylan']]);
    const again = {
      type: 'traveller.answer',
      arrival: table.state.public.arrivals?.carl?.id ?? '',
    } as const;
    expect(table.try('anya', { ...again, welcome: false })).toMatchObject({ rule: 'TABLE-008' });
    answer(table, 'dylan', true);
    expect(cards(table).map(({ name }) => name)).toEqual(['Wren']);
  });

  it('TABLE-232: half of them are enough to turn somebody away', () => {
    const table = answer(at(), 'anya', false);
    table.send('server', { type: 'seat.free', seat: 'dylan' });
    expect(table.state.public.arrivals).toEqual({});
    expect(cards(table)).toEqual([]);
  });

  it('TABLE-232: one yes of three is not enough, and becomes enough when the others leave', () => {
    const table = answer(at(), 'anya', true);
    table.send('server', { type: 'seat.free', seat: 'dylan' });
    expect(cards(table)).toEqual([]);
    table.send('server', { type: 'seat.free', seat: 'bev' });
    expect(cards(table)).toHaveLength(1);
  });

  it('TABLE-232: whoever sits there alone asks nobody', () => {
    const table = seated({ runBy: 'nobody' });
    for (const seat of ['bev', 'anya']) table.send('server', { type: 'seat.free', seat });
    expect(cards(bring(table, { name: 'Wren' }))).toHaveLength(1);
  });
});

it('TABLE-235: keeps what it is called as far as that is free', () => {
  const table = seated().send('bev', { type: 'card.create', name: 'Wren' });
  answer(bring(table, { name: 'Wren' }), 'bev', true);
  expect(cards(table).map(({ name }) => name)).toEqual(['Wren', 'Wren (2)']);
  expect(new SheetReading(null).left).toEqual([]);
});
