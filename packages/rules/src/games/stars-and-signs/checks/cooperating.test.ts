import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

const act = { skill: 'strength', action: 'create' } as const;

/** Ari leads; Cole and Dia can follow. */
function led() {
  const table = seated();
  table.send('server', { type: 'seat.take', seat: 'dia', name: 'Dia', role: 'protagonist' });
  table.send('dia', { type: 'protagonist.create', name: 'Dia' });
  return table.lay('anya', act).onCheck('anya', { type: 'check.together' });
}
type Led = ReturnType<typeof led>;
const follow = (table: Led, seat: string) =>
  table.onCheck(seat, {
    ...{ type: 'check.follow', follower: table.of(seat).id, skill: 'craft', method: 'With glue' },
  });
const support = (table: Led, seat: string, ...faces: number[]) =>
  table.onCheck('bev', { type: 'check.support', follower: table.of(seat).id }, ...faces);
const rolls = (table: Led) => ({
  type: 'check.roll' as const,
  version: table.state.public.check?.version ?? 0,
});

describe('a Cooperation Check', () => {
  it('SNS-501, 502, 504: one leads, each other follows with a method of their own', () => {
    const table = led();
    expect(table.tryOnCheck('anya', { type: 'check.together' })?.rule).toBe('SNS-502');
    follow(table, 'carl');
    const { id } = table.of('carl');
    expect(table.state.public.check?.cooperation?.[id]).toEqual({
      ...{ skill: 'craft', method: 'With glue', result: 'waiting' },
    });
    const own = { type: 'check.follow', follower: table.of('anya').id, skill: 'craft' } as const;
    expect(table.tryOnCheck('anya', own)?.rule).toBe('SNS-509');
  });

  it('SNS-509: at least one follows, and all Tests are rolled before the Leader’s dice, each once', () => {
    const table = led();
    expect(table.tryOnCheck('anya', rolls(table))?.rule).toBe('SNS-509');
    follow(table, 'carl');
    expect(table.tryOnCheck('anya', rolls(table))?.rule).toBe('SNS-509');
    support(table, 'carl', 2, 3);
    const again = { type: 'check.support', follower: table.of('carl').id } as const;
    expect(table.tryOnCheck('bev', again)?.rule).toBe('SNS-509');
    expect(table.tryOnCheck('anya', rolls(table), 5, 5)).toBeNull();
  });

  it('SNS-407, 409: the referee rolls the Support Test', () => {
    const table = follow(led(), 'carl');
    const test = { type: 'check.support', follower: table.of('carl').id } as const;
    expect(table.tryOnCheck('carl', test)?.rule).toBe('TABLE-002');
    support(table, 'carl', 5, 6);
    expect(table.lastLine()?.roll?.reading.word).toBe('Gets in the way: −2');
  });

  it('SNS-407, 415: the referee’s Boons and Banes, and what the Follower invokes, are on the Difficulty dice', () => {
    const table = follow(led(), 'carl').withTrait('carl', 'The band');
    const { id: follower } = table.of('carl');
    const invoke = { type: 'check.follow-invoke', follower, trait: 'The band' } as const;
    expect(table.tryOnCheck('anya', invoke)?.rule).toBe('TABLE-003');
    table.onCheck('carl', invoke);
    expect(table.of('carl').hope).toBe(4);
    expect(table.tryOnCheck('carl', invoke)?.rule).toBe('SNS-712');
    table.onCheck('bev', { type: 'check.support', follower, banes: 1 }, 10, 10, 2, 3);
    expect(table.lastLine()?.roll).toMatchObject({
      total: 5,
      modifiers: [
        { source: 'The referee', value: -1 },
        { source: 'The band, invoked', value: -1 },
      ],
    });
    expect(table.offers('carl', 'check.follow-invoke')).toEqual([]);
    const hurt = follow(led(), 'carl');
    hurt.onCheck('bev', { type: 'check.support', follower, boons: 1 }, 2, 9, 9);
    expect(hurt.lastLine()?.roll?.total).toBe(18);
  });

  it('SNS-2408: what a Follower has invoked comes back where their Test does not come', () => {
    const ways = [
      ['carl', { type: 'check.unfollow', follower: 'carl' }],
      ['anya', { type: 'check.alone' }],
      ['anya', { type: 'check.withdraw' }],
      ['bev', { type: 'check.deny' }],
    ] as const;
    for (const [seat, way] of ways) {
      const table = follow(led(), 'carl').withTrait('carl', 'The band');
      const { id: follower } = table.of('carl');
      table.onCheck('carl', { type: 'check.follow-invoke', follower, trait: 'The band' });
      expect(table.of('carl').hope).toBe(4);
      table.onCheck(seat, 'follower' in way ? { ...way, follower } : way);
      expect(table.of('carl').hope).toBe(5);
    }
  });

  it('SNS-505, 506 (T11): each success adds 2, each failure takes 2', () => {
    const table = follow(follow(led(), 'carl'), 'dia');
    support(support(table, 'carl', 2, 3), 'dia', 9, 9);
    table.roll('anya', 5, 5);
    expect(table.lastLine()?.roll?.total).toBe(10);
    const both = follow(follow(led(), 'carl'), 'dia');
    support(support(both, 'carl', 2, 3), 'dia', 1, 1).roll('anya', 5, 6);
    expect(both.lastLine()?.roll).toMatchObject({ total: 15, reading: { word: 'Hit' } });
  });

  it('SNS-503, 507: the Leader picks one kind of Cost, and every member pays one of it', () => {
    const table = support(follow(led(), 'carl'), 'carl', 2, 3).roll('anya', 5, 5).close('anya');
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    expect(table.settling.dues).toEqual({ [ari]: 'owed', [cole]: 'owed' });
    table.onCheck('anya', { type: 'check.cost', kind: 'personal' });
    table.onCheck('bev', { type: 'check.tell-cost', to: ari, text: 'A blister.' });
    expect(table.tryOnCheck('anya', { type: 'check.finish' })?.rule).toBe('SNS-2404');
    const twice = { type: 'check.tell-cost', to: ari, text: 'Two.' } as const;
    expect(table.tryOnCheck('bev', twice)?.rule).toBe('SNS-507');
    table.onCheck('bev', { type: 'check.tell-cost', to: cole, text: 'Glue.' });
    table.onCheck('anya', { type: 'check.finish' });
    expect(table.state.public.check).toBeNull();
  });

  it('SNS-508: one Complication is owed for all', () => {
    const table = support(follow(led(), 'carl'), 'carl', 9, 9).roll('anya', 5, 5).close('anya');
    expect(table.settling).toMatchObject({ band: 'miss', due: 'fallout' });
    expect(Object.keys(table.state.public.owed)).toHaveLength(1);
  });

  it('SNS-509: it is one Action: a Timer advances once, and all of them have acted', () => {
    const table = led();
    table.send('bev', {
      ...{ type: 'counter.begin', name: 'Dawn', kind: 'timer', slots: 4 },
      each: 1,
    });
    support(follow(table, 'carl'), 'carl', 2, 3).roll('anya', 5, 5).close('anya');
    expect(Object.values(table.state.public.counters)).toMatchObject([{ filled: 1 }]);
    expect(table.state.public.acted).toEqual([table.of('anya').id, table.of('carl').id]);
  });

  it('SNS-501: whoever waits may leave, and the Leader go alone, as long as nothing was rolled', () => {
    const table = follow(led(), 'carl');
    table.onCheck('carl', { type: 'check.unfollow', follower: table.of('carl').id });
    expect(table.state.public.check?.cooperation).toEqual({});
    table.onCheck('anya', { type: 'check.alone' });
    expect(table.state.public.check?.cooperation).toBeNull();
    const rolled = support(follow(led(), 'carl'), 'carl', 2, 3);
    for (const type of ['check.alone', 'check.withdraw'] as const) {
      expect(rolled.tryOnCheck('anya', { type })?.rule).toBe('SNS-509');
    }
  });
});
