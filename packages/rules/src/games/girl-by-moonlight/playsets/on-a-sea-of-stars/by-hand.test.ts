import { describe, expect, it } from 'vitest';
import { engineAt, starsTable } from '../../testing';

const set = {
  type: 'stars.set-engine',
  engine: 'zura',
  strength: 2,
  recovery: 1,
  second: 'feral',
  pilot: 'hawk',
  abandoned: false,
  awaitsBond: false,
} as const;

describe('An Engine, by hand', () => {
  it('TABLE-019, GBM-SEA-RUL-003: is set right, and whoever pilots it then leaves theirs', () => {
    const table = starsTable().send('bev', { ...set, pilot: 'fawn' });
    table.send('bev', { ...set, engine: 'ipos', pilot: 'fawn' });
    expect(engineAt(table, 'zura')).toMatchObject({ strength: 2, recovery: 1, pilot: null });
    expect(engineAt(table, 'ipos')).toMatchObject({ impulses: ['hungry', 'feral'], pilot: 'fawn' });
    expect(table.try('claire', set)).toMatchObject({ rule: 'TABLE-002' });
  });

  it('GBM-SEA-BLD-014: is never piloted by whoever has made it', () => {
    const table = starsTable();
    const [offer] = table.offers('bev', 'stars.set-engine');
    const pilot = offer?.fields?.find(({ name }) => name === 'pilot');
    expect(pilot).toMatchObject({ options: [{ value: 'nobody' }, {}, { value: 'hawk' }] });
    const refusal = table.try('bev', { ...set, pilot: 'raven' });
    expect(refusal).toMatchObject({ code: 'not-allowed', rule: 'GBM-SEA-BLD-014' });
    expect(refusal?.message).toContain('It remembers the war.');
    table.send('bev', { ...set, strength: 0 });
    expect(engineAt(table, 'zura').pilot).toBeNull();
  });

  it('GBM-SEA-RUL-006: never has one impulse twice', () => {
    expect(starsTable().try('bev', { ...set, second: 'hungry' })).toMatchObject({
      rule: 'GBM-SEA-RUL-006',
    });
  });

  it('GBM-SEA-BLD-014: is described anew by the director, while in play it is fixed for all others', () => {
    const anew = {
      type: 'stars.engine',
      engine: 'zura',
      name: 'Zura the Old',
      virtue: 'wise',
      impulse: 'weary',
      whyNot: 'It remembers the war.',
    } as const;
    const table = starsTable();
    for (const seat of ['claire', 'anya']) {
      expect(table.offers(seat, 'stars.engine')).toEqual([]);
      expect(table.try(seat, anew)).toMatchObject({ code: 'not-yours' });
    }
    expect(table.try('bev', { ...anew, whyNot: '' })).toMatchObject({ code: 'malformed' });
    table.send('bev', { ...anew, reason: 'We found its papers' });
    expect(engineAt(table, 'zura')).toMatchObject({ name: 'Zura the Old', impulses: ['weary'] });
  });
});
