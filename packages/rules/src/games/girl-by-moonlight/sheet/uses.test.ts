import { describe, expect, it } from 'vitest';
import { bookTable, playAt } from '../testing';
import { limited, resetUses, usesAfter } from './uses';

describe('What can be done so often', () => {
  const twice = limited('mission', 'two-steps-ahead', 2);
  const once = limited('downtime', 'no-sleep');

  it('is counted, and ends with its span alone', () => {
    const play = playAt(bookTable());
    const hawk = () => {
      const { hawk: one } = play.state.public.protagonists;
      if (!one) throw new Error('Hawk is missing.');
      return one;
    };
    twice.spend(play, hawk());
    once.spend(play, hawk());
    expect([twice.left(hawk()), once.left(hawk())]).toEqual([1, 0]);
    expect(usesAfter(hawk(), 'transcendence')).toEqual(hawk().uses);
    resetUses(play, 'mission');
    expect(hawk().uses).toEqual({ 'downtime:no-sleep': 1 });
    expect([twice.left(hawk()), once.left(hawk())]).toEqual([2, 0]);
  });
});
