import { describe, expect, it } from 'vitest';
import { SheetReading } from '../../../table';
import type { Character } from '../characters/character';
import { newCharacter } from '../characters/making';
import { seated } from '../testing';
import { sheetOf } from '.';
import { arrived } from './made';
import { readSheet } from './read';
import { sheetOf as copied, travellersOf } from './sheet';

const read = (sheet: object) => {
  const reading = new SheetReading(sheet);
  return { sheet: readSheet(reading), left: reading.left };
};
/** The least that a file has to say, with something else. */
const with_ = (more: object) => read({ name: 'Ari', ...more });

describe('a file that is read, part by part', () => {
  it('TABLE-233: what is not said is as of somebody new', () => {
    expect(with_({})).toEqual({
      sheet: {
        ...{ name: 'Ari', pronouns: '', age: '', looks: '', sizes: {} },
        backstory: { text: '', mentors: '', skills: [], ties: [], afternoon: '', nature: '' },
        ...{ banked: 0, aptitudes: [], gains: [] },
      },
      left: [],
    });
  });

  it.each([
    ['name', { name: 7 }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
  ])('TABLE-234: nobody comes whose %s is %j', (_, sheet) => {
    expect(read(sheet).sheet).toBeNull();
  });

  it.each([
    ['pronouns', 'x'.repeat(81), ''],
    ['age', 31, ''],
    ['looks', 'x'.repeat(2001), ''],
    ['highest', 'hat', undefined],
    ['motivation', 'sleepy', undefined],
    ['banked', 201, 0],
    ['banked', -1, 0],
    ['larger', ['head', 'hat'], undefined],
    ['wasLost', false, undefined],
  ] as const)('TABLE-233: of %s, %j is left out and named', (part, value, wanted) => {
    const { sheet, left } = with_({ [part]: value });
    expect(sheet?.[part]).toEqual(wanted);
    expect(left).toHaveLength(1);
  });

  it.each([
    ['banked', 200],
    ['pronouns', 'x'.repeat(80)],
    ['wasLost', true],
    ['larger', ['head']],
    ['highest', 'hurt'],
  ] as const)('TABLE-233: of %s, %j comes along', (part, value) => {
    const { sheet, left } = with_({ [part]: value });
    expect(sheet?.[part]).toEqual(value);
    expect(left).toEqual([]);
  });

  it('TABLE-233, HUM-209: a Backstory, list by list', () => {
    const past = { skills: ['Rope'], ties: ['x'.repeat(161)], mentors: 'Wick', hat: 'red' };
    const { sheet, left } = with_({ backstory: past });
    expect(sheet?.backstory).toMatchObject({ skills: ['Rope'], ties: [], mentors: 'Wick' });
    expect(left).toHaveLength(2);
    const six = Array.from({ length: 6 }, (_, at) => `s${at}`);
    expect(with_({ backstory: { skills: six } }).sheet?.backstory.skills).toEqual(six);
    expect(with_({ backstory: { skills: [...six, 'x'] } }).sheet?.backstory.skills).toEqual([]);
  });

  it('TABLE-233, HUM-213, HUM-1619: Aptitudes, and what each is specialized in', () => {
    const of = (specialization: object | undefined) =>
      with_({ aptitudes: [{ text: 'Knots', ...(specialization ? { specialization } : {}) }] });
    expect(of(undefined).sheet?.aptitudes).toEqual([{ text: 'Knots' }]);
    const plain = { name: '', relation: 'Hours', text: '' };
    expect(of({ kind: 'calm', relation: 'Hours' }).sheet?.aptitudes).toEqual([
      { text: 'Knots', specialization: { kind: 'calm', ...plain } },
    ]);
    // What is counted is the book’s, but for one of the table’s own.
    expect(of({ kind: 'calm', relation: 'Hours', uses: 3, price: 2 }).sheet?.aptitudes).toEqual([
      { text: 'Knots', specialization: { kind: 'calm', ...plain } },
    ]);
    expect(of({ kind: 'own', relation: 'Hours', uses: 3, price: 2 }).sheet?.aptitudes).toEqual([
      { text: 'Knots', specialization: { kind: 'own', ...plain, uses: 3, price: 2 } },
    ]);
    expect(of({ kind: 'sleepy' }).sheet?.aptitudes).toEqual([{ text: 'Knots' }]);
    const own = { text: 'Knots', specialization: { kind: 'own', relation: 'Hours' } };
    expect(with_({ aptitudes: [own, own] }).sheet?.aptitudes).toHaveLength(2);
    expect(with_({ aptitudes: [own, own] }).left).toEqual([]);
    expect(with_({ aptitudes: [{ specialization: { kind: 'calm' } }] }).sheet?.aptitudes).toEqual(
      [],
    );
  });

  it('TABLE-233, HUM-214: what was gained has a kind and words', () => {
    const lens = { kind: 'item', text: 'Lens' };
    const { sheet, left } = with_({ gains: [lens, { kind: 'hat', text: 'x' }, { kind: 'item' }] });
    expect(sheet?.gains).toEqual([{ ...lens, exceptional: false }]);
    expect(left.length).toBeGreaterThan(0);
    const great = { ...lens, exceptional: true };
    expect(with_({ gains: [great] }).sheet?.gains).toEqual([great]);
  });

  it('TABLE-235, HUM-216, HUM-404: who comes is as their player would have written them here', () => {
    const table = seated({ optional: 'hardware' });
    let next = 0;
    const newId = (prefix: string) => {
      next += 1;
      return `${prefix}-${next}`;
    };
    const { sheet } = with_({
      ...{ sizes: { head: 8, hardware: 6 }, banked: 2, larger: ['head'], wasLost: true },
      ...{ gains: [{ kind: 'item', text: 'Lens' }], aptitudes: [{ text: 'Knots' }] },
    });
    const one = sheet && arrived(table.state, sheet, 'carl', newId);
    expect(one).toMatchObject({
      ...{ owner: 'carl', name: 'Ari', highest: null, motivation: null, dedication: null },
      ...{ banked: { count: 2, from: {} }, larger: { used: ['head'] }, wasLost: true, tokens: 3 },
      gains: [{ kind: 'item', text: 'Lens', exceptional: false }],
      aptitudes: [{ text: 'Knots', specialization: null }],
    });
    expect(one?.stats).toMatchObject({ head: { size: 8, lock: null }, hand: { size: 4 } });
    const plain = with_({}).sheet;
    const other = plain && arrived(seated().state, plain, 'carl', newId);
    expect(other && 'banked' in other).toBe(false);
    expect(other && 'larger' in other).toBe(false);
    expect(other && 'tokens' in other).toBe(false);
  });

  it('TABLE-231, HUM-1606: whoever has left the story stays, and a companion goes with whose it is', () => {
    const table = seated();
    const { characters } = table.state.public;
    const own = (id: string, more: Partial<Character>) => ({
      [id]: newCharacter(table.state, { id, owner: 'anya', name: id }, more),
    });
    const all = {
      ...characters,
      ...own('gone', { standing: 'gone' }),
      ...own('moth', { companion: { of: table.of('anya').id, limits: {} } }),
      ...own('nell', {}),
    };
    expect(travellersOf({ characters: all }, 'anya').map(({ name }) => name)).toEqual([
      ...['Ari', 'nell'],
    ]);
    expect(copied(table.of('anya'))).toEqual(sheetOf(table.of('anya')));
  });
});
