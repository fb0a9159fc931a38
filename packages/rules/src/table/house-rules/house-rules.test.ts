import { describe, expect, it } from 'vitest';
import { seated } from '../testing/tally';

const most = (value: number | string, reason = '') =>
  ({ type: 'table.house-rule', rule: 'most', value, reason }) as const;

describe('house rules', () => {
  it('TABLE-020: each is changed to a reading that is open to it', () => {
    const table = seated();
    expect(table.send('bev', most(2))).toMatchObject({
      message: '“How far” cannot be that.',
      instead: 'It can be from 3 to 20.',
      rule: 'TABLE-020',
    });
    expect(table.send('bev', most('far'))?.rule).toBe('TABLE-020');
    expect(table.send('bev', { ...most('all'), rule: 'again' })?.instead).toBe(
      'It can be “Everybody” or “Nobody”.',
    );
    expect(table.send('bev', most(5, 'It is late'))).toBeNull();
    expect(table.state.public.houseRules).toEqual({ most: 5 });
    expect(table.said).toBe('The rules of this table: “How far” 20 steps → 5 steps.');
    table.send('bev', most(20));
    expect(table.state.public.houseRules).toEqual({});
  });

  it('TABLE-020: the one who directs changes them, and anybody reads how they are', () => {
    const table = seated();
    expect(table.send('anya', { ...most('nobody'), rule: 'again' })).toMatchObject({
      message: '“Counting again” is everybody at this table; only the GM changes it.',
      rule: 'TABLE-020',
    });
    expect(table.send('anya', most(5))?.rule).toBe('TABLE-009');
    expect(table.offers('anya', 'table.house-rule')).toEqual([]);
    expect(table.offers('bev', 'table.house-rule').map(({ fields }) => fields?.[0])).toMatchObject([
      { kind: 'number', label: 'How far, in steps (usually 20)', min: 3, max: 20, initial: 20 },
      { kind: 'choice', initial: 'everybody' },
    ]);
  });

  it('TABLE-020: what no longer fits is settled at once', () => {
    const table = seated();
    for (let n = 0; n < 6; n += 1) table.send('anya', { type: 'count' });
    table.send('bev', most(4));
    expect(table.state.public.count).toBe(4);
    expect(table.said).toBe('The count is 4 now.');
  });
});
