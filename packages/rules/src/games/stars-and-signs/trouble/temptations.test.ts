import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { playAt } from '../testing/play';
import { renewFallout, setTemptations, tempt } from './temptations';

describe('What Corruption brings the referee', () => {
  it.each([
    [4, false, undefined],
    [5, true, 1],
    [10, true, 1],
  ])('SNS-1904: with %i filled slots a Temptation: %s', (corruption, due, count) => {
    const table = seated().with('anya', { corruption });
    const play = playAt(table);
    const { id } = table.of('anya');
    expect(tempt(play, id)).toBe(due);
    expect(play.state.director.temptations[id]).toBe(count);
    expect(JSON.stringify(play.state.public)).toBe(JSON.stringify(table.state.public));
  });

  it('SNS-1914: they are counted, and kept until they are used or wiped', () => {
    const table = seated().with('anya', { corruption: 5 });
    const play = playAt(table);
    const { id } = table.of('anya');
    tempt(play, id);
    tempt(play, id);
    expect(play.state.director.temptations).toEqual({ [id]: 2 });
    setTemptations(play, id, 1);
    expect(play.state.director.temptations).toEqual({ [id]: 1 });
    setTemptations(play, id, 0);
    expect(play.state.director.temptations).toEqual({});
    const events = play.events.length;
    setTemptations(play, id, 0);
    expect(play.events).toHaveLength(events);
  });

  it('SNS-1905, 1906, 1915: one Corruption Fallout with any filled slot, in the place of an old one; else that lapses', () => {
    const table = seated().with('anya', { corruption: 1 });
    const { id } = table.of('anya');
    table.given(({ director }) => {
      director.fallouts[id] = { severity: 'severe', plan: 'Her brother wakes' };
    });
    const play = playAt(table);
    expect(renewFallout(play, id)).toBe(true);
    expect(play.state.director.fallouts).toEqual({ [id]: { severity: 'minor', plan: '' } });
    const clean = playAt(table.with('anya', { corruption: 0 }));
    expect(renewFallout(clean, id)).toBe(false);
    expect(clean.state.director.fallouts).toEqual({});
    const none = playAt(seated());
    const { id: other } = seated().of('anya');
    expect(renewFallout(none, other)).toBe(false);
    expect(none.events).toEqual([]);
  });
});
