import { describe, expect, it } from 'vitest';
import { bookTable, playAt } from '../testing';
import { takeSeriesAbility, takeUpSeriesAbilities } from './take-ability';

const askedSeats = (play: ReturnType<typeof playAt>) =>
  Object.values(play.state.public.choices).map(({ to }) => to);

describe('taking a series ability', () => {
  it('GBM-SER-006: the group has it, and each protagonist gets what it gives', () => {
    const play = playAt(bookTable());
    takeSeriesAbility(play, 'by-starlight');
    expect(play.state.public.series.abilities).toEqual(['by-starlight']);
    expect(askedSeats(play)).toEqual(['claire', 'anya', 'dylan']);
  });

  it('GBM-SER-006: a newcomer gets it on joining, once', () => {
    const play = playAt(bookTable('creation').givenProtagonist('hawk', { status: 'creating' }));
    takeSeriesAbility(play, 'by-starlight');
    expect(askedSeats(play)).toEqual(['claire', 'anya']);
    takeUpSeriesAbilities(play, 'hawk');
    expect(askedSeats(play)).toEqual(['claire', 'anya', 'dylan']);
  });

  it('refuses one that the group has, and one that no series has', () => {
    const play = playAt(bookTable());
    takeSeriesAbility(play, 'pure-hearts');
    expect(() => takeSeriesAbility(play, 'pure-hearts')).toThrow('already has Pure hearts');
    expect(() => takeSeriesAbility(play, 'beacon')).toThrow('no such ability');
  });

  it('GBM-ABY-ABL-007: refuses an unknown setting', () => {
    const play = playAt(bookTable());
    expect(() => takeSeriesAbility(play, 'shrine-keepers', 'shrine-of-cats')).toThrow(
      'Which shrine',
    );
  });
});
