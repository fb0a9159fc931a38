import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

const reason = 'We forgot it last time';

describe('What has grown', () => {
  it('GBM-XP-004: the director sets xp and advances of a track', () => {
    const table = bookTable().send('bev', {
      type: 'override.xp',
      protagonist: 'raven',
      track: 'stars',
      xp: 2,
      advances: 1,
      reason,
    });
    expect(table.protagonist('raven')).toMatchObject({ xp: { stars: 2 }, advances: { stars: 1 } });
    expect(table.lastLine).toContain('Raven’s Stars xp 0 → 2, advances 0 → 1.');
  });

  it('GBM-XP-004: xp by hand stops short of a full track', () => {
    const table = bookTable().send('bev', {
      type: 'override.xp',
      protagonist: 'raven',
      track: 'sun',
      xp: 7,
      advances: 0,
      reason,
    });
    expect(table.protagonist('raven').xp.sun).toBe(5);
  });

  it('GBM-XP-005: the director sets the dots of an action', () => {
    const table = bookTable().send('bev', {
      type: 'override.dots',
      protagonist: 'raven',
      action: 'conceal',
      mundane: 2,
      transcendent: 1,
      reason,
    });
    expect(table.protagonist('raven').actions.conceal).toEqual({ mundane: 2, transcendent: 1 });
  });

  it('GBM-XP-007: the director gives an ability, or takes one back', () => {
    const change = { type: 'override.ability', protagonist: 'raven', reason } as const;
    const table = bookTable()
      .send('bev', { ...change, ability: 'as-one', has: true })
      .send('bev', { ...change, ability: 'perfect-pitch', has: false });
    expect(table.protagonist('raven')).toMatchObject({
      special: ['in-harmony'],
      transcendent: ['beacon', 'as-one'],
    });
    expect(table.try('bev', { ...change, ability: 'as-one', has: true })).toMatchObject({
      code: 'already-done',
    });
    expect(table.try('bev', { ...change, ability: 'nothing', has: true })).toMatchObject({
      code: 'not-found',
    });
  });

  it('GBM-XP-010: the director sets advances of the series, and takes an ability of it back', () => {
    const table = bookTable()
      .given((state) => {
        state.public.series.abilities = ['redemption'];
      })
      .send('bev', { type: 'override.track', track: 'series-advances', value: 1, reason })
      .send('bev', { type: 'override.series-ability', ability: 'redemption', reason });
    expect(table.state.public.series).toMatchObject({ advances: 1, abilities: [] });
  });

  it('is the director’s alone', () => {
    const table = bookTable();
    for (const command of [
      { type: 'override.xp', protagonist: 'raven', track: 'sun', xp: 1, advances: 0, reason },
      { type: 'override.ability', protagonist: 'raven', ability: 'as-one', has: true, reason },
      { type: 'override.series-ability', ability: 'redemption', reason },
    ] as const) {
      expect(table.try('claire', command)).toMatchObject({ code: 'not-allowed' });
      expect(table.offers('claire', command.type)).toEqual([]);
    }
  });
});
