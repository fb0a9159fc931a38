import { describe, expect, it } from 'vitest';
import {
  act,
  beginning,
  comes,
  givenOne,
  next,
  nextRound,
  pass,
  underWay,
} from '../../testing/endeavors';
import { formsFor } from '../../testing/forms';

describe('what is asked besides in an Endeavor', () => {
  it('HUM-1306, HUM-1308, HUM-1309: on whom an effect falls, and how much of it', () => {
    const hurt = comes(act(underWay('combat', ['grudge']), 'anya', 'hurt'), { effect: 'large' });
    const most = comes(act(underWay('combat', ['grudge']), 'anya', 'hurt'), { band: 'maximum' });
    const advance = comes(act(underWay('combat', ['grudge']), 'anya', 'advance'), {
      effect: 'large',
    });
    const less = comes(act(underWay('combat', ['grudge']), 'anya', 'interfere'), {
      effect: 'medium',
    });
    expect(formsFor(hurt, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['prompt', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(hurt, 'bev', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['answers', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['answers, order 9'],
    });
    expect(formsFor(hurt, 'carl', 'endeavor.')).toEqual({});
    expect(formsFor(most, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Old Grudge': ['prompt'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(advance, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due Ari': ['prompt', 'amount: 1..3 = 3'],
      'endeavor.enough due': ['prompt, order 9'],
    });
    expect(formsFor(less, 'anya', 'endeavor.settle', 'endeavor.enough')).toEqual({
      'endeavor.settle due die': ['prompt', 'amount: 1..2 = 2'],
      'endeavor.enough due': ['prompt, order 9'],
    });
  });

  it('HUM-1106, HUM-1109: who is next, and the special action of whoever holds most', () => {
    const table = pass(underWay('combat', ['grudge']), 'anya');
    const special = nextRound(beginning('combat', ['grudge']))
      .withTemporary('anya', 2)
      .withTemporary('carl', 3);
    pass(next(pass(special, 'anya'), 'anya', 'Cole'), 'carl');
    pass(special, 'bev');
    expect(formsFor(table, 'anya', 'endeavor.next')).toEqual({
      'endeavor.next Ari Cole': ['prompt'],
      'endeavor.next Ari Old Grudge': ['prompt'],
    });
    expect(formsFor(table, 'bev', 'endeavor.next')).toEqual({
      'endeavor.next Ari Cole': ['answers'],
      'endeavor.next Ari Old Grudge': ['answers'],
    });
    expect(formsFor(table, 'carl', 'endeavor.next')).toEqual({});
    expect(
      formsFor(special, 'anya', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({
      'endeavor.special Ari combo': ['prompt'],
      'endeavor.yield Ari Cole': ['prompt, order 1'],
      'endeavor.waive Ari': ['prompt, order 2'],
    });
    expect(
      formsFor(special, 'bev', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({
      'endeavor.special Ari combo': ['answers'],
      'endeavor.yield Ari Cole': ['answers, order 1'],
      'endeavor.waive Ari': ['answers, order 2'],
    });
    expect(
      formsFor(special, 'carl', 'endeavor.special', 'endeavor.yield', 'endeavor.waive'),
    ).toEqual({});
  });

  it('HUM-1110, HUM-1120: who is called into a hard action', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: [table.named('Old Grudge').id] });
    act(table, 'anya', 'hurt');
    const called = underWay('combat', ['grudge']);
    givenOne(called, 'Old Grudge', { protectedBy: [called.named('Old Grudge').id] });
    act(called, 'anya', 'hurt').onCheck('anya', {
      type: 'endeavor.call',
      who: called.of('carl').id,
    });
    expect(formsFor(table, 'anya', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.call check Cole': ['endeavor'],
    });
    expect(formsFor(table, 'bev', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.call check Cole': ['endeavor'],
    });
    expect(formsFor(called, 'anya', 'endeavor.call', 'endeavor.follow')).toEqual({});
    expect(formsFor(called, 'carl', 'endeavor.call', 'endeavor.follow')).toEqual({
      'endeavor.follow check Cole': ['endeavor'],
    });
  });

  it('HUM-1406: a racer who is tired rolls to stay in it', () => {
    const table = underWay('racing');
    givenOne(table, 'Ari', { fatigue: 2 });
    pass(pass(table, 'anya'), 'carl');
    expect(formsFor(table, 'anya', 'endeavor.fatigue', 'endeavor.collapse')).toEqual({
      'endeavor.fatigue Ari': [
        'prompt, first',
        'stat: head|hand|heart|home|hurt|hurry|history = hand',
      ],
    });
    expect(formsFor(table, 'bev', 'endeavor.fatigue', 'endeavor.collapse')).toEqual({
      'endeavor.fatigue Ari': [
        'answers, first',
        'stat: head|hand|heart|home|hurt|hurry|history = hand',
      ],
    });
    expect(formsFor(table, 'carl', 'endeavor.fatigue')).toEqual({});
  });

  it('HUM-1214: who leads the charge is elected', () => {
    const table = beginning('rush', ['rabble']);
    expect(formsFor(table, 'anya', 'endeavor.', 'ask.answer')).toEqual({
      'ask.answer ask Ari': ['prompt'],
      'ask.answer ask Cole': ['prompt'],
    });
    expect(formsFor(table, 'bev', 'endeavor.lead', 'ask.answer', 'endeavor.round')).toEqual({
      'endeavor.lead endeavor Ari': ['answers, order 8'],
      'endeavor.lead endeavor Cole': ['answers, order 8'],
    });
  });

  it('HUM-1210: once a goal is reached the table says whether it ends', () => {
    const table = underWay('combat', ['rabble']);
    givenOne(table, 'The Rabble', { standing: 'removed', left: 0 });
    pass(table, 'anya');
    expect(formsFor(table, 'bev', 'endeavor.end', 'endeavor.go-on', 'endeavor.break')).toEqual({
      'endeavor.end endeavor': ['prompt, first'],
      'endeavor.go-on endeavor': ['prompt'],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });
});
