import { describe, expect, it } from 'vitest';
import { Refused } from '../../../engine';
import { SeededDice } from '../../../testing/seeded-dice';
import type { Template } from '../state';
import { itemsOn } from '../state';
import type { AnyTable } from '../testing';
import { HERO, seated, withSheets } from '../testing';
import { calculate } from './formula';
import { readLines } from './lines';
import { filledBefore, numbersOn, wordsOf } from './values';
import { templateLines } from './writing';

const hero = (table: AnyTable): Template => {
  const found = itemsOn(table.state, 'public', 'templates').find(({ name }) => name === 'Hero');
  if (!found) throw new Error('There is no such template.');
  return found;
};
const line = (table: AnyTable, name: string): string =>
  hero(table).fields.find((field) => field.name === name)?.id ?? '';
const card = (table: AnyTable): string => table.only('cards').id;
const fill = (
  table: AnyTable,
  name: string,
  said: { number?: number; words?: string; expression?: string },
) =>
  table.send('anya', { type: 'sheet.fill', card: card(table), line: line(table, name), ...said });
const change = (table: AnyTable, lines: string) =>
  table.send('bev', { type: 'template.change', template: hero(table).id, name: 'Hero', lines });
const number = (table: AnyTable, name: string) =>
  numbersOn(hero(table), table.only('sheets'))(name);
/** What a text is refused for. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof Refused) return `${error.refusal.rule}: ${error.message}`;
    throw error;
  }
  return 'It is read.';
}
const refused = (lines: string) => refusal(() => readLines(lines));

describe('a template from lines', () => {
  it('ANY-SHT-001: has numbers, boxes, words, lists, dice, what is computed, and headings', () => {
    expect(readLines(HERO)).toEqual([
      { name: 'Self', is: 'heading' },
      { name: 'Look', is: 'text' },
      { name: 'Agility', is: 'number', start: 2, min: -1, max: 3 },
      { name: 'Health', is: 'number', start: 10, min: 0, max: 10 },
      { name: 'Stress', is: 'track', start: 1, min: 0, max: 3 },
      { name: 'Wounded', is: 'check', start: 0, min: 0, max: 1 },
      { name: 'Gear', is: 'list' },
      { name: 'Defence', is: 'computed', formula: '10 + agility' },
      { name: 'Rolls', is: 'heading' },
      { name: 'Strike', is: 'dice', dice: '2d6+agility', reading: 'Moves' },
    ]);
  });

  it('ANY-SHT-002: is read from what people write, and written as it was read', () => {
    expect(readLines('• Luck: 3\n\nScars\nEdge: 4 boxes\nOmens: ☑☐\nRun: = luck*2')).toEqual([
      { name: 'Luck', is: 'number', start: 3, min: -9999, max: 9999 },
      { name: 'Scars', is: 'text' },
      { name: 'Edge', is: 'track', start: 0, min: 0, max: 4 },
      { name: 'Omens', is: 'track', start: 1, min: 0, max: 2 },
      { name: 'Run', is: 'computed', formula: 'luck*2' },
    ]);
    const template = hero(withSheets());
    const bare = template.fields.map(({ id: _, ...field }) => field);
    expect(readLines(templateLines(template))).toEqual(bare);
  });

  it('ANY-SHT-002, 004: what cannot be read, is there twice or is too much is refused with the line', () => {
    expect(refused('Luck: 3\nWhat: ever so much')).toBe(
      'ANY-SHT-002: Line 2 cannot be read: “ever so much”.',
    );
    expect(refused('Luck: 3\n# luck\nLUCK: text')).toBe('ANY-SHT-002: “LUCK” is there twice.');
    expect(refused('Luck: 11/10')).toBe('ANY-SHT-002: Line 1: 11 does not lie between 0 and 10.');
    expect(refused('Luck: 31 boxes')).toBe('ANY-SHT-004: Line 1: a row has 1 to 30 boxes.');
    const many = Array.from({ length: 61 }, (_, at) => `Number ${at}: 1`).join('\n');
    expect(refused(many)).toBe('ANY-SHT-004: A sheet has at most 60 lines, and this one has 61.');
    const table = withSheets();
    const before = hero(table);
    expect(
      table.try('bev', { type: 'template.change', template: before.id, name: 'X', lines: many }),
    ).toMatchObject({ rule: 'ANY-SHT-004' });
    expect(hero(table)).toEqual(before);
  });

  it('ANY-SHT-003: is tapped together line by line, and lines are taken off it', () => {
    const table = seated().send('carl', { type: 'template.create', name: 'Hero' });
    const add = (
      line: { name: string; is: 'number' | 'track' | 'computed' | 'dice' },
      said: object,
    ) =>
      table.send('anya', { type: 'template.add-line', template: hero(table).id, ...line, ...said });
    add({ name: 'Grit', is: 'number' }, { start: 9, max: 4 });
    add({ name: 'Harm', is: 'track' }, { max: 6 });
    add({ name: 'Guard', is: 'computed' }, { expression: '6+grit' });
    add({ name: 'Try', is: 'dice' }, { expression: '2d6+grit' });
    expect(templateLines(hero(table))).toBe(
      'Grit: 4/4\nHarm: [ ][ ][ ][ ][ ][ ]\nGuard = 6+grit\nTry: 2d6+grit',
    );
    const offered = table.offers('anya').find(({ command }) => command === 'template.drop-line')
      ?.fields?.[0];
    const open = offered?.kind === 'choice' ? offered.options.map(({ label }) => label) : [];
    // What is computed of a line needs it: it can only go before that has.
    expect(open).toEqual(['Harm', 'Guard', 'Try']);
    // A name that is there gets a number, so that formulas know which is meant; a heading is no name of anything.
    add({ name: 'GRIT', is: 'number' }, {});
    expect(hero(table).fields.at(-1)?.name).toBe('GRIT 2');
    expect(table.lastLine()?.text).toContain('GRIT 2');
    add({ name: 'Grit', is: 'track' }, { max: 2 });
    expect(hero(table).fields.at(-1)?.name).toBe('Grit 3');
    const again = { type: 'template.drop-line', template: hero(table).id } as const;
    table.send('anya', { ...again, line: line(table, 'Grit 3') });
    table.send('anya', { ...again, line: line(table, 'GRIT 2') });
    table.send('anya', {
      ...{ type: 'template.drop-line', template: hero(table).id },
      line: line(table, 'Harm'),
    });
    expect(hero(table).fields.map(({ name }) => name)).toEqual(['Grit', 'Guard', 'Try']);
    const drop = {
      type: 'template.drop-line',
      template: hero(table).id,
      line: line(table, 'Grit'),
    } as const;
    expect(table.try('anya', drop)).toMatchObject({ code: 'not-allowed', rule: 'TABLE-112' });
  });

  it('ANY-SHT-006: is put away for whoever comes, and stays on the sheets that are there', () => {
    const table = withSheets();
    const { id } = hero(table);
    table.send('carl', { type: 'template.put-away', template: id, away: true });
    expect(number(table, 'defence')).toBe(12);
    const make = {
      type: 'card.create',
      name: 'Odo',
      kind: 'person',
      to: 'self',
      template: id,
    } as const;
    expect(table.try('carl', make)).toMatchObject({ rule: 'TABLE-112' });
    expect(
      table.try('carl', { type: 'template.put-away', template: id, away: true }),
    ).toMatchObject({
      rule: 'ANY-SHT-006',
    });
    table.send('carl', { type: 'template.put-away', template: id, away: false }).send('carl', make);
    expect(itemsOn(table.state, 'public', 'sheets')).toHaveLength(2);
  });
});

describe('what is computed', () => {
  const numbers = {
    of: (name: string) =>
      new Map([
        ['a', 7],
        ['zero', 0],
      ]).get(name),
    missing: (name: string): never => {
      throw new Error(`no ${name}`);
    },
    wrong: (message: string): never => {
      throw new Error(message);
    },
  };

  it('ANY-SHT-008: adds, takes away, multiplies, and divides rounded down', () => {
    expect(calculate('10 + a', numbers)).toBe(17);
    expect(calculate('(a − 10) / 2', numbers)).toBe(-2);
    expect(calculate('-{a}×2 + 3', numbers)).toBe(-11);
    expect(calculate('a/zero', numbers)).toBeUndefined();
    expect(calculate('999999*999999', numbers)).toBe(1_000_000);
  });

  it('ANY-SHT-008: follows what is filled in, and what is computed itself', () => {
    const table = withSheets();
    change(table, `${HERO}\nTwice = defence*2\nMarks = stress+wounded`);
    expect([number(table, 'Defence'), number(table, 'twice'), number(table, 'marks')]).toEqual([
      12, 24, 1,
    ]);
    fill(table, 'Agility', { number: -1 });
    expect([number(table, 'defence'), number(table, 'Twice')]).toEqual([9, 18]);
  });

  it('ANY-SHT-009: a circle, a name that is none, a die and a formula without end are refused', () => {
    expect(refused('A = b+1\nB = c\nC = a')).toBe(
      'ANY-SHT-009: These would be computed of each other for ever: “A” → “B” → “C” → “A”.',
    );
    expect(refused('A = a')).toContain('“A” → “A”');
    expect(refused('A = strength')).toContain('no line is called “strength”');
    expect(refused('Look: text\nA = look')).toContain('“look” is no number');
    expect(refused('A = d6+1')).toContain('No die falls in a formula');
    expect(refused(`A = ${'1+'.repeat(20)}1`)).toContain('at most 20 numbers and names');
    expect(refused(`A = ${'1'.repeat(201)}`)).toContain('at most 200 letters');
    expect(refused(`A = ${'('.repeat(6)}1${')'.repeat(6)}`)).toContain('At most 5 brackets');
    expect(refused('A = 1+')).toContain('ends where a number');
    expect(refused('A = 1 2')).toContain('“2” is not clear');
  });

  it('ANY-SHT-009: the deepest chain that there can be is computed at once', () => {
    const chain = Array.from(
      { length: 59 },
      (_, at) => `L${at + 1} = L${at}${` + L${at}`.repeat(19)}`,
    );
    const fields = readLines(['L0: 1', ...chain].join('\n')).map((one) => ({
      ...one,
      id: one.name,
    }));
    expect(numbersOn({ fields }, { values: {} })('L59')).toBe(1_000_000);
  });
});

describe('a sheet', () => {
  it('ANY-SHT-007: is chosen with the card that somebody sits down with, and put on one that is there', () => {
    const table = withSheets();
    const [way] = table.offers('carl', 'card.create').filter(({ place }) => place === 'making');
    expect(way?.fields?.find(({ name }) => name === 'template')).toMatchObject({
      initial: hero(table).id,
    });
    const other = seated().send('anya', {
      type: 'card.create',
      kind: 'person',
      name: 'Ida',
      to: 'self',
    });
    other
      .send('anya', { type: 'counter.create', card: card(other), name: 'health', value: 4, max: 6 })
      .send('bev', { type: 'template.create', name: 'Hero', lines: HERO })
      .send('anya', { type: 'sheet.take', card: card(other), template: hero(other).id });
    expect(number(other, 'Health')).toBe(4);
    expect(itemsOn(other.state, 'public', 'counters')).toEqual([]);
  });

  it('ANY-SHT-005: keeps what was filled in when its lines are written anew, called otherwise or taken away', () => {
    const table = withSheets();
    fill(table, 'Agility', { number: 1 });
    fill(table, 'Look', { words: 'Grey eyes' });
    fill(table, 'Gear', { words: 'rope\nlamp' });
    change(
      table,
      HERO.replace('Look:', 'Face:')
        .replaceAll(/agility/gi, 'Speed')
        .replace('Gear: list\n', ''),
    );
    const values = (name: string) => table.only('sheets').values[line(table, name)];
    expect([values('Speed'), values('Face')]).toEqual([1, 'Grey eyes']);
    expect(number(table, 'Defence')).toBe(11);
    const all = () => itemsOn(table.state, 'public', 'templates');
    expect(filledBefore(hero(table), table.only('sheets'), all())).toMatchObject([
      { name: 'Gear', value: 'rope\nlamp' },
    ]);
    change(table, HERO);
    expect(values('Gear')).toBe('rope\nlamp');
    expect(filledBefore(hero(table), table.only('sheets'), all())).toEqual([]);
  });

  it('ANY-SHT-005: a line that becomes another kind of thing begins anew, and what stood there is kept beside', () => {
    const table = withSheets(new SeededDice(1));
    fill(table, 'Look', { words: 'Grey eyes' });
    change(table, HERO.replace('Look: text', 'Look: d6'));
    expect(
      wordsOf(hero(table).fields[1] ?? { id: '', name: '', is: 'text' }, table.only('sheets')),
    ).toBe('d6');
    change(table, HERO.replace('Look: text', 'Look: list'));
    expect(table.only('sheets').values[line(table, 'Look')]).toBe('Grey eyes');
  });

  it('ANY-SHT-007: another one takes over what is called alike, and the first is not lost', () => {
    const table = withSheets();
    fill(table, 'Health', { number: 3 });
    fill(table, 'Look', { words: 'Grey eyes' });
    const beast = itemsOn(table.state, 'public', 'templates').find(({ name }) => name === 'Beast');
    table.send('anya', { type: 'sheet.take', card: card(table), template: beast?.id ?? '' });
    expect(numbersOn(beast ?? { fields: [] }, table.only('sheets'))('health')).toBe(3);
    table.send('anya', { type: 'sheet.take', card: card(table), template: hero(table).id });
    expect(table.only('sheets').values[line(table, 'Look')]).toBe('Grey eyes');
  });

  it('ANY-SHT-003: is counted up and down by a tap, within its bounds', () => {
    const table = withSheets();
    const step = (by: 1 | -1, name: string) =>
      ({ type: 'sheet.step', card: card(table), line: line(table, name), by }) as const;
    table.send('anya', step(-1, 'Health')).send('anya', step(1, 'Wounded'));
    expect([number(table, 'Health'), number(table, 'Wounded')]).toEqual([9, 1]);
    expect(table.try('anya', step(1, 'Wounded'))).toMatchObject({ rule: 'ANY-SHT-003' });
    table.send('anya', step(1, 'Health'));
    expect(table.only('sheets').values).toEqual({ [line(table, 'Wounded')]: 1 });
  });

  it('ANY-SHT-012: whose card it is fills it in, and whoever referees, who counts line by line', () => {
    const table = withSheets();
    const said = {
      type: 'sheet.fill',
      card: card(table),
      line: line(table, 'Health'),
      number: 1,
    } as const;
    expect(table.try('carl', said)).toMatchObject({ rule: 'ANY-CARD-003' });
    table.send('bev', said);
    expect(number(table, 'Health')).toBe(1);
    const step = {
      type: 'sheet.step',
      card: card(table),
      line: line(table, 'Health'),
      by: 1,
    } as const;
    expect(table.try('bev', step)).toMatchObject({ rule: 'ANY-SHT-012' });
  });

  it('ANY-SHT-012: lies where its card lies, is shown and handed over with it, and goes with it', () => {
    const table = withSheets();
    const wolf = table.only('sheets', 'director');
    table.send('bev', { type: 'card.move', card: wolf.id, to: 'bev', open: true });
    expect(itemsOn(table.state, 'director', 'sheets')).toEqual([]);
    const open = itemsOn(table.state, 'public', 'sheets').find(
      ({ template }) => template === wolf.template,
    );
    expect(open?.id).not.toBe(wolf.id);
    table.send('bev', { type: 'card.remove', card: open?.id ?? '' });
    expect(itemsOn(table.state, 'public', 'sheets')).toHaveLength(1);
  });

  it('ANY-SHT-012: in private it is told to nobody else', () => {
    const table = withSheets();
    const { id, template } = table.only('sheets', 'director');
    const beast = table.state.public.templates?.[template];
    table.send('bev', { type: 'sheet.step', card: id, line: beast?.fields[0]?.id ?? '', by: -1 });
    expect(table.told).toEqual(['director']);
  });

  it('ANY-SHT-004: has an end, and what is no longer on it can be struck out', () => {
    const table = withSheets();
    const lines = Array.from({ length: 9 }, (_, at) => `Tale ${at}: text`).join('\n');
    change(table, lines);
    for (let at = 0; at < 7; at += 1) fill(table, `Tale ${at}`, { words: 'x'.repeat(1000) });
    const last = { type: 'sheet.fill', card: card(table), line: line(table, 'Tale 7') } as const;
    const words = 'x'.repeat(1000);
    expect(table.try('anya', { ...last, words })).toMatchObject({ rule: 'ANY-SHT-004' });
    change(table, lines.replaceAll('Tale 0: text', 'Other: 1'));
    table
      .send('anya', { type: 'sheet.strike-out', card: card(table) })
      .send('anya', { ...last, words });
    expect(Object.keys(table.only('sheets').values)).toHaveLength(7);
  });
});

describe('dice and sheets', () => {
  const rolls = (table: AnyTable, seat: string) =>
    table.offers(seat, 'roll').map(({ label }) => label);

  it('ANY-SHT-010, 011: a line of dice is rolled by one tap, with the numbers of its sheet, and read', () => {
    const table = withSheets();
    const offer = table.offers('anya', 'roll').find(({ label }) => label === 'Strike: 2d6+agility');
    expect(offer?.with).toMatchObject({ expression: '2d6+agility', label: 'Strike' });
    expect(rolls(table, 'carl')).not.toContain('Strike: 2d6+agility');
    table.send('anya', { ...{ type: 'roll', expression: '2d6+agility' }, ...offer?.with }, 4, 5);
    expect(table.lastLine()?.roll?.total).toBe(11);
    expect(table.lastLine()?.roll?.reading).toMatchObject({ word: 'Strong hit' });
  });

  it('ANY-SHT-010: what is computed is called as well, and that of another card by its name', () => {
    const table = withSheets();
    table.send('anya', { type: 'roll', expression: 'd20+defence' }, 3);
    expect(table.lastLine()?.roll?.total).toBe(15);
    table.send('carl', { type: 'roll', expression: 'd20+{Ida: defence}' }, 3);
    expect(table.lastLine()?.roll?.total).toBe(15);
    expect(table.try('carl', { type: 'roll', expression: 'd20+defence' })).toMatchObject({
      rule: 'ANY-ROLL-009',
    });
    expect(table.try('bev', { type: 'roll', expression: 'd20+health' })).toMatchObject({
      rule: 'ANY-ROLL-009',
    });
    table.send('bev', { type: 'roll', expression: 'd20+health', to: 'self' }, 3);
  });

  it('ANY-SHT-011: its player writes other dice in its place', () => {
    const table = withSheets();
    fill(table, 'Strike', { expression: '3d6kh2' });
    expect(rolls(table, 'anya')).toContain('Strike: 3d6kh2');
    expect(
      table.try('anya', {
        type: 'sheet.fill',
        card: card(table),
        line: line(table, 'Strike'),
        expression: 'much',
      }),
    ).toMatchObject({ rule: 'TABLE-031' });
    fill(table, 'Strike', { expression: '' });
    expect(rolls(table, 'anya')).toContain('Strike: 2d6+agility');
  });
});
