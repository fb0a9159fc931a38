import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../testing/seeded-dice';
import type { AnyTable } from '../testing';
import { seated } from '../testing';
import { circleOf } from './circles';
import { readTable } from './lines';
import { tableLines } from './writing';

const create = (table: AnyTable, name: string, lines: string, as = 'anya', hidden = false) =>
  table.send(as, { type: 'random-table.create', name, lines, private: hidden });

/** A table of that name, by its id. */
const idOf = ({ state }: AnyTable, name: string): string =>
  Object.values({
    ...state.public.tables,
    ...state.director.tables,
    ...state.seats.anya?.tables,
  }).find((one) => one.name === name)?.id ?? '';

const refused = (lines: string) =>
  seated().try('anya', { type: 'random-table.create', name: 'A table', lines });

describe('a table as it is pasted', () => {
  it.each([
    [
      'ranges',
      '1-3 Nothing\n4–5. A dog\n6: Two dogs',
      'd6',
      ['1-3 Nothing', '4-5 A dog', '6-6 Two dogs'],
    ],
    [
      'a list with dots',
      ' 1. One\n 2. Two\n\n 3) Three\n',
      'd3',
      ['1-1 One', '2-2 Two', '3-3 Three'],
    ],
    ['dashes behind numbers', '1- One\n2- Two', 'd2', ['1-1 One', '2-2 Two']],
    [
      'bare lines',
      '• A cat\n• A dog\n• 3-headed dog',
      'd3',
      ['1-1 A cat', '2-2 A dog', '3-3 3-headed dog'],
    ],
    ['weights', 'Nothing ×3\nA dog x2\nA wolf', 'd6', ['1-3 Nothing', '4-5 A dog', '6-6 A wolf']],
    ['two dice', '2 Snow\n3-11 Sun\n12 Storm', '2d6', ['2-2 Snow', '3-11 Sun', '12-12 Storm']],
    [
      'named dice',
      '2d6 Reactions\n6- Hostile\n7-9 Wary\n10+ Kind',
      '2d6',
      ['2-6 Hostile', '7-9 Wary', '10-12 Kind'],
    ],
    [
      'percent',
      '01-95 Nothing\n96-00 A star falls',
      'd100',
      ['1-95 Nothing', '96-100 A star falls'],
    ],
    ['from nought', '0-4 Low\n5-9 High', 'd10-1', ['0-4 Low', '5-9 High']],
    ['tens and ones', '11-36 Left\n41-66 Right', 'd66', ['11-36 Left', '41-66 Right']],
    [
      'Markdown',
      '| d4 | What |\n|---|---|\n| 1-2 | Rain |\n| 3 | Fog |\n| 4 | Sun |',
      'd4',
      ['1-2 Rain', '3-3 Fog', '4-4 Sun'],
    ],
    ['any order', '4 D\n1 A\n3 C\n2 B', 'd4', ['1-1 A', '2-2 B', '3-3 C', '4-4 D']],
    ['one line', 'Always', 'd2', ['1-2 Always']],
  ])('ANY-TBL-001: %s', (_, text, dice, lines) => {
    const read = readTable(text);
    expect(read.dice).toBe(dice);
    expect(read.lines.map(({ from, to, text: said }) => `${from}-${to} ${said}`)).toEqual(lines);
    // As it stands in the form to change it, it is the same again.
    expect(readTable(tableLines(read))).toEqual(read);
  });

  it.each([
    ['overlap', '1-3 A\n3-6 B', 'Lines 1 and 2 are both for 3.'],
    ['gap', '1-2 A\n5-6 B', 'No line is for 3, 4, which d6 can come to.'],
    [
      'gap of many',
      'd100\n1-50 A\n60-100 B',
      'No line is for 51, 52, 53, 54, 55 and 4 more, which d100 can come to.',
    ],
    ['beyond', 'd6\n1-3 A\n4-7 B', 'Line 3 is for 4–7, and d6 comes to 1–6.'],
    ['never', 'd66\n11-36 A\n37-40 B\n41-66 C', 'Line 3 is for 37–40, which d66 never shows.'],
    ['reversed', '1-3 A\n6-4 B', 'Line 2 ends before it begins: 6–4.'],
    [
      'some numbers',
      '1 A\n2 B\n\nand so on',
      'Line 4 begins with no number, and others do. Number all lines or none; only the first may name the dice, such as 2d6.',
    ],
    ['no words', '1 A\n2.', 'Line 2 says nothing.'],
    [
      'no end',
      '1-5 A\n6+ B',
      'A range has no end, such as 10+. Write the dice in a line above, such as 2d6.',
    ],
    [
      'no dice',
      '7 A\n8-9 B',
      'No die comes to 7–9 by itself. Write the dice in a line above, such as 2d6+1.',
    ],
    [
      'dice within',
      'A dog\n[9999d6] dogs',
      'Line 2 has [9999d6]: At most 100 dice are rolled at once.',
    ],
    ['nothing', '---\n# Weather', 'There is no line in that.'],
  ])('ANY-TBL-002: %s is refused with the line where it is', (_, lines, message) => {
    expect(refused(lines)).toMatchObject({ code: 'malformed', message, rule: 'ANY-TBL-002' });
  });

  it('ANY-TBL-003: ten thousand lines are refused with how many there may be, and soon', () => {
    const many = Array.from({ length: 10_000 }, () => 'a').join('\n');
    const began = performance.now();
    expect(refused(many)).toMatchObject({
      code: 'limit-reached',
      message: 'A table has at most 200 lines, and this one has 10000.',
      rule: 'ANY-TBL-003',
    });
    expect(performance.now() - began).toBeLessThan(1000);
    expect(refused('word '.repeat(2100))?.message).toBe(
      'A table has at most 10000 characters, and this one has 10499.',
    );
    expect(refused('A dog ×900\nA cat ×900')?.rule).toBe('ANY-TBL-003');
  });

  it('ANY-TBL-003: a compartment has room for so many, and so long, whatever lies elsewhere', () => {
    const table = seated();
    const long = Array.from({ length: 100 }, () => 'word '.repeat(18)).join('\n');
    for (let at = 0; at < 4; at += 1) create(table, `Long ${at}`, long);
    const more = { type: 'random-table.create', name: 'One more', lines: long } as const;
    expect(table.try('anya', more)?.rule).toBe('ANY-TBL-003');
    table.send('anya', { ...more, private: true });
    for (let at = 4; at < 40; at += 1) create(table, `Short ${at}`, 'A\nB');
    expect(table.try('anya', { ...more, lines: 'A\nB' })?.rule).toBe('TABLE-012');
    expect(Object.keys(table.state.public.tables ?? {})).toHaveLength(40);
  });
});

describe('rolling on a table', () => {
  it('ANY-TBL-004: one tap, and the line stands on the stage with the dice that chose it', () => {
    const table = create(seated(), 'Weather', '1-3 Rain\n4-6 Sun');
    const [offer] = table.offers('carl', 'random-table.roll');
    expect(offer).toMatchObject({ label: 'Roll on “Weather”', rolls: { dice: 1 } });
    table.send('carl', { type: 'random-table.roll', table: idOf(table, 'Weather') }, 4);
    expect(table.lastLine()).toMatchObject({
      text: 'Carl rolls on “Weather”: Sun',
      beat: { kind: 'dice', about: ['carl'] },
      roll: {
        title: 'Weather',
        groups: [{ label: 'Weather', sides: 6, faces: [4] }],
        total: 4,
        reading: { word: 'Sun', tone: 'neutral' },
        proof: { stream: 'public', roll: 0 },
      },
    });
  });

  it('ANY-TBL-004: who runs the table rolls alone, and nobody learns of it', () => {
    const table = create(seated(), 'Weather', '1-3 Rain\n4-6 Sun');
    const id = idOf(table, 'Weather');
    table.send('bev', { type: 'random-table.roll', table: id, to: 'self' }, 2);
    expect(table.told).toEqual(['director', 'seat:bev']);
    expect(table.lastLine('director')?.roll?.reading.word).toBe('Rain');
    table.send('anya', { type: 'random-table.roll', table: id, to: 'director' }, 2);
    expect(table.told).toEqual(['director', 'seat:bev']);
    const alone = create(seated({ runBy: 'nobody' }), 'Weather', 'Rain\nSun');
    const blind = {
      type: 'random-table.roll',
      table: idOf(alone, 'Weather'),
      to: 'director',
    } as const;
    expect(alone.try('anya', blind)?.rule).toBe('ANY-ROLL-003');
  });

  it('ANY-TBL-007: a table of one’s own is seen by nobody else, until it is rolled on in the open', () => {
    const table = create(seated(), 'Secrets', 'The butler\nThe cook', 'bev', true);
    expect(table.told).toEqual(['director', 'seat:bev']);
    const id = idOf(table, 'Secrets');
    expect(table.try('anya', { type: 'random-table.roll', table: id })?.rule).toBe('TABLE-005');
    expect(table.offers('anya', 'random-table.roll')).toEqual([]);
    const [to] = table.offers('bev', 'random-table.roll')[0]?.fields ?? [];
    expect(to).toMatchObject({ name: 'to', initial: 'self' });
    table.send('bev', { type: 'random-table.roll', table: id, to: 'all' }, 2);
    expect(table.lastLine()?.roll?.reading.word).toBe('The cook');
    expect(JSON.stringify(table.patches.get('public'))).not.toContain('butler');
  });

  it('ANY-TBL-005: a line leads on to other tables, and rolls dice within its words', () => {
    const table = create(seated(), 'Night', '1-5 [2d6] wolves, [weather]\n6 Quiet → Weather');
    create(table, 'Weather', 'in the rain\nunder stars');
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Night') }, 3, 4, 5, 2);
    expect(table.lastLine()?.roll).toMatchObject({
      reading: { word: '9 wolves, under stars' },
      groups: [
        { label: 'Night', faces: [3] },
        { label: '2d6', faces: [4, 5] },
        { label: 'Weather', faces: [2] },
      ],
      total: 3,
    });
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Night') }, 6, 1);
    expect(table.lastLine()?.roll?.reading.word).toBe('Quiet → in the rain');
    // What there is no table of stays as it is written.
    table.send('anya', { type: 'random-table.remove', table: idOf(table, 'Weather') });
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Night') }, 1, 1, 1);
    expect(table.lastLine()?.roll?.reading.word).toBe('2 wolves, [weather]');
  });

  it('ANY-TBL-005, TABLE-039: all of it is one fair roll, which can be computed again', () => {
    const dice = new SeededDice(5);
    const table = create(seated({}, dice), 'Night', '1-20 [3d8] eyes, [Weather]');
    create(table, 'Weather', 'rain\nsun');
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Night') });
    const faces = table.lastLine()?.roll?.groups.flatMap((group) => group.faces);
    const die = dice.dice('public', 1, 0);
    expect(faces).toEqual([20, 8, 8, 8, 2].map((sides) => die(sides)));
  });

  it('ANY-TBL-005: what everybody sees never leads to what somebody has in private', () => {
    const table = create(seated(), 'Weather', 'Rain, [Portents]\nRain, [Portents]');
    create(table, 'Portents', 'Blood\nBlood', 'anya', true);
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Weather') }, 1);
    expect(table.lastLine()?.roll?.reading.word).toBe('Rain, [Portents]');
    create(table, 'Omens', '[Portents], [Weather]', 'anya', true);
    table.send(
      'anya',
      { type: 'random-table.roll', table: idOf(table, 'Omens'), to: 'self' },
      1,
      1,
      1,
      1,
    );
    expect(table.state.seats.anya?.rolls?.at(-1)?.record.reading.word).toBe('Blood, Rain, Blood');
  });

  it('ANY-TBL-006: a circle is refused with the way round it', () => {
    const table = create(seated(), 'Dusk', 'Dark\n[Night]');
    create(table, 'Night', 'Stars\n[Dawn]');
    const dawn = { type: 'random-table.create', name: 'Dawn', lines: 'Birds\n→ Dusk' } as const;
    expect(table.try('anya', dawn)).toMatchObject({
      message: 'It would go round in a circle: “Dawn” → “Dusk” → “Night” → “Dawn”.',
      rule: 'ANY-TBL-006',
    });
    expect(table.try('anya', { ...dawn, name: 'Echo', lines: '[Echo]\nSilence' })?.rule).toBe(
      'ANY-TBL-006',
    );
    const night = { type: 'random-table.change', table: idOf(table, 'Night') } as const;
    expect(table.try('anya', { ...night, name: 'Night', lines: '[dusk]\nStars' })?.rule).toBe(
      'ANY-TBL-006',
    );
    table.send('anya', { ...night, name: 'Night', lines: 'Stars\nStars' }).send('anya', dawn);
  });

  it('ANY-TBL-006: a way through many tables is found without walking it twice', () => {
    const all = Array.from({ length: 40 }, (_, at) => ({
      ...{ id: `t${at}`, name: `T${at}`, dice: 'd2' },
      lines: [1, 2].map((face) => ({
        from: face,
        to: face,
        text: `[T${at + 1}] and [T${at + 1}]`,
      })),
    }));
    let asked = 0;
    const find = (name: string) => {
      asked += 1;
      return all.find((one) => one.name === name);
    };
    const [first] = all;
    expect(first && circleOf(first, find)).toBeNull();
    expect(asked).toBe(160);
  });

  it('ANY-TBL-006: more dice than one roll may have are left unrolled', () => {
    const table = create(seated(), 'Deep', '[60d6] and [Deeper]\n[60d6] and [Deeper]');
    create(table, 'Deeper', '[60d6] and [30d6]\n[60d6] and [30d6]');
    const ones = Array<number>(92).fill(1);
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Deep') }, ...ones);
    expect(table.lastLine()?.roll?.reading.word).toBe('60 and [60d6] and 30');
  });

  it('ANY-TBL-004: a long line is told by its beginning, and stands beside in full', () => {
    const line = 'A long dark road under dead trees, '.repeat(5).trim();
    const table = create(seated(), 'Roads', `${line}\n${line}`);
    table.send('anya', { type: 'random-table.roll', table: idOf(table, 'Roads') }, 1);
    const { word, text } = table.lastLine()?.roll?.reading ?? {};
    expect(text).toBe(line);
    expect(word).toMatch(/^A long dark road .*[^ ]…$/);
    expect(word?.length).toBeLessThan(92);
  });

  it('ANY-TBL-008: an undo takes tables along, wherever they lie', () => {
    const table = seated();
    const to = table.send('anya', { type: 'remark', text: 'Before' }).seq;
    create(table, 'Weather', 'Rain\nSun');
    create(table, 'Portents', 'Blood\nRoses', 'anya', true);
    table.send('bev', { type: 'table.undo', to, reason: 'Once more' });
    expect(table.state.public.tables ?? {}).toEqual({});
    expect(table.state.seats.anya?.tables ?? {}).toEqual({});
  });
});
