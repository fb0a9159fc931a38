import { describe, expect, it } from 'vitest';
import type { CursedFate } from './standing';
import { pathOf, standingOf } from './standing';

const words = { name: 'A fate', benefit: 'b', complication: 'c', asks: [], at: { x: 0, y: 1 } };
const first: CursedFate = { ...words, id: 'left-a', kind: 'a', after: ['the-beginning'] };
const second: CursedFate = { ...words, id: 'left-b', kind: 'b', after: ['left-a'] };
const used = { episode: 1, withoutBenefit: false, whom: null, cost: null };

describe('the map of cursed fates', () => {
  it('GBM-ROT-RUL-004: shows what touches the beginning, or a used fate, as open', () => {
    const fresh = { fates: {}, proposal: null };
    expect([first, second].map((fate) => standingOf(fate, fresh))).toEqual(['open', 'locked']);
    const later = { fates: { 'left-a': used }, proposal: null };
    expect([first, second].map((fate) => standingOf(fate, later))).toEqual(['used', 'open']);
  });

  it('says which path a box lies on', () => {
    expect(pathOf(first)).toBe('left path');
    expect(pathOf({ ...first, id: 'misdirection' })).toBe('both paths');
  });
});
