import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { guardianTable } from '../testing';

/** Hawk is about to roll, with a die that Swan’s special armour gave. */
function given(): TestTable {
  return guardianTable('mission', { special: ['honour-bound', 'here-for-you'] })
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Hold the gate',
      action: 'defy',
      group: ['fawn'],
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .send('claire', {
      type: 'ability.use',
      protagonist: 'swan',
      ability: 'here-for-you',
      use: 'special-armour',
      note: 'Swan nods to her',
    });
}

const spent = (table: TestTable) => table.protagonist('swan').specialArmourUsed;

describe('dice that special armour gives', () => {
  it('GBM-ARM-009: go to the one who leads, and the table reads whose they are', () => {
    const table = given();
    expect(table.lastLine).toBe(
      'Swan spends special armour, Here for you: +1d for Hawk. Swan nods to her',
    );
    expect(table.state.public.derived.roll).toMatchObject({
      pool: { dice: 2 },
      members: { fawn: { keep: 'lowest', lines: [] } },
    });
  });

  it('GBM-ARM-011: are spent once the dice fell', () => {
    const table = given().rollTogether(6, 1, 6, 6);
    expect(spent(table)).toBe(true);
    table.send('dylan', { type: 'roll.finish' });
    expect(spent(table)).toBe(true);
  });

  it('GBM-ARM-009: come back when the director withdraws the roll, and the log says so', () => {
    const table = given().send('bev', { type: 'roll.withdraw' });
    expect(spent(table)).toBe(false);
    expect(table.lastLine).toContain('not spent after all');
  });

  it('GBM-ARM-009, GBM-LOS-001: come back when the roller leaves the story before the dice fall', () => {
    const table = given().send('bev', {
      type: 'override.loss',
      protagonist: 'hawk',
      how: 'She walks away',
      reason: 'Dylan asked for it',
    });
    expect(table.state.public.roll).toBeNull();
    expect(spent(table)).toBe(false);
  });

  it('GBM-ARM-009: an older roll without a list of them has none', () => {
    const table = guardianTable()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .given(({ public: { roll } }) => {
        delete roll?.gifts;
      });
    expect(table.state.public.derived.roll?.pool.dice).toBe(1);
    expect(table.try('dylan', { type: 'roll.withdraw' })).toBeNull();
  });
});
