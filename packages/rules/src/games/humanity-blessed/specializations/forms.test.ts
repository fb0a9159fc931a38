import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';

type Kind =
  | 'calm'
  | 'excessive'
  | 'rousing'
  | 'shameless'
  | 'determined'
  | 'insured'
  | 'friendly'
  | 'mischievous'
  | 'analytical'
  | 'skilled';
/** Ari is specialized so. */
function table(kind: Kind, values: number[] = []) {
  const specialization = { kind, name: '', relation: 'Hours of it', text: '' };
  return seated()
    .withStats('anya', { head: 6, hand: 6 })
    .with('anya', {
      aptitudes: [{ id: 'knots', text: 'Knots', specialization }],
      gains: [{ id: 'lens', kind: 'item', text: 'Lens', exceptional: false }],
    })
    .withBlessings('anya', ...values);
}
/** One that waits to be recharged. */
const spent = (kind: Kind, insured = 0) => {
  const one = table(kind, [3, 4, 6]);
  return one.given(({ public: { marks } }) => {
    marks[one.of('anya').id] = { spent: ['knots'], insured };
  });
};

describe('what a Specialization asks', () => {
  it('HUM-1605, HUM-1611, HUM-1613: those that are used by saying so', () => {
    const [determined, excessive, rousing, poor, shameless] = [
      table('determined'),
      table('excessive'),
      table('rousing', [6, 4]),
      table('rousing', [6, 3]),
      table('shameless', [5, 5]),
    ];
    expect(formsFor(determined, 'anya', 'specialization.')).toEqual({
      'specialization.use knots Ari': ['character', 'words: text 300 needed'],
    });
    expect(formsFor(excessive, 'anya', 'specialization.')).toEqual({
      'specialization.use knots Ari': ['character', 'gain: lens', 'words: text 300 needed'],
    });
    expect(formsFor(rousing, 'anya', 'specialization.')).toEqual({
      'specialization.use knots Ari': ['character', 'words: text 300 needed', 'who: 1..1 of Cole'],
    });
    expect(formsFor(poor, 'anya', 'specialization.')).toEqual({});
    expect(formsFor(shameless, 'anya', 'specialization.')).toEqual({
      'specialization.use knots Ari': ['character', 'words: text 300 needed', 'who: 1..1 of Cole'],
    });
    expect(formsFor(determined, 'carl', 'specialization.')).toEqual({});
    expect(formsFor(determined, 'bev', 'specialization.')).toEqual({
      'specialization.use knots Ari': ['character', 'words: text 300 needed'],
    });
  });

  it('HUM-605, HUM-1607: what recharges them; Insured is dearer each time', () => {
    const [determined, insured, again] = [
      spent('determined'),
      spent('insured'),
      spent('insured', 1),
    ];
    expect(formsFor(determined, 'anya', 'specialization.')).toEqual({
      'specialization.recharge knots Ari': [
        'character, for ③',
        'dice: 1..1 of anya-1|anya-2|anya-3',
      ],
    });
    expect(formsFor(insured, 'anya', 'specialization.')).toEqual({
      'specialization.recharge knots Ari': [
        'character, for ①',
        'dice: 1..1 of anya-1|anya-2|anya-3',
      ],
    });
    expect(formsFor(again, 'anya', 'specialization.')).toEqual({
      'specialization.recharge knots Ari': [
        'character, for ①①①',
        'dice: 3..3 of anya-1|anya-2|anya-3',
      ],
    });
  });

  it('HUM-1601, HUM-1602, HUM-1608: those that fit the dice that lie there', () => {
    const calm = table('calm').check('anya', 'head', [6]);
    const skilled = table('skilled').check('anya', 'head', [6]);
    const analytical = table('analytical').check('carl', 'head', [3]);
    const mischievous = table('mischievous')
      .withStats('carl', { head: 6 })
      .check('carl', 'head', [6]);
    expect(formsFor(calm, 'anya', 'specialization.check', 'check.stand')).toEqual({
      'check.stand check': ['prompt, first'],
      'specialization.check check Ari knots': ['check'],
    });
    expect(formsFor(skilled, 'anya', 'specialization.check')).toEqual({
      'specialization.check check Ari knots': ['check'],
    });
    expect(formsFor(analytical, 'anya', 'specialization.')).toEqual({
      'specialization.analyse check Ari knots': ['check, rolls 4'],
    });
    expect(formsFor(mischievous, 'anya', 'specialization.check')).toEqual({
      'specialization.check check Ari knots': ['check', 'gain: lens'],
    });
    expect(formsFor(calm, 'carl', 'specialization.')).toEqual({});
    expect(formsFor(calm, 'bev', 'specialization.check')).toEqual({
      'specialization.check check Ari knots': ['answers'],
    });
  });

  it('HUM-1606: a companion, and its Action Limits between sessions', () => {
    const one = table('friendly');
    const named = {
      name: 'Moth',
      apt1: 'Hide',
      apt2: 'Seek',
      apt3: 'Fetch',
      limit1: 3,
      limit2: 3,
      limit3: 2,
      limit4: 0,
    };
    const made = table('friendly');
    made.send('anya', { type: 'companion.make', character: made.of('anya').id, ...named });
    made.send('bev', { type: 'session.end' });
    expect(formsFor(one, 'anya', 'companion.')).toEqual({
      'companion.make Ari': [
        'character',
        'name: text 60 needed',
        'past: text 300',
        'apt1: text 120 needed',
        'limit1: 0..3 = 3',
        'apt2: text 120 needed',
        'limit2: 0..3 = 3',
        'apt3: text 120 needed',
        'limit3: 0..3 = 2',
        'apt4: text 120',
        'limit4: 0..3 = 0',
      ],
    });
    expect(formsFor(made, 'anya', 'companion.')).toEqual({
      'companion.limits Moth': [
        'character',
        'limit1: 0..3 = 3',
        'limit2: 0..3 = 3',
        'limit3: 0..3 = 2',
        'limit4: 0..3 = 0',
      ],
    });
    expect(formsFor(made, 'carl', 'companion.')).toEqual({});
  });
});
