import { describe, expect, it } from 'vitest';
import type { Effect, TestTable } from '../testing';
import { harmFor, hawkWith, hurt, proposed } from '../testing';

const roll = (table: TestTable) => table.state.public.derived.roll;
const defying = (table: TestTable) => proposed(table, 'dylan', 'hawk', 'defy');

describe('Effects on resistance, harm and eclipse', () => {
  const resist = (...effects: Effect[]) => {
    const table = hawkWith('mission', ...effects);
    const consequence = harmFor(table, 'hawk');
    return { table, consequence, resist: { type: 'consequence.resist', consequence } as const };
  };

  it('more dice to resist what it is against, and nothing else', () => {
    const harm = { effect: 'resistance-die', choice: 'harm', amount: 2 };
    const one = resist(harm);
    one.table.send('dylan', one.resist, 1, 1, 1, 6);
    expect(one.table.protagonist('hawk').stress).toBe(0);
    const other = resist({ ...harm, choice: 'complication' });
    other.table.send('dylan', other.resist, 1, 1);
    expect(other.table.protagonist('hawk').stress).toBe(5);
  });

  it('resisting costs no more than so much stress', () => {
    const one = resist({ effect: 'resistance-stress', amount: 2 });
    one.table.send('dylan', one.resist, 1, 1);
    expect(one.table.protagonist('hawk').stress).toBe(2);
  });

  it('special armour meets a consequence, or does something else', () => {
    const one = resist({ effect: 'special-armour', words: 'shame', more: 'be ignored' });
    const [ability = ''] = one.table.protagonist('hawk').special;
    one.table.send('dylan', {
      type: 'consequence.special-armour',
      consequence: one.consequence,
      ability,
    });
    expect(one.table.protagonist('hawk').specialArmourUsed).toBe(true);
    const other = hawkWith('mission', {
      effect: 'special-armour',
      words: 'shame',
      more: 'be ignored',
    });
    expect(other.offers('dylan', 'ability.use')[0]?.label).toBe('Night eyes: be ignored');
  });

  it('penalties from harm are lower', () => {
    const table = hawkWith('mission', { effect: 'harm-penalties', amount: 1 });
    table.givenProtagonist('hawk', { harm: [hurt('h', 2)] });
    defying(table).send('bev', { type: 'roll.harm', harm: 'h', relevant: true });
    expect(roll(table)?.pool.dice).toBe(1);
    expect(roll(table)?.effect).toBe('limited');
  });

  it('segments of the recovery clock stay filled', () => {
    const table = hawkWith('downtime', { effect: 'quick-recovery', amount: 2 });
    table.givenProtagonist('hawk', { harm: [hurt('h', 1)] });
    expect(table.state.public.derived.protagonists.hawk?.recovery.marked).toBe(2);
  });

  it('more dice on obligation, and on eclipse rolls', () => {
    const table = hawkWith('obligation', { effect: 'obligation-die', amount: 1 });
    table.send('dylan', { type: 'obligation.roll', protagonist: 'hawk' }, 6);
    expect(table.protagonist('hawk').stress).toBe(0);
    const falling = hawkWith(
      'mission',
      { effect: 'eclipse-die', amount: 1 },
      { effect: 'eclipse-shift' },
    );
    falling
      .givenProtagonist('hawk', { stress: 8 })
      .given((state) => {
        state.public.eclipses.hawk = {
          protagonist: 'hawk',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      })
      .send('dylan', { type: 'eclipse.roll', protagonist: 'hawk', attribute: 'moon' }, 5);
    expect(falling.state.public.eclipses.hawk?.stage).toBe('choose');
    falling.send('dylan', { type: 'eclipse.shift', protagonist: 'hawk', steps: 1 });
    expect(falling.protagonist('hawk').eclipse).toBe(false);
  });
});
