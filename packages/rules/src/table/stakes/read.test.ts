import { describe, expect, it } from 'vitest';
import type { Face, StakesOf } from './read';
import { stakesNow } from './read';

type Result = 'high' | 'low';
const faces: readonly Face<Result>[] = [
  { id: 'high', on: '6', tone: 'good' },
  { id: 'low', on: '1–5', tone: 'bad' },
];
const now = (parts: StakesOf<Result> | undefined, shared: object = {}) => {
  const found = stakesNow(faces, parts, shared);
  return found && [found.results.map(({ id, text }) => `${id}: ${text}`), found.notes];
};

describe('what may come of something', () => {
  it('TABLE-196: is said best first, of each result what the last part says of it', () => {
    const parts: StakesOf<Result> = [
      { dice: { low: 'You fall.', high: 'You stand.' }, notes: ['It rains.'] },
      { dice: { high: 'You fly.' }, notes: ['It snows.'] },
    ];
    expect(now(parts)).toEqual([
      ['high: You fly.', 'low: You fall.'],
      ['It rains.', 'It snows.'],
    ]);
    expect(stakesNow(faces, [{ dice: { low: 'You fall.' } }], {})?.results).toEqual([
      { id: 'low', on: '1–5', tone: 'bad', text: 'You fall.' },
    ]);
  });

  it('TABLE-196: is nothing where there is nothing to say, and something with a note alone', () => {
    for (const nothing of [undefined, [], [{}], [{ dice: {} }], [{ dice: { low: '' } }]]) {
      expect(now(nothing)).toBeNull();
    }
    expect(now([{ notes: ['It rains.'] }])).toEqual([[], ['It rains.']]);
  });

  it('TABLE-196: goes by what stands at a place, and by whether there is anything', () => {
    const by = (place: string): StakesOf<Result> => [
      {
        by: place,
        of: {
          bold: { notes: ['Bold.'] },
          '3': { notes: ['Three.'] },
          none: { notes: ['None.'] },
          some: { notes: ['Some.'] },
        },
      },
    ];
    const at = (value: unknown) => now(by('a.b'), { a: { b: value } })?.[1];
    expect(at('bold')).toEqual(['Bold.']);
    expect(at(3)).toEqual(['Three.']);
    expect(at('meek')).toEqual(['Some.']);
    expect(at({})).toEqual(['Some.']);
    for (const nothing of [null, undefined]) expect(at(nothing)).toEqual(['None.']);
    expect(now(by('a.b.c.d'), { a: { b: 7 } })?.[1]).toEqual(['None.']);
    expect(now(by('a.b'), { a: null })?.[1]).toEqual(['None.']);
    expect(now([{ by: 'a', of: { some: { notes: ['Some.'] } } }], {})).toBeNull();
  });
});
