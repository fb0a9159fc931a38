import { expect, it } from 'vitest';
import { seated } from '../testing';
import { sheetParts } from './lines';

it('HUM-201, HUM-1801: a whole sheet, part by part and line by line', () => {
  const table = seated({ optional: 'hardware' }).withStats('anya', { head: [6, 4] });
  const calm = { kind: 'calm', name: '', relation: 'Hours', text: '' } as const;
  table.with('anya', {
    ...{ pronouns: 'they', age: '31', looks: 'Tall', highest: 'head', motivation: 'wired' },
    ...{ dedication: 'value', banked: { count: 2, from: {} }, tokens: 1 },
    aptitudes: [
      { id: 'knots', text: 'Knots', specialization: calm },
      { id: 'lies', text: 'Lies', specialization: null },
    ],
    gains: [
      { id: 'lens', kind: 'item', text: 'Lens', exceptional: true },
      { id: 'tide', kind: 'information', text: 'Tides', exceptional: false },
    ],
    backstory: {
      ...{ text: 'More', mentors: 'Wick', skills: ['Rope'], ties: ['Reeve'] },
      ...{ afternoon: 'Pier', nature: 'Lamp' },
    },
  });
  expect(sheetParts(table.of('anya'))).toEqual([
    {
      term: 'Stats',
      lines: [
        ...['Head: d6, locked at 4', 'Hand: d4, free', 'Heart: d4, free', 'Home: d4, free'],
        ...['Hurt: d4, free', 'Hurry: d4, free', 'History: d4, free', 'Hardware: d4, free'],
      ],
    },
    { term: 'Who they are', lines: ['they', '31', 'Tall'] },
    { term: 'Motivation', lines: ['Wired', 'Dedication: Fairness & Value, 2 banked'] },
    {
      term: 'Aptitudes',
      lines: [
        'Knots; Calm: A Head or Home roll from a safe place is kept, for a later Check without violence. 0 of 1 used this session',
        'Lies',
      ],
    },
    { term: 'Gains', lines: ['Item: Lens, exceptional', 'Information: Tides'] },
    {
      term: 'Backstory',
      lines: [
        ...['Looks up to: Wick', 'Has shown: Rope', 'Is tied to: Reeve'],
        ...['On an ordinary afternoon: Pier', 'Not human: Lamp', 'More'],
      ],
    },
    { term: 'Tokens', lines: ['1'] },
  ]);
});

it('HUM-201: of somebody new there are Stats, and what is still open stands empty', () => {
  expect(sheetParts(seated().of('anya')).map(({ term, lines }) => [term, lines.length])).toEqual([
    ...[
      ['Stats', 7],
      ['Motivation', 0],
      ['Aptitudes', 0],
      ['Gains', 0],
    ],
  ]);
});
