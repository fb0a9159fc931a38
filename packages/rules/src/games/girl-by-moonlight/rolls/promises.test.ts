import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

/** Hawk’s roll, judged, and what Fawn’s player offers for a die. */
function offered(adversary = 0): { table: TestTable; promise: string } {
  const table = bookTable()
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .send('anya', { type: 'roll.promise', text: 'Your immortal soul', adversary });
  return { table, promise: table.state.public.roll?.promises[0]?.id ?? '' };
}

const statuses = ({ state }: TestTable) => state.public.roll?.promises.map(({ status }) => status);
const dice = ({ state }: TestTable) => state.public.derived.roll?.pool.dice;

describe('a promise on offer', () => {
  it('GBM-ARP-025, 031: is taken back by whoever offered it, and by nobody else', () => {
    const { table, promise } = offered();
    const back = { type: 'roll.take-back-promise', promise } as const;
    expect(table.offers('anya', 'roll.take-back-promise')).toHaveLength(1);
    expect(table.offers('claire', 'roll.take-back-promise')).toEqual([]);
    expect(table.try('claire', back)).toMatchObject({ code: 'not-yours', rule: 'GBM-ARP-031' });
    table.send('anya', back);
    expect(statuses(table)).toEqual(['taken-back']);
    expect(table.lastLine).toContain('takes a poisoned promise back');
    expect(table.state.public.derived.prompts['roll:promise']).toBeUndefined();
    const answer = { type: 'roll.answer-promise', promise, accept: true } as const;
    expect(table.try('dylan', answer)).toMatchObject({ code: 'not-found' });
  });

  it('GBM-ARP-031: is struck by the director where the price is not fair, who says why', () => {
    const { table, promise } = offered();
    const strike = {
      type: 'roll.strike-promise',
      promise,
      reason: 'A soul is too much for one die',
    } as const;
    expect(table.offers('anya', 'roll.strike-promise')).toEqual([]);
    expect(table.try('anya', strike)).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('bev', 'roll.strike-promise')).toHaveLength(1);
    table.send('bev', strike);
    expect(statuses(table)).toEqual(['struck']);
    expect(table.lastLine).toContain('A soul is too much for one die');
    expect(table.try('bev', strike)).toMatchObject({ code: 'not-found' });
    expect(table.offers('claire', 'roll.promise')).toHaveLength(1);
  });

  it('GBM-ARP-030: is offered with what to weigh, the stakes above all', () => {
    const { table } = offered();
    expect(table.offers('claire', 'roll.promise')).toMatchObject([{ advice: ['promise'] }]);
  });
});

describe('a promise that was taken', () => {
  const taken = () => {
    const { table, promise } = offered(2);
    table.send('dylan', { type: 'roll.answer-promise', promise, accept: true });
    return { table, promise };
  };

  it('GBM-ARP-031: can be struck until the dice fall: its die goes, and nothing is owed', () => {
    const { table, promise } = taken();
    expect(dice(table)).toBe(2);
    expect(table.try('anya', { type: 'roll.take-back-promise', promise })).toMatchObject({
      code: 'not-found',
    });
    table.send('bev', { type: 'roll.strike-promise', promise });
    expect(dice(table)).toBe(1);
    expect(table.lastLine).toContain('owes nothing');
    table.send('dylan', { type: 'roll.roll' }, 6).send('dylan', { type: 'roll.finish' });
    expect(table.state.public.series.adversary).toBe(0);
  });

  it('GBM-ARP-028: is past striking once they have fallen', () => {
    const { table, promise } = taken();
    table.send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(table.try('bev', { type: 'roll.strike-promise', promise })).toMatchObject({
      code: 'wrong-moment',
    });
    expect(table.offers('bev', 'roll.strike-promise')).toEqual([]);
  });
});
