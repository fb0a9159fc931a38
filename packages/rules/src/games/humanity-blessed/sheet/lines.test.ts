import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { sheetParts } from './lines';

describe('a sheet in words', () => {
  const linesOf = (term: string, set: Parameters<ReturnType<typeof seated>['with']>[1] = {}) =>
    sheetParts(seated().with('anya', set).of('anya')).find((part) => part.term === term)?.lines;

  it('HUM-1803: says who somebody is, and leaves out what is not written', () => {
    expect(linesOf('Who they are', { pronouns: 'she/her', age: '', looks: 'Tall' })).toEqual([
      'she/her',
      'Tall',
    ]);
  });

  it('HUM-1803: has no place for what there is nothing of, but for what is printed empty', () => {
    expect(linesOf('Who they are')).toBeUndefined();
    expect(linesOf('Reputation')).toBeUndefined();
    expect(linesOf('Tokens')).toBeUndefined();
    expect(linesOf('Tokens', { tokens: 3 })).toBeUndefined();
    const hardware = { size: 4, lock: null } as const;
    expect(linesOf('Tokens', { stats: { hardware }, tokens: 0 })).toEqual(['0']);
    expect(linesOf('Gains')).toEqual([]);
  });
});
