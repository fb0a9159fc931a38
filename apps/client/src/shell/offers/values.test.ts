import type { Field } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { joined } from './joined';
import { fieldValue, problemOf } from './values';

const words = {
  name: 'text',
  kind: 'text',
  label: 'Words',
  required: false,
  multiline: true,
} as const;
const picks = (max: number): Field => ({
  name: 'picks',
  kind: 'choices',
  label: 'Picks',
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
  min: 0,
  max,
});

describe('two people in one field', () => {
  it('puts one’s own words after theirs', () => {
    const both = joined(
      { ...words, max: 100 },
      { theirs: 'A school.', mine: 'A ship.', began: '' },
    );
    expect(both).toBe('A school.\nA ship.');
  });

  it('adds only what is new to what both began with', () => {
    const values = {
      theirs: 'A school. By day.',
      mine: 'A school. By the sea.',
      began: 'A school.',
    };
    expect(joined({ ...words, max: 100 }, values)).toBe('A school. By day.\nBy the sea.');
  });

  it('never cuts: without room for both there is no such offer', () => {
    const values = { theirs: 'A school.', mine: 'A ship.', began: '' };
    expect(joined({ ...words, max: 12 }, values)).toBeNull();
  });

  it('takes what either has chosen, as far as there may be so many', () => {
    const values = { theirs: ['a'], mine: ['b'], began: [] };
    expect(joined(picks(2), values)).toEqual(['a', 'b']);
    expect(joined(picks(1), values)).toBeNull();
  });
});

describe('a number that somebody types', () => {
  const gold: Field = { name: 'gold', kind: 'number', label: 'Gold', min: 1, max: 100, initial: 1 };
  const problem = (typed: number) => problemOf(gold, fieldValue(gold, { gold: typed }), typed);

  it('is never sent as another one: what does not fit is said', () => {
    expect(problem(250)).toBe('“Gold” goes from 1 to 100.');
    expect(problem(0)).toBe('“Gold” goes from 1 to 100.');
  });

  it('is sent as it is where it fits, and nothing is said where nobody has typed', () => {
    expect([problem(1), problem(100)]).toEqual([null, null]);
    expect(problemOf(gold, fieldValue(gold, {}), undefined)).toBeNull();
  });
});
