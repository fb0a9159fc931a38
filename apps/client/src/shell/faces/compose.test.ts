import { describe, expect, it } from 'vitest';
import { partsOf, shapesOf } from './compose';
import { lettersOf } from './letters';
import type { PartSet } from './parts';

const set: PartSet = {
  hat: {
    none: { shapes: [] },
    top: { shapes: [{ d: 'hat', depth: 'front' }] },
    cap: { shapes: [{ d: 'cap', depth: 'front' }] },
  },
  body: {
    high: { shapes: [{ d: 'high', depth: 'body' }], hand: [10, 20, 5] },
    low: { shapes: [{ d: 'low', depth: 'body' }], hand: [3, 4] },
  },
  thing: { sword: { shapes: [{ d: 'sword', depth: 'held', held: true }] } },
};

describe('Faces put together of parts', () => {
  it('TABLE-243: takes what was chosen, and the rest by the name, always the same', () => {
    const names = ['Hawk', 'Raven', '月野', 'يَاسَمِين', '🌙'];
    for (const name of names) expect(partsOf(set, name)).toEqual(partsOf(set, name));
    expect(partsOf(set, 'Hawk', { hat: 'cap' })).toEqual({ ...partsOf(set, 'Hawk'), hat: 'cap' });
    // What was chosen of a part that there is no more goes by the name again.
    expect(partsOf(set, 'Hawk', { hat: 'fez' })).toEqual(partsOf(set, 'Hawk'));
  });

  it('TABLE-243: a name means the same face for ever, so that old campaigns keep theirs', () => {
    expect(partsOf(set, 'Hawk')).toEqual({ hat: 'top', body: 'low', thing: 'sword' });
    expect(partsOf(set, 'Raven')).toEqual({ hat: 'cap', body: 'low', thing: 'sword' });
  });

  it('gives names of all kinds faces of all kinds', () => {
    const hats = Array.from({ length: 60 }, (_, at) => partsOf(set, `Name ${at}`).hat);
    for (const hat of Object.keys(set.hat ?? {})) {
      expect(hats.filter((one) => one === hat).length).toBeGreaterThan(9);
    }
  });

  it('lays them from the back to the front, and what is held into the hand', () => {
    const shapes = shapesOf(set, { hat: 'top', body: 'high', thing: 'sword' }, [
      { shapes: [{ d: 'wings', depth: 'behind' }] },
    ]);
    expect(shapes.map(({ d }) => d)).toEqual(['wings', 'high', 'sword', 'hat']);
    expect(shapes.find(({ d }) => d === 'sword')?.transform).toBe('translate(10 20) rotate(5)');
  });
});

describe('A name letter by letter', () => {
  it('keeps words together, and marks with their letter', () => {
    expect(lettersOf('Åse  Li')).toEqual([
      ['Å', 's', 'e'],
      ['L', 'i'],
    ]);
    expect(lettersOf('A\u030Ase')).toEqual([['A\u030A', 's', 'e']]);
    expect(lettersOf('月野')).toEqual([['月', '野']]);
  });

  it('tears no writing apart whose letters join, and no picture of several signs', () => {
    expect(lettersOf('يَاسَمِين')).toEqual([['يَاسَمِين']]);
    expect(lettersOf('🌙✨👩‍🚀')).toEqual([['🌙✨👩‍🚀']]);
  });
});
