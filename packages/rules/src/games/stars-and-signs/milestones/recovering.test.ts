import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { about, ari, begin, now, pass, wound } from '../testing/at-milestone';

describe('a Wound', () => {
  const trying = () => {
    const table = seated().with('anya', {
      abilities: { ...ari(seated()).abilities, endurance: 5 },
      skills: { vitality: 4 },
    });
    begin(table.withTrait('anya', 'A cut', wound, 'wound'));
    return table.send('anya', { type: 'milestone.recover', ...about(table), wound: 'A cut' });
  };
  const roll = (table: StarsTable, ...faces: number[]) =>
    table.send('bev', { type: 'milestone.test', ...about(table) }, ...faces);

  it('SNS-408, 1705, 1706 (T20): is gone where the Difficulty stays below the score, and else it stays', () => {
    const table = roll(trying(), 7, 7);
    expect(linesOf(table.state.public.log).at(-1)?.text).toBe('Ari: a Wound is gone, “A cut”.');
    expect(table.state.public.traits['A cut']).toBeUndefined();
    expect(now(table)).toBe('reflect');
    const failed = roll(trying(), 7, 8);
    expect(failed.state.public.traits['A cut']).toBeDefined();
    expect(ari(failed)).toMatchObject({ despair: 0, hope: 5 });
    expect(now(failed)).toBe('reflect');
  });

  it('SNS-409, 1705: its player names one, and the referee rolls, once', () => {
    const table = trying();
    expect(table.offers('anya', 'milestone.test')).toEqual([]);
    expect(table.offers('bev', 'milestone.test')[0]?.label).toBe('Roll for Ari: Vitality 15');
    roll(table, 10, 10);
    expect(table.offers('anya', 'milestone.recover')).toEqual([]);
    expect(table.state.public.milestone?.recovering).toEqual({});
  });

  it('SNS-415, 1705: whoever tries may invoke Traits, a Bane each on the Difficulty, once the Wound is named', () => {
    const table = trying().withTrait('anya', 'My sister').withTrait('anya', 'The choir');
    const invoke = (trait: string) =>
      ({ type: 'milestone.invoke', ...about(table), trait }) as const;
    table.send('anya', invoke('My sister'));
    expect(table.try('anya', invoke('My sister'))?.rule).toBe('SNS-712');
    expect(table.try('carl', invoke('The choir'))?.rule).toBe('TABLE-003');
    table.send('anya', invoke('The choir'));
    expect(ari(table).hope).toBe(3);
    // The two highest of four are dropped.
    roll(table, 10, 10, 4, 5);
    expect(table.state.public.traits['A cut']).toBeUndefined();
    expect(table.state.public.milestone?.invoked).toEqual({});
    const early = begin(
      seated().withTrait('anya', 'A cut', wound, 'wound').withTrait('anya', 'My sister'),
    );
    expect(early.offers('anya', 'milestone.invoke')).toEqual([]);
    expect(early.try('anya', invoke('My sister'))?.rule).toBe('SNS-1705');
  });

  it('SNS-415, 1705: what was invoked comes back where the Test does not come; a table may have none', () => {
    const invoked = () => {
      const table = trying().withTrait('anya', 'Chess', { free: 1, rank: 2 }, 'affinity');
      table.withTrait('anya', 'My sister');
      for (const trait of ['Chess', 'My sister']) {
        table.send('anya', { type: 'milestone.invoke', ...about(table), trait });
      }
      expect([ari(table).hope, table.trait('Chess').free]).toEqual([4, 0]);
      return table;
    };
    const left = pass(invoked(), 'recover');
    expect([ari(left).hope, left.trait('Chess').free]).toEqual([5, 1]);
    const ended = invoked().send('bev', { type: 'milestone.end' });
    expect([ari(ended).hope, ended.trait('Chess').free]).toEqual([5, 1]);
    const table = trying().withTrait('anya', 'My sister');
    table.send('bev', { type: 'table.house-rule', rule: 'invokeOnTests', value: 'no' });
    expect(table.offers('anya', 'milestone.invoke')).toEqual([]);
    expect(
      table.try('anya', { type: 'milestone.invoke', ...about(table), trait: 'My sister' })?.rule,
    ).toBe('SNS-415');
  });

  it('SNS-1705: Resolve mends what is mental, Networking what is social', () => {
    const table = seated()
      .withTrait('anya', 'Doubt', { ...wound, wound: 'mental' }, 'wound')
      .withTrait('anya', 'Shame', { ...wound, wound: 'social' }, 'wound');
    begin(table);
    expect(table.offers('anya', 'milestone.recover').map(({ detail }) => detail)).toEqual([
      'Resolve 11',
      'Networking 11',
    ]);
  });

  it('SNS-1714: the referee may make it harder or easier, and it is not by itself', () => {
    const table = trying();
    table.send('bev', { type: 'milestone.test', ...about(table), boons: 1 }, 7, 7, 9);
    expect(table.state.public.traits['A cut']).toBeDefined();
    const eased = trying();
    eased.send('bev', { type: 'milestone.test', ...about(eased), banes: 1 }, 9, 9, 5);
    expect(eased.state.public.traits['A cut']).toBeUndefined();
  });

  it('SNS-2101: waits for the next session where this one has ended', () => {
    const table = trying().send('bev', { type: 'session.end' });
    expect(table.offers('bev', 'milestone.test')).toEqual([]);
    table.send('bev', { type: 'session.start' });
    roll(table, 2, 2);
    expect(table.state.public.traits['A cut']).toBeUndefined();
  });
});

describe('Hope for Despair', () => {
  it('SNS-1604, 1101: each Hope clears one slot, any number', () => {
    const table = begin(seated().with('anya', { hope: 4, despair: 3 }));
    expect(table.offers('anya', 'milestone.hope')[0]?.fields?.[0]).toMatchObject({
      min: 1,
      max: 3,
    });
    table.send('anya', { type: 'milestone.hope', ...about(table), hope: 3 });
    expect(ari(table)).toMatchObject({ hope: 1, despair: 0 });
  });

  it('SNS-1608: not while Broken', () => {
    const table = begin(seated().with('anya', { hope: 4, despair: 10 }));
    expect(now(table)).toBe('reflect');
  });
});
