import { linesOf } from '@moonlit/rules';
import { seated } from '@moonlit/rules/humanity-blessed/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening } from '../../shell/evening/drawing';
import { eveningText, tonightOf } from '../../shell/evening/evening';
import { evening } from './evening';

describe('an evening', () => {
  it('TABLE-203: tells of the characters, how they fare, and of nobody who sat at the table', () => {
    const table = seated()
      .withStats('anya', { head: [6, 4] })
      .withBlessings('anya', 4);
    const { public: shared } = table.state;
    const lines = tonightOf(linesOf(shared.log));
    const one = evening.of(shared, { lines, dice: [{ face: 6, sides: 6 }] });
    expect(one.heroes).toEqual([
      expect.objectContaining({ name: 'Ari', full: 6 / 7, words: '1 Blessing' }),
      expect.objectContaining({ name: 'Cole', full: 1, words: '0 Blessings' }),
    ]);
    const all = eveningText(one) + drawEvening(one, evening.colours, 'A line'.repeat(60));
    for (const hidden of ['Anya', 'Carl', 'Bev', 'NaN', 'undefined'])
      expect(all).not.toContain(hidden);
  });
});
