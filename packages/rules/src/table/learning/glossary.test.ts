import { expect, it } from 'vitest';
import { common, term, withNumbers } from './glossary';

it('a word has what it means, and only the forms that it has', () => {
  expect(term('clock', 'Clock', 'It fills.')).toStrictEqual({
    id: 'clock',
    name: 'Clock',
    text: 'It fills.',
  });
  expect(term('clock', 'Clock', 'It fills.', 'clocks').also).toEqual(['clocks']);
  expect(common(term('clock', 'Clock', 'It fills.')).common).toBe(true);
});

it('numbers of a table stand in the place of their names, and what has none stays', () => {
  const text = 'After {steps} of {steps}, {other}.';
  expect(withNumbers(text, { steps: '4', more: '5' })).toBe('After 4 of 4, {other}.');
});
