import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import { secondaries } from './replacement';

const loss = { type: 'override.loss', how: 'She falls', reason: 'Agreed' } as const;

function withLeo(phase: 'downtime' | 'fallout' = 'downtime'): TestTable {
  return bookTable(phase).givenProtagonist('raven', {
    secondary: [{ name: 'Leo', detail: 'Loves her music' }],
  });
}

describe('The director’s people', () => {
  it('GBM-CHR-010: secondary characters are on the desk, with what only the director knows', () => {
    const table = withLeo();
    const remark = { type: 'secondary.remark', secondary: 'raven:0', text: 'A spy' } as const;
    expect(table.offers('bev', 'secondary.remark')).toMatchObject([
      { label: 'Remark on Leo', place: 'director' },
    ]);
    table.send('bev', remark);
    expect(table.state.director.remarks).toEqual({ 'raven:0': 'A spy' });
    expect([...table.patches.keys()].filter((audience) => audience === 'public')).toEqual([]);
    expect(JSON.stringify([table.state.public, table.state.seats.claire])).not.toContain('A spy');
    table.send('bev', { ...remark, text: '' });
    expect(table.state.director.remarks).toEqual({});
  });

  it('GBM-CHR-010: players keep no remarks, and nobody on somebody who is not there', () => {
    const table = withLeo();
    const remark = { type: 'secondary.remark', secondary: 'raven:0', text: 'Mine' } as const;
    expect(table.try('claire', remark)?.code).toBe('not-allowed');
    expect(table.try('bev', { ...remark, secondary: 'raven:7' })?.code).toBe('not-found');
  });

  it('GBM-LOS-006: who has become a protagonist is no secondary character any more', () => {
    const table = withLeo('fallout').send('bev', { ...loss, protagonist: 'raven' });
    table.send('claire', {
      type: 'character.raise-secondary',
      playbook: 'the-outsider',
      secondary: 'raven:0',
    });
    expect(secondaries(table.state).map(({ name }) => name)).not.toContain('Leo');
    expect(table.offers('bev', 'secondary.remark')).toEqual([]);
    table.send('bev', { ...loss, protagonist: 'hawk' });
    const again = { type: 'character.raise-secondary', playbook: 'the-enigma' } as const;
    expect(table.try('dylan', { ...again, secondary: 'raven:0' })?.code).toBe('not-found');
  });
});
