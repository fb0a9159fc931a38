import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const judge = { type: 'roll.judge', position: 'desperate', effect: 'standard' } as const;
const along = (protagonist: string) => ({ type: 'roll.roll-along', protagonist }) as const;
const lead = { type: 'roll.roll' } as const;

/** Hawk leads Fawn and Raven: Hawk has defy 1, the others none. */
const group = (): TestTable =>
  bookTable().send('dylan', {
    ...{ type: 'roll.propose', protagonist: 'hawk', action: 'defy', goal: 'Hold the door' },
    group: ['fawn', 'raven'],
  });
const labels = (table: TestTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ label }) => label);

describe('TABLE-061, GBM-TEAM-003: in a group action everybody rolls their own dice', () => {
  it('and the result waits for all, whoever leads last', () => {
    const table = group().send('bev', judge);
    expect(table.try('dylan', lead)?.message).toBe(
      'Fawn and Raven roll first; then Hawk, who leads.',
    );
    table.send('anya', along('fawn'), 5, 4);
    expect(table.state.public.roll).toMatchObject({ stage: 'bonus', band: null });
    expect(table.state.public.derived.roll?.blocked).toBe(
      'Raven rolls first; then Hawk, who leads.',
    );
    expect(table.offers('dylan', 'roll.roll')).toEqual([]);
    table.send('claire', along('raven'), 1, 2);
    expect(labels(table, 'dylan', 'roll.roll')).toEqual(['Roll the dice']);
    table.send('dylan', lead, 3);
    expect(table.state.public.roll).toMatchObject({ stage: 'rolled', band: 'partial' });
    expect(table.lastLine).toContain('Fawn’s result counts for all.');
    // GBM-TEAM-004: Raven's and Hawk's own bad results.
    expect(table.protagonist('hawk').stress).toBe(2);
    // GBM-ARP-046: everybody who rolled.
    for (const id of ['hawk', 'fawn', 'raven']) {
      expect(Object.values(table.protagonist(id).xp).reduce((sum, xp) => sum + xp)).toBe(1);
    }
  });

  it('each is a moment of its own, with its dice', () => {
    const table = group().send('bev', judge);
    table.rollTogether(3, 5, 4, 1, 2);
    const beats = table.state.public.log.entries.flatMap(({ roll, beat }) => (roll ? [beat] : []));
    expect(beats).toMatchObject([
      { kind: 'acting-along', about: ['fawn'] },
      { kind: 'acting-along', about: ['raven'] },
      { kind: 'action-roll', about: ['hawk'] },
    ]);
  });

  it('once it is judged, once each, and for nobody else', () => {
    const table = group();
    expect(table.try('anya', along('fawn'))?.rule).toBe('GBM-ARP-001');
    expect(labels(table, 'anya', 'roll.roll-along')).toEqual([]);
    table.send('bev', judge);
    expect(table.try('claire', along('fawn'))?.code).toBe('not-yours');
    expect(table.try('dylan', along('hawk'))?.rule).toBe('GBM-TEAM-003');
    table.send('anya', along('fawn'), 5, 4);
    expect(table.try('anya', along('fawn'))?.rule).toBe('TABLE-008');
  });

  it('the director rolls for somebody who is away, or leaves them out', () => {
    const table = group().send('bev', judge);
    expect(labels(table, 'bev', 'roll.roll-along')).toEqual(['Roll for Fawn', 'Roll for Raven']);
    table.send('bev', along('fawn'), 6, 5);
    expect(labels(table, 'bev', 'roll.leave')).toEqual(['Leave Raven out']);
    table.send('bev', { type: 'roll.leave', protagonist: 'raven' }).send('dylan', lead, 3);
    expect(table.state.public.roll).toMatchObject({ band: 'partial', result: { result: 5 } });
  });

  it('dice that have fallen stand: the roll is what it is, and only the director ends it', () => {
    const table = group().send('bev', judge).send('anya', along('fawn'), 5, 4);
    const refused = [
      ['anya', { type: 'roll.leave', protagonist: 'fawn' }],
      ['anya', { type: 'roll.push', for: 'die', protagonist: 'fawn' }],
      ['dylan', { type: 'roll.revise', action: 'flow' }],
      ['dylan', { type: 'roll.withdraw' }],
      ['bev', { type: 'roll.grant' }],
    ] as const;
    for (const [seat, command] of refused) expect(table.try(seat, command)?.rule).toBe('TABLE-061');
    expect(labels(table, 'dylan', 'roll.withdraw')).toEqual([]);
    table.send('bev', { type: 'roll.withdraw' });
    expect(table.lastLine).toContain('what was paid stays paid');
  });

  it('GBM-ARP-024: whoever pushes pays when their own dice fall', () => {
    const table = group().send('bev', judge);
    table.send('anya', { type: 'roll.push', for: 'die', protagonist: 'fawn' });
    expect(table.protagonist('fawn').stress).toBe(0);
    table.send('anya', along('fawn'), 4);
    expect(table.protagonist('fawn').stress).toBe(2);
  });
});
