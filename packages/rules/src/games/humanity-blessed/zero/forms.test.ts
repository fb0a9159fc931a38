import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { formsFor } from '../testing/forms';

describe('what session zero asks', () => {
  it('HUM-101, HUM-102, HUM-216: what is played, how large they begin, who has the last word, as it stands', () => {
    const table = seated({ atmosphere: 'dark', optional: 'hex' });
    table
      .send('bev', { type: 'zero.talk', wanted: 'Trains' })
      .send('bev', { type: 'zero.larger', larger: true });
    const vote = seated({ arbiter: 'vote' });
    expect(formsFor(table, 'bev', 'zero.', 'arbiter.')).toEqual({
      'zero.genre': ['zero', 'atmosphere: light|dark|gritty = dark', 'optional: 14 = hex'],
      'zero.talk': [
        'zero',
        'wanted: text 2000 = Trains',
        'unwanted: text 2000',
        'story: text 2000',
        'optional: text 2000',
      ],
      'zero.larger false': ['zero, on'],
      'arbiter.set gm': ['zero'],
      'arbiter.set rotating': ['zero', 'seat: bev|anya|carl'],
      'arbiter.set vote': ['zero'],
      'arbiter.set chance': ['zero'],
    });
    expect(formsFor(table, 'anya', 'zero.', 'arbiter.')).toEqual({});
    expect(formsFor(vote, 'anya', 'zero.larger', 'arbiter.')).toEqual({
      'zero.larger true': ['zero, off'],
      'arbiter.set rotating': ['zero', 'seat: bev|anya|carl'],
      'arbiter.set vote': ['zero'],
      'arbiter.set chance': ['zero'],
    });
    expect(formsFor(vote, 'sam', 'zero.', 'arbiter.')).toEqual({});
  });
});
