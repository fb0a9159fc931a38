import { describe, expect, it } from 'vitest';
import type { OpenOffer } from '../state';
import { comingTo, eachChoice } from './moves';

const options = ['library', 'garden'].map((value) => ({ value, label: `The ${value}` }));
const moving: OpenOffer = {
  key: 'k',
  command: 'piece.move',
  with: { piece: 'p1' },
  label: 'Move Anya',
  place: 'boards',
  fields: [{ name: 'to', kind: 'choice', label: 'Where to', options, required: true }],
};

describe('where a piece can go', () => {
  it('TABLE-190: is a button for each place, with nothing left to choose', () => {
    const all = eachChoice(moving, 'to', (to) => `Anya to ${to}`);
    expect(all.map(({ label, with: settled, fields }) => [label, settled, fields])).toEqual([
      ['Anya to The library', { piece: 'p1', to: 'library' }, []],
      ['Anya to The garden', { piece: 'p1', to: 'garden' }, []],
    ]);
    expect(new Set(all.map(({ key }) => key)).size).toBe(2);
  });

  it('stands beside the place that one looks at, where a piece can come there', () => {
    const name = () => 'Anya';
    expect(comingTo([moving], 'garden', name).map(({ label }) => label)).toEqual([
      'Anya comes here',
    ]);
    expect(comingTo([moving], 'cellar', name)).toEqual([]);
    expect(comingTo([{ ...moving, command: 'piece.put' }], 'garden', name)).toEqual([]);
  });
});
