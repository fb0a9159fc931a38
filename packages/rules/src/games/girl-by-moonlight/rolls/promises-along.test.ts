import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

/** Hawk leads Fawn, and Raven’s player offers Fawn a die for a price. */
function offered(): { table: TestTable; promise: string } {
  const table = bookTable()
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Slip past the guards',
      action: 'conceal',
      group: ['fawn'],
    })
    .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' })
    .send('claire', { type: 'roll.promise', to: 'fawn', text: 'They see your mask', adversary: 1 });
  return { table, promise: table.state.public.roll?.promises[0]?.id ?? '' };
}

const dice = ({ state }: TestTable) => [
  state.public.derived.roll?.pool.dice,
  state.public.derived.roll?.members.fawn?.dice,
];
const along = { type: 'roll.roll-along', protagonist: 'fawn' } as const;

describe('a promise to somebody who follows', () => {
  it('AMB-94, GBM-ARP-025: gives them a die of their own, and is theirs to take', () => {
    const { table, promise } = offered();
    expect(table.state.public.derived.prompts['roll:promise:fawn']?.to).toEqual(['anya']);
    const take = { type: 'roll.answer-promise', promise, accept: true } as const;
    expect(table.try('dylan', take)).toMatchObject({ code: 'not-yours' });
    expect(dice(table)).toEqual([1, 1]);
    table.send('anya', take);
    expect(dice(table)).toEqual([1, 2]);
    expect(table.try('anya', { type: 'roll.push', protagonist: 'fawn', for: 'die' })).toMatchObject(
      { rule: 'GBM-ARP-023' },
    );
    // Whoever leads may still push, or take a promise of their own.
    expect(table.try('dylan', { type: 'roll.push', for: 'die' })).toBeNull();
  });

  it('AMB-94, GBM-ARP-027, 028: is paid with their dice, and comes true whatever the others roll', () => {
    const { table, promise } = offered();
    table
      .send('anya', { type: 'roll.answer-promise', promise, accept: true })
      .send('anya', along, 1, 2);
    expect(table.state.public.series.adversary).toBe(1);
    expect(
      table.try('bev', { type: 'roll.strike-promise', promise, reason: 'Too late' }),
    ).not.toBeNull();
    table.send('dylan', { type: 'roll.roll' }, 6);
    expect(table.offers('dylan', 'roll.finish')).toEqual([]);
    expect(table.state.public.derived.prompts['roll:consequences']?.text).toContain(
      'They see your mask',
    );
    table.send('bev', {
      type: 'consequence.assign',
      ...{ kind: 'complication', text: 'They know', target: 'fawn', source: 'promise' },
    });
    expect(Object.values(table.state.public.consequences)).toMatchObject([{ target: 'fawn' }]);
  });

  it('AMB-85, AMB-94: another try does not shake it off', () => {
    const { table, promise } = offered();
    table
      .send('anya', { type: 'roll.answer-promise', promise, accept: true })
      .send('anya', along, 1, 2)
      .send('dylan', { type: 'roll.roll' }, 1);
    expect(table.try('dylan', { type: 'roll.give-up' })).toMatchObject({ rule: 'GBM-ARP-028' });
    table.send('dylan', { type: 'roll.retry' });
    expect(dice(table)).toEqual([1, 2]);
    expect(table.offers('anya', 'roll.leave')).toEqual([]);
    expect(table.try('anya', { type: 'roll.leave', protagonist: 'fawn' })).toMatchObject({
      rule: 'GBM-ARP-028',
    });
    table.send('anya', along, 1, 2).send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.series.adversary).toBe(1);
  });

  it('AMB-94: whoever leaves before their dice fall owes nothing; nobody offers one to a bystander', () => {
    const { table, promise } = offered();
    table
      .send('anya', { type: 'roll.answer-promise', promise, accept: true })
      .send('anya', { type: 'roll.leave', protagonist: 'fawn' });
    expect(table.state.public.roll?.promises).toEqual([]);
    const bystander = { type: 'roll.promise', to: 'raven', text: 'Any' } as const;
    expect(table.try('bev', bystander)).toMatchObject({ rule: 'GBM-ARP-025' });
    expect(table.try('claire', { type: 'roll.promise', text: 'For Hawk' })).toBeNull();
  });

  it('AMB-94: one that nobody answered lapses when their dice fall', () => {
    const { table, promise } = offered();
    table.send('anya', along, 1);
    expect(table.offers('anya', 'roll.answer-promise')).toEqual([]);
    expect(table.offers('bev', 'roll.strike-promise')).toEqual([]);
    expect(table.state.public.derived.prompts['roll:promise:fawn']).toBeUndefined();
    const take = { type: 'roll.answer-promise', promise, accept: true } as const;
    expect(table.try('anya', take)).toMatchObject({ code: 'not-found' });
    expect(table.state.public.series.adversary).toBe(0);
  });
});
