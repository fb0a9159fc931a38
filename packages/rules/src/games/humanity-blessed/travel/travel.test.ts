import { describe, expect, it } from 'vitest';
import { fileOf, SheetReading } from '../../../table';
import { sheetParts } from '../sheet/lines';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { kind, sheetOf, told, travellersOf } from '.';
import { readSheet } from './read';

/** Anya’s Ari, with something of everything. */
const ari = (): HumanityTable =>
  seated()
    .withStats('anya', { head: [8, 5], hand: 10, hurt: 2 })
    .withBlessings('anya', 3, 3)
    .withTemporary('anya', 5)
    .with('anya', {
      ...{ pronouns: 'she', age: '30', looks: 'Tall', highest: 'head', motivation: 'steadfast' },
      ...{ dedication: 'vanity', banked: { count: 2, from: {} } },
      backstory: {
        ...{ text: '', mentors: 'Wick', skills: ['Knots'], ties: ['The Reeve'] },
        ...{ afternoon: 'The pier', nature: '' },
      },
      aptitudes: [
        {
          ...{ id: 'a1', text: 'Knots' },
          specialization: { kind: 'creative', name: '', relation: 'Hours', text: '' },
        },
        { id: 'a2', text: 'Tides', specialization: null },
      ],
      gains: [{ id: 'g1', kind: 'item', text: 'A lens', exceptional: true }],
    });
const readBack = (sheet: object) => {
  const reading = new SheetReading(sheet);
  return { sheet: readSheet(reading), left: reading.left };
};

describe('a character who travels', () => {
  it('TABLE-231: what belongs to them for good comes along; locks and Blessings stay behind', () => {
    const table = ari();
    const sheet = sheetOf(table.of('anya'));
    expect(readBack(JSON.parse(JSON.stringify(sheet)))).toEqual({ sheet, left: [] });
    const other = seated();
    other.send('anya', { type: 'traveller.ask', text: fileOf(kind, sheet) });
    const [arrival] = Object.values(other.state.public.arrivals ?? {});
    other.send('bev', { type: 'traveller.answer', arrival: arrival?.id ?? '', welcome: true });
    const come = Object.values(other.state.public.characters).at(-1);
    expect(come?.stats).toMatchObject({
      head: { size: 8, lock: null },
      hand: { size: 10, lock: null },
      hurt: { size: 2, lock: null },
    });
    expect(come).toMatchObject({ dedication: 'vanity', banked: { count: 2 } });
    expect(come && sheetOf(come)).toEqual({ ...sheet, name: come?.name });
    expect(other.state.public.held).toBeUndefined();
  });

  it('TABLE-233, HUM-1503: what does not fit is left out and named', () => {
    const sheet = sheetOf(ari().of('anya'));
    const large = { head: 10, hand: 10, heart: 10, home: 6 };
    expect(readBack({ ...sheet, sizes: large }).left).toEqual([
      'Stats, Heart: there are more large dice than anybody may have.',
    ]);
    expect(readBack({ ...sheet, motivation: 'wired' })).toMatchObject({
      left: ['Dedication: it is not one of those that go with this Motivation.'],
    });
    const twice = [sheet.aptitudes[0], sheet.aptitudes[0]];
    expect(readBack({ ...sheet, aptitudes: twice }).sheet?.aptitudes[1]).toEqual({ text: 'Knots' });
    expect(readBack({ ...sheet, sizes: { head: 12 } }).left[0]).toContain('Head');
    expect(readSheet(new SheetReading({ pronouns: 'she' }))).toBeNull();
  });

  it('TABLE-233: an eighth Stat comes where it is played', () => {
    const hex = seated({ optional: 'hex' }).withStats('anya', { hex: 6 });
    const text = fileOf(kind, sheetOf(hex.of('anya')));
    const bring = (table: HumanityTable) => {
      table.send('anya', { type: 'traveller.ask', text });
      const [arrival] = Object.values(table.state.public.arrivals ?? {});
      table.send('bev', { type: 'traveller.answer', arrival: arrival?.id ?? '', welcome: true });
      return { come: Object.values(table.state.public.characters).at(-1), left: arrival?.left };
    };
    expect(bring(seated()).left).toEqual(['Hex is not played at this table.']);
    expect(bring(seated()).come?.stats.hex).toBeUndefined();
    expect(bring(seated({ optional: 'hex' })).come?.stats.hex?.size).toBe(6);
  });

  it('TABLE-237: whoever has gone is out of play', () => {
    const table = ari();
    const { id } = table.of('anya');
    expect(travellersOf(table.state.public, 'anya').map(({ name }) => name)).toEqual(['Ari']);
    table.send('anya', { type: 'traveller.gone', traveller: id });
    expect(travellersOf(table.state.public, 'anya')).toEqual([]);
  });
});

describe('a sheet in lines', () => {
  it('HUM-1803: it comes in the printed order, a line for each thing', () => {
    const table = ari();
    const one = table.of('anya');
    const parts = sheetParts(one, {
      blessings: [{ value: 3 }, { value: 3 }, { value: 5, passing: true }],
      marks: { spent: ['a1'] },
      factions: [
        {
          ...{ id: 'f', name: 'The Reeve' },
          standing: { [one.id]: { value: 5, passing: 2, best: 1, worst: 0 } },
        },
      ],
    });
    expect(parts.map(({ term }) => term)).toEqual([
      ...['Stats', 'Who they are', 'Motivation', 'Aptitudes', 'Gains', 'Blessings'],
      ...['Backstory', 'Reputation'],
    ]);
    const lines = Object.fromEntries(parts.map(({ term, lines: all }) => [term, all]));
    expect(lines.Stats?.slice(0, 2)).toEqual(['Head: d8, locked at 5', 'Hand: d10, free']);
    expect(lines.Motivation).toEqual(['Steadfast', 'Dedication: Greed & Vanity, 2 banked']);
    expect(lines.Aptitudes?.[0]).toContain('Knots; Creative: ');
    expect(lines.Aptitudes?.[0]).toContain('has to be recharged');
    expect(lines.Gains).toEqual(['Item: A lens, exceptional']);
    expect(lines.Blessings).toEqual(['3 and 3; temporary: 5']);
    expect(lines.Reputation).toEqual(['The Reeve: 5, 2 of it for now']);
    expect(told(sheetOf(one)).map(({ term }) => term)).not.toContain('Blessings');
  });
});
