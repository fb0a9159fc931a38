import { describe, expect, it } from 'vitest';
import { ended, spokenWords } from './spoken-words';

describe('a text as one says it', () => {
  it.each([
    ['stress 2 → 5 of 8', 'stress from 2 to 5 of 8'],
    ['harm “Burnt hands” → none', 'harm “Burnt hands” to none'],
    ['The engagement roll: −1d', 'The engagement roll: minus 1 die'],
    ['She would like it: +1d.', 'She would like it: plus 1 die.'],
    ['obligation, 6 − 4', 'obligation, 6 minus 4'],
    ['Roll 3d', 'Roll 3 dice'],
    ['+2d6 · Hope: −2', 'plus 2d6, Hope: minus 2'],
    ['A twenty-one-day wait', 'A twenty-one-day wait'],
  ])('%s', (seen, said) => {
    expect(spokenWords(seen)).toBe(said);
  });

  it('ends, so that the next sentence begins', () => {
    expect(['Partial success', 'Done.', '“Who?”', 'Why?'].map(ended)).toEqual([
      'Partial success.',
      'Done.',
      '“Who?”',
      'Why?',
    ]);
  });
});
