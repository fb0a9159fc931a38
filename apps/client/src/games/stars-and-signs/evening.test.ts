import { linesOf } from '@moonlit/rules';
import { seated } from '@moonlit/rules/stars-and-signs/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening } from '../../shell/evening/drawing';
import { eveningText, tonightOf } from '../../shell/evening/evening';
import { evening } from './evening';

describe('an evening', () => {
  it('TABLE-203: tells of the protagonists, how they fare, and of nobody who sat at the table', () => {
    const table = seated().with('anya', { despair: 5, hope: 3 });
    const { public: shared } = table.state;
    const lines = tonightOf(linesOf(shared.log));
    const one = evening.of(shared, { lines, dice: [{ face: 10, sides: 10 }] });
    expect(one.heroes).toEqual([
      expect.objectContaining({ name: 'Ari', full: 0.5, words: '3 Hope, Fragile' }),
      expect.objectContaining({ name: 'Cole', full: 0, words: '5 Hope' }),
    ]);
    const all = eveningText(one) + drawEvening(one, evening.colours, 'A line'.repeat(60));
    for (const hidden of ['Anya', 'Carl', 'Bev', 'NaN', 'undefined'])
      expect(all).not.toContain(hidden);
  });
});
