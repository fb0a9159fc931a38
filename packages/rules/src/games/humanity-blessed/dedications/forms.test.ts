import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';

type Dedication = 'prudence' | 'vanity' | 'influence' | 'divinity' | 'accuracy' | 'value';
/** Ari is dedicated so, and has banked three, two of them of Cole. */
const table = (dedication: Dedication) => {
  const one = seated().withStats('anya', { head: 6, heart: 10 });
  return one.with('anya', { dedication, banked: { count: 3, from: { [one.of('carl').id]: 2 } } });
};

describe('what a Dedication asks', () => {
  it('HUM-1701, HUM-1703, HUM-1706: what was banked is spent as each Dedication has it', () => {
    const [prudence, vanity, influence, divinity, accuracy, value] = [
      table('prudence'),
      table('vanity'),
      table('influence'),
      table('divinity'),
      table('accuracy'),
      table('value'),
    ];
    expect(formsFor(prudence, 'anya', 'dedication.')).toEqual({
      'dedication.bless Ari': ['character', 'count: 1..3 = 1', 'to: Ari|Cole = Ari'],
    });
    expect(formsFor(vanity, 'anya', 'dedication.')).toEqual({});
    expect(formsFor(influence, 'anya', 'dedication.')).toEqual({
      'dedication.bless Ari': ['character', 'count: 1..3 = 1', 'to: Cole|nobody'],
    });
    expect(formsFor(divinity, 'anya', 'dedication.')).toEqual({});
    expect(formsFor(accuracy, 'anya', 'dedication.')).toEqual({});
    expect(formsFor(value, 'anya', 'dedication.')).toEqual({
      'dedication.name Ari': ['character', 'with: text 60 needed', 'count: 1..3 = 1'],
    });
    expect(formsFor(prudence, 'carl', 'dedication.')).toEqual({});
  });

  it('HUM-1510, HUM-1702, HUM-1704: what is owed is banked in place of being worded', () => {
    const vanity = table('vanity').check('anya', 'heart', [1, 10]);
    const accuracy = table('accuracy').check('anya', 'heart', [1, 10]);
    const clean = table('divinity').check('anya', 'heart', [9]);
    expect(formsFor(vanity, 'anya', 'dedication.bank')).toEqual({
      'dedication.bank owed Ari': ['owed, order 1', 'who: 0..1 of Cole'],
    });
    expect(formsFor(accuracy, 'anya', 'dedication.bank')).toEqual({
      'dedication.bank owed Ari': ['owed, order 1'],
    });
    expect(formsFor(accuracy, 'carl', 'dedication.bank')).toEqual({});
    expect(formsFor(clean, 'anya', 'dedication.take')).toEqual({
      'dedication.take Ari': ['owed'],
    });
    expect(formsFor(clean, 'carl', 'dedication.take')).toEqual({});
  });
});
