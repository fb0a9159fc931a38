import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const transcend = { type: 'transcend', protagonist: 'hawk' } as const;

/** Hawk defies something and is done with it. */
function act(table: TestTable, ...faces: number[]): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'On!', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, ...faces)
    .send('dylan', { type: 'roll.finish' });
}

describe('transcending', () => {
  it('GBM-TRN-001, 014: once per mission, and not again when it has ended', () => {
    const table = bookTable().send('dylan', transcend);
    expect(table.try('dylan', transcend)).toMatchObject({ rule: 'GBM-TRN-001' });
    for (let roll = 0; roll < 4; roll += 1) act(table, 6);
    expect(table.protagonist('hawk').transcendence).toEqual({
      marked: 4,
      active: false,
      spent: true,
    });
    expect(table.try('dylan', transcend)).toMatchObject({ rule: 'GBM-TRN-001' });
    expect(table.offers('dylan', 'transcend')).toEqual([]);
  });

  it('GBM-TRN-009, 011, 012: each action roll marks a segment; the last one ends it mid-mission', () => {
    const table = bookTable().send('dylan', transcend);
    act(table, 6);
    expect(table.protagonist('hawk').transcendence).toMatchObject({ marked: 1, active: true });
    for (let roll = 0; roll < 3; roll += 1) act(table, 6);
    expect(table.state.public.phase).toBe('mission');
    expect(table.protagonist('hawk').transcendence.active).toBe(false);
    act(table, 6);
    expect(table.protagonist('hawk').transcendence.marked).toBe(4);
  });

  it('GBM-TRN-004: transcendent abilities of playbook and series come into force', () => {
    const table = bookTable().given((state) => {
      state.public.series.abilities = ['unshakeable'];
    });
    const inForce = () =>
      table
        .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'On!', action: 'defy' })
        .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
        .offers('dylan', 'roll.push')[0]?.fields?.length ?? 0;
    expect(inForce()).toBe(0);
    const resisting = () =>
      table
        .send('bev', {
          type: 'consequence.assign',
          source: 'fiction',
          target: 'hawk',
          kind: 'complication',
          text: 'Surrounded',
          attribute: 'sun',
        })
        .offers('dylan', 'consequence.resist')
        .at(-1)?.rolls;
    expect(resisting()).toMatchObject({ dice: 2 });
    table.send('dylan', { type: 'roll.withdraw' }).send('dylan', transcend);
    expect(inForce()).toBe(1);
    expect(resisting()).toMatchObject({ dice: 3 });
  });

  it('GBM-TRN-006: the third and fourth dots are rolled', () => {
    const table = bookTable().given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) hawk.actions.defy.transcendent = 2;
    });
    expect(table.state.public.derived.protagonists.hawk?.dice.defy).toBe(1);
    table.send('dylan', transcend);
    expect(table.state.public.derived.protagonists.hawk?.dice.defy).toBe(3);
  });

  it('belongs to a mission (GBM-TRN-001)', () => {
    expect(bookTable('downtime').try('dylan', transcend)?.code).toBe('wrong-phase');
  });
});

describe('armour', () => {
  /** Hawk is hit, and the director says that armour fits. */
  const hit = (table: TestTable, level: 1 | 2 | 3): string => {
    const before = new Set(Object.keys(table.state.public.consequences));
    table.send('bev', {
      type: 'consequence.assign',
      source: 'fiction',
      target: 'hawk',
      kind: 'harm',
      level,
      text: `blow ${level}`,
      armourFits: true,
    });
    return Object.keys(table.state.public.consequences).find((id) => !before.has(id)) ?? '';
  };

  it('GBM-TRN-005, GBM-ARM-002, 005: meets one consequence without a roll, once', () => {
    const table = bookTable().send('dylan', transcend);
    const first = hit(table, 2);
    table.send('dylan', { type: 'consequence.armour', consequence: first });
    expect(table.state.public.consequences[first]?.level).toBe(1);
    expect(table.protagonist('hawk').stress).toBe(0);
    const second = hit(table, 3);
    expect(table.try('dylan', { type: 'consequence.armour', consequence: second })).toMatchObject({
      rule: 'GBM-ARM-001',
    });
  });

  it('GBM-ARM-008, 010, 012: special armour needs its ability, not transcendence, and negates', () => {
    const table = bookTable().givenProtagonist('hawk', {
      special: ['something-to-prove', 'jaded'],
    });
    const blow = hit(table, 3);
    const command = {
      type: 'consequence.special-armour',
      consequence: blow,
      ability: 'jaded',
    } as const;
    expect(table.try('dylan', { ...command, ability: 'reckless' })?.code).toBe('not-found');
    table.send('dylan', command);
    expect(table.state.public.consequences[blow]).toBeUndefined();
    expect(table.protagonist('hawk')).toMatchObject({
      harm: [],
      stress: 0,
      specialArmourUsed: true,
    });
    const again = hit(table, 1);
    expect(table.try('dylan', { ...command, consequence: again })).toMatchObject({
      rule: 'GBM-ARM-011',
    });
  });
});
