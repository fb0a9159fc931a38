import { expect, it } from 'vitest';
import { diceWords } from './dice';

it('says rolled dice in words, and which of them count', () => {
  const sixes = { label: '', sides: 6, faces: [4, 2], kept: [0] };
  expect(diceWords([sixes])).toBe('4, 2 (4 counts)');
  expect(diceWords([{ ...sixes, faces: [6, 6, 1], kept: [0, 1] }])).toBe('6, 6, 1 (6, 6 count)');
  expect(diceWords([{ ...sixes, faces: [3], kept: [0] }])).toBe('3');
  expect(diceWords([{ ...sixes, kept: [] }])).toBe('4, 2 (none counts)');
  const hope = { label: 'Hope', sides: 12, faces: [7], kept: [0] };
  const fate = { label: '', sides: 3, faces: [1, 3], kept: [1], names: ['yes', 'maybe', 'no'] };
  expect(diceWords([hope, fate])).toBe('Hope: 7; yes, no (no counts)');
  const point = { source: 'Modifier', value: 1, unit: 'total' } as const;
  const die = { source: 'Help', value: 1, unit: 'dice' } as const;
  expect(diceWords([hope], [point, die])).toBe('Hope: 7; +1');
});

it('TABLE-206, TABLE-207: says what each die has shown, one after the other', () => {
  const climbed = { label: 'd4!up', sides: 4, faces: [4, 6, 3], kept: [0, 1, 2] };
  const history = { dies: [0, 0, 0], each: [4, 6, 8] };
  expect(diceWords([{ ...climbed, ...history }])).toBe('d4!up: 4, then 6 (d6), then 3 (d8)');
  const two = { label: '', sides: 6, faces: [1, 5, 3, 2], kept: [0, 1, 2, 3], dies: [0, 1, 0, 1] };
  expect(diceWords([{ ...two, inStep: true }])).toBe('1, then 3; 5, then 2, in step');
  expect(diceWords([{ ...two, dies: [0, 0, 1, 2], kept: [1] }])).toBe('1, then 5; 3; 2 (5 counts)');
});
