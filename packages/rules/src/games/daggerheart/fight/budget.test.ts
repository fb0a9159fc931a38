import { describe, expect, it } from 'vitest';
import { fighting } from '../testing/fighting';
import { budgetOf, costOf } from './budget-words';

describe('the budget of a fight', () => {
  it('DGH-1504: is 2, and 3 for each character', () => {
    expect([3, 4, 5].map((party) => budgetOf(party, ['bruiser'], []))).toEqual([11, 14, 17]);
  });

  it.each([
    ['easier', -1],
    ['harder', 2],
    ['moreDamage', -2],
    ['lowerTier', 1],
  ] as const)('DGH-1505: %s changes it by %i, once', (change, by) => {
    expect(budgetOf(4, ['bruiser'], [change, change])).toBe(14 + by);
  });

  it('DGH-1505: two Solos, or none who are heavy, change it by themselves', () => {
    expect(budgetOf(4, ['solo', 'solo', 'solo'], [])).toBe(12);
    expect(budgetOf(4, ['solo', 'solo'], [])).toBe(12);
    expect(budgetOf(4, ['solo'], [])).toBe(14);
    expect(budgetOf(4, ['skulk', 'minion'], [])).toBe(15);
    expect(budgetOf(4, [], [])).toBe(14);
  });

  it('DGH-1506: Minions cost a point for as many as there are characters', () => {
    expect(costOf(4, ['minion', 'minion', 'minion', 'minion', 'minion', 'leader'])).toBe(2 + 3);
  });

  it('DGH-1504, 1505: is told on the desk alone', () => {
    const table = fighting().send('bev', { type: 'budget.set', changes: ['harder'] });
    expect(table.patches.get('public') ?? []).toEqual([]);
    const offer = Object.values(table.state.seats.bev?.offers ?? {}).find(
      ({ command }) => command === 'budget.set',
    );
    expect(offer?.detail).toBe('4 of 10 points are on the desk.');
    expect(JSON.stringify(table.state.seats.anya)).not.toContain('budget');
  });
});
