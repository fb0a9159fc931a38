import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

const reason = 'The table agreed on it';
const promised = [{ id: 'p1', kind: 'shared', text: 'We stay', with: ['fawn', 'hawk'] }];

describe('Bonds set by hand', () => {
  const promise = { type: 'override.promise', protagonist: 'raven', reason } as const;

  it('GBM-PRM-005: the director rewrites a promise in the middle of a mission', () => {
    const table = bookTable()
      .givenProtagonist('raven', { promises: structuredClone(promised) })
      .send('bev', { ...promise, promise: 'shared', text: 'We leave together', with: ['fawn'] });
    expect(table.protagonist('raven').promises).toEqual([
      { id: 'p1', kind: 'shared', text: 'We leave together', with: ['fawn'] },
    ]);
    expect(table.lastLine).toContain('“We stay” → “We leave together”');
    expect(table.lastLine).toContain('Raven’s promise, of Fawn');
  });

  it('GBM-PRM-001: adds one more than the playbook asks for, also about somebody twice, and strikes it', () => {
    const table = bookTable()
      .givenProtagonist('raven', { promises: structuredClone(promised) })
      .send('bev', { ...promise, text: 'I owe you my life', with: ['hawk'] });
    const more = table.protagonist('raven').promises[1];
    expect(more).toMatchObject({ kind: 'extra', text: 'I owe you my life', with: ['hawk'] });
    table.send('bev', { ...promise, promise: more?.id ?? '', text: '' });
    expect(table.protagonist('raven').promises).toEqual(promised);
    expect(table.try('bev', { ...promise, text: 'x', with: ['raven'] })?.rule).toBe('GBM-PRM-001');
    expect(table.try('bev', { ...promise, promise: 'none', text: 'x', with: ['hawk'] })?.code).toBe(
      'not-found',
    );
  });

  it('GBM-PB-OUT-009: names another rival although one is chosen, or leaves it open', () => {
    const rival = {
      type: 'override.setting',
      protagonist: 'hawk',
      setting: 'rival',
      reason,
    } as const;
    const table = bookTable().send('bev', { ...rival, value: 'raven' });
    expect(table.protagonist('hawk').settings.rival).toBe('raven');
    expect(table.lastLine).toContain('Fawn → Raven');
    table.send('bev', rival);
    expect(table.protagonist('hawk').settings).toEqual({});
    expect(table.try('bev', { ...rival, value: 'hawk' })?.code).toBe('not-found');
    expect(table.try('bev', { ...rival, setting: 'code', value: 'x' })?.code).toBe('not-found');
    table.send('dylan', {
      type: 'character.set',
      protagonist: 'hawk',
      setting: 'rival',
      value: 'fawn',
    });
    expect(table.protagonist('hawk').settings.rival).toBe('fawn');
  });

  it('GBM-LNK-010: takes away links with somebody who is lost', () => {
    const table = bookTable()
      .givenProtagonist('raven', { links: { fawn: 2 } })
      .givenProtagonist('fawn', { status: 'lost', seat: null, loss: 'Gone' })
      .send('bev', {
        type: 'override.links',
        protagonist: 'raven',
        with: 'fawn',
        links: 0,
        reason,
      });
    expect(table.protagonist('raven').links.fawn).toBe(0);
  });
});
