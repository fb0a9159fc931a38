import { linesOf } from '@moonlit/rules';
import { seated } from '@moonlit/rules/daggerheart/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening } from '../../shell/evening/drawing';
import { eveningText, tonightOf } from '../../shell/evening/evening';
import { evening } from './evening';

describe('an evening', () => {
  it('TABLE-203: tells of the party and its great moments, and of nothing that was taken back', () => {
    const table = seated().roll('anya', {}, 7, 7);
    table.send('bev', { type: 'reward.give', kind: 'gold', handfuls: 1, what: 'Under the floor' });
    table.send('bev', { type: 'table.undo', to: table.seq, evenIfRevealed: true });
    table.send('bev', { type: 'countdown.start', name: 'The flood', from: 4, secret: true });
    const { public: shared } = table.state;
    const lines = tonightOf(linesOf(shared.log));
    const one = evening.of(shared, { lines, dice: [{ face: 7, sides: 12 }] });
    expect(one.moments).toEqual([expect.stringMatching(/^Ari: Agility: Critical/)]);
    expect(one.lines).toEqual([]);
    const all = eveningText(one) + drawEvening(one, evening.colours, 'A line'.repeat(60));
    expect(all).toContain('With Ari (');
    for (const hidden of ['Anya', 'Carl', 'Bev', 'flood', 'floor', 'NaN', 'undefined']) {
      expect(all).not.toContain(hidden);
    }
  });
});
