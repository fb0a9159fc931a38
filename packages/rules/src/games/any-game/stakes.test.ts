import { describe, expect, it } from 'vitest';
import { parseDice } from '../../table/dice/parse';
import { enoughAt, enoughWords } from './enough';
import { stakesOf } from './stakes';
import { allStarts } from './starts/area';
import type { Reading } from './state';
import { readTable } from './tables/lines';
import type { AnyTable } from './testing';
import { seated } from './testing';

const noteOf = (expression: string, start?: string) =>
  stakesOf({ start }, { type: 'roll', expression })?.notes.join(' ');

describe('what is read before dice fall', () => {
  it('TABLE-196, 197: says what is rolled, and of no dice what is enough unless people play what is ready-made', () => {
    expect(noteOf('2d6+3')).toBe('2 dice with 6 sides, plus 3: 5 to 15.');
    expect(noteOf('2d6+3', 'the-last-ferry')).toBe(
      '2 dice with 6 sides, plus 3: 5 to 15. 8 or more is well done.',
    );
    expect(noteOf('2d6', 'the-last-ferry')).toContain('8 or more');
  });

  it('TABLE-196: says it of the dice of the evening alone', () => {
    for (const other of ['d6', '2d6kh1', '2d60', '2d6+d4', 'd20+5'])
      expect(noteOf(other, 'the-last-ferry'), other).not.toContain('well done');
    expect(noteOf('d20+5', 'over-the-pass')).toContain('12 or more is well done');
  });
});

describe('what is read after dice of a ready-made evening have fallen', () => {
  const ferry = () => seated().send('bev', { type: 'start.begin', start: 'the-last-ferry' });
  const read = (table: AnyTable) => table.lastLine()?.roll?.reading;

  it('ANY-ROLL-015: says whether a total is enough, on both sides of the bound', () => {
    const roll = { type: 'roll', expression: '2d6+3', label: 'Read somebody' } as const;
    const well = ferry().send('anya', roll, 4, 1);
    expect(read(well)).toEqual({ word: 'Well done', tone: 'good' });
    expect(well.lastLine()?.text).toBe('Anya rolls 2d6+3 (Read somebody): Well done, on 8.');
    expect(read(ferry().send('anya', roll, 3, 1))).toEqual({
      word: 'Wrong, or at a price',
      tone: 'bad',
    });
  });

  it('ANY-ROLL-015: says nothing of other dice, nor at a table that plays something of its own', () => {
    const word = { word: '4', tone: 'neutral' };
    expect(read(ferry().send('anya', { type: 'roll', expression: 'd6' }, 4))).toEqual(word);
    expect(read(seated().send('anya', { type: 'roll', expression: '2d6' }, 3, 1))).toEqual(word);
  });

  it('ANY-ROLL-015: ranges that are chosen come first', () => {
    const lines = '6- Miss\n7+ Hit';
    const table = ferry().send('bev', { type: 'reading.create', name: 'Moves', lines });
    const reading = Object.keys(table.state.public.readings ?? {})[0];
    table.send('anya', { type: 'roll', expression: '2d6', reading }, 6, 1);
    expect(read(table)?.word).toBe('Hit');
  });
});

describe('what is read of rolls that the table has written itself', () => {
  const reading: Reading = {
    ...{ id: 'r', name: 'Moves', otherwise: { word: 'Odd', tone: 'neutral' } },
    bands: [
      { to: 6, word: 'Miss', tone: 'bad' },
      { from: 7, to: 9, word: 'Weak hit', tone: 'mixed' },
    ],
  };

  it('TABLE-196, 209: names the numbers that are called, whoever rolls', () => {
    expect(noteOf('2d6+strength-doom')).toBe('2 dice with 6 sides, plus strength, minus doom.');
    expect(noteOf('{Fight}d6>=5')).toBe(
      'As many dice as Fight with 6 sides, each 5 or more a success.',
    );
  });

  it('TABLE-196, ANY-ROLL-011: says what each range of a total is, the highest first', () => {
    const roll = { type: 'roll', expression: '2d6', reading: 'r' };
    expect(stakesOf({ readings: { r: reading } }, roll)?.results).toEqual([
      { id: '7–9', on: '7–9', tone: 'mixed', text: 'Weak hit' },
      { id: '6−', on: '6−', tone: 'bad', text: 'Miss' },
      { id: 'else', on: 'else', tone: 'neutral', text: 'Odd' },
    ]);
    expect(stakesOf({}, roll)?.results).toEqual([]);
  });

  it('TABLE-196, ANY-TBL-007: says of an open table how many lines there are, and nothing of one’s own', () => {
    const { dice, lines } = readTable('1-5 Nothing\n6 A dog');
    const tables = { t: { id: 't', name: 'Street', dice, lines } };
    const on = (table: string) => stakesOf({ tables }, { type: 'random-table.roll', table })?.notes;
    expect(on('t')).toEqual(['d6 chooses one of 2 lines.']);
    expect(on('hidden')).toEqual(['Its dice choose one of its lines.']);
  });
});

/** What a kit reads its dice by, it has written down as ranges. */
const [byRanges, byEnough] = [true, false].map((ranges) =>
  allStarts
    .filter(({ kit }) => (kit !== undefined && kit.readings.length > 0) === ranges)
    .map((start) => [start.name, start] as const),
);

describe.each(byRanges ?? [])('%s', (_, { kit, id }) => {
  it('TABLE-196: reads the dice of its kit by ranges of the kit, and by nothing else', () => {
    const names = kit?.readings.map(({ name }) => name) ?? [];
    const read = kit?.rolls.flatMap(({ reading }) => reading ?? []) ?? [];
    const lines = kit?.templates.map((one) => one.lines).join('\n') ?? '';
    expect([...read, ...names.filter((name) => lines.includes(`(${name})`))]).not.toEqual([]);
    for (const name of read) expect(names).toContain(name);
    expect(enoughAt({ start: id })).toBeNull();
  });
});

describe.each(byEnough ?? [])('%s', (_, start) => {
  const enough = enoughAt({ start: start.id });

  it('TABLE-070: says what is enough on its dice, the same wherever it stands', () => {
    if (!enough) throw new Error('Nothing says what is enough.');
    expect(start.ways.join(' ')).toContain(enoughWords(enough));
  });

  it('TABLE-196: says so of whatever its people roll, and it can be missed and met', () => {
    for (const { expression } of start.people.flatMap(({ rolls }) => rolls)) {
      expect(noteOf(expression, start.id), expression).toContain('well done');
      const { least = 0, dice = '' } = enough ?? {};
      const [, count = '1', sides = '0'] = /^(\d*)d(\d+)/.exec(dice) ?? [];
      const added = Number(expression.slice(dice.length) || 0);
      expect(() => parseDice(expression)).not.toThrow();
      expect(Number(count || 1) + added, expression).toBeLessThan(least);
      expect(Number(count || 1) * Number(sides) + added, expression).toBeGreaterThanOrEqual(least);
    }
  });
});
