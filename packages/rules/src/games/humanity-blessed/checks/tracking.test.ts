import { describe, expect, it } from 'vitest';
import { tierOf } from '../numbers';
import { seated } from '../testing';

function table() {
  const one = seated().withStats('anya', { head: 10, hand: 4 });
  one.send('bev', { type: 'tracked.begin', name: 'Climb', at: 1, goal: 10 });
  return one;
}
const track = (one: ReturnType<typeof table>) => {
  const [found] = Object.values(one.state.public.tracked);
  if (!found) throw new Error('There is no goal.');
  return found;
};

describe('a long goal', () => {
  it('HUM-1004: has a track, from 0 or higher, that the table begins', () => {
    expect(track(table())).toMatchObject({ name: 'Climb', position: 1, goal: 10 });
    const begin = { type: 'tracked.begin', name: 'Climb', at: 11, goal: 10 } as const;
    expect(track(seated().send('bev', begin))).toMatchObject({ position: 10 });
    expect(track(seated().send('bev', { ...begin, goal: 0 }))).toMatchObject({ goal: null });
    expect(seated().try('anya', begin)?.rule).toBe('HUM-101');
  });

  it('HUM-1005: goes up by as much as its player says, within what the die allows', () => {
    const one = table();
    one.check('anya', 'head', [9], { said: { track: track(one).id } });
    expect(track(one)).toMatchObject({ position: 1, due: { most: 3 } });
    expect(one.offers('anya', 'tracked.move').map(({ with: by }) => by.by)).toEqual([3, 2, 1]);
    const move = { type: 'tracked.move', track: track(one).id, by: 2 } as const;
    expect(one.try('carl', move)?.code).toBe('not-yours');
    one.send('anya', move);
    expect(track(one)).toMatchObject({ position: 3, due: null });
    expect(one.try('anya', move)?.rule).toBe('HUM-1005');
  });

  it('HUM-1005: goes up by 1 at once where a small die was used, and down by 2 on a failure', () => {
    const one = table();
    const said = { track: track(one).id };
    one.check('anya', 'hand', [1, 4], { said });
    expect(track(one).position).toBe(2);
    one.check('anya', 'head', [3], { said });
    expect(track(one).position).toBe(0);
    one.check('anya', 'head', [3], { said });
    expect(track(one).position).toBe(0);
  });

  it('HUM-1006: boons and busts of it gather, and are told at its end', () => {
    const one = table();
    one.check('anya', 'head', [5], { said: { track: track(one).id } });
    const [owed] = Object.keys(one.state.public.owed);
    one.send('bev', { type: 'owed.word', owed: owed ?? '', text: 'The rope frays.' });
    expect(track(one).busts).toEqual(['The rope frays.']);
    one.send('bev', { type: 'tracked.end', track: track(one).id });
    expect(one.state.public.tracked).toEqual({});
    expect(one.lastLine()?.notes).toEqual(['Bust: The rope frays.']);
  });

  it('HUM-1007: is read on the Progress Scale', () => {
    expect([0, 4, 5, 7, 8, 10, 11, 19, 20, 99, 100].map(tierOf)).toEqual([
      ...['Simple', 'Simple', 'Complex', 'Complex', 'Elaborate', 'Elaborate'],
      ...['Intricate', 'Intricate', 'Strenuous', 'Strenuous', 'Inexorbitant'],
    ]);
  });

  it('HUM-809: a Continue that fails takes it down as well', () => {
    const one = seated().withStats('anya', { head: 6 });
    one.send('bev', { type: 'tracked.begin', name: 'Climb', at: 5 });
    one.check('anya', 'head', [1, 4], { said: { track: track(one).id } });
    one.send('anya', { type: 'tracked.move', track: track(one).id, by: 1 });
    one.send('anya', { type: 'continue.go', continue: one.continues[0]?.id ?? '' });
    expect(track(one).position).toBe(4);
  });
});

describe('Luck', () => {
  it('HUM-712: equal is very lucky, both odd or both even lucky, all else not', () => {
    const read = ([one, other]: [number, number]) => {
      const table_ = seated().send('anya', { type: 'luck.roll' }, one, other);
      const { word, tone } = table_.lastLine()?.roll?.reading ?? {};
      return `${word}, ${tone}`;
    };
    expect(
      (
        [
          [3, 7],
          [4, 8],
          [4, 4],
          [3, 8],
          [1, 1],
        ] as [number, number][]
      ).map(read),
    ).toEqual([
      ...['Lucky, good', 'Lucky, good', 'Very Lucky, great'],
      ...['Not Lucky, mixed', 'Very Lucky, great'],
    ]);
  });
});
