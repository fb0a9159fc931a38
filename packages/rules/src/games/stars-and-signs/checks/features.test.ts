import { describe, expect, it } from 'vitest';
import type { Feature } from '../protagonists/protagonist';
import { seated } from '../testing';

const act = { skill: 'strength', action: 'eliminate' } as const;
const transformed = { filled: 0, temporary: 0 };
/** It brings a Boon on the Circumstance dice by itself. */
const feature = (more: Partial<Feature> = {}): Feature => ({
  ...{ id: 'x', kind: 'class', name: 'Steady', text: '', slot: null, trigger: '' },
  ...{ repeatable: false, hope: 0, uses: 0, used: 0, until: '', magical: false, clears: 'words' },
  effect: { kind: 'circumstance', action: 'eliminate', skill: null, amount: 1, asset: null },
  ...more,
});
/** The Boons of the next Check of Ari's. */
const boons = (table: ReturnType<typeof seated>, action: 'eliminate' | 'create' = 'eliminate') =>
  table
    .lay('anya', { ...act, action })
    .offers('anya', 'check.roll')[0]
    ?.rolls?.modifiers.filter(({ unit }) => unit === 'dice').length;

describe('what features do by themselves', () => {
  it('SNS-213: where the Action is of their type and Skill', () => {
    const having = (more: Partial<Feature>) => seated().with('anya', { features: [feature(more)] });
    const effect = feature().effect;
    expect(boons(having({}))).toBe(1);
    expect(boons(having({}), 'create')).toBe(0);
    expect(boons(having({ effect: effect && { ...effect, skill: 'strength' } }))).toBe(1);
    expect(boons(having({ effect: effect && { ...effect, skill: 'logic' } }))).toBe(0);
    expect(boons(having({ effect: effect && { ...effect, action: null } }), 'create')).toBe(1);
  });

  it('SNS-2202: what is magical while Transformed alone; what has a cost not by itself', () => {
    const magical = () => seated().with('anya', { features: [feature({ magical: true })] });
    expect(boons(magical())).toBe(0);
    expect(boons(magical().with('anya', { transformed }))).toBe(1);
    for (const more of [{ hope: 1 }, { uses: 1 }]) {
      expect(boons(seated().with('anya', { features: [feature(more)] }))).toBe(0);
    }
  });

  it('SNS-2218: Regalia of anybody, for whoever is Transformed; by a house rule while their owner is', () => {
    const regalia = () =>
      seated().with('carl', { features: [feature({ kind: 'regalia', magical: true })] });
    expect(boons(regalia())).toBe(0);
    expect(boons(regalia().with('anya', { transformed }))).toBe(1);
    const rule = { type: 'table.house-rule', rule: 'regalia', value: 'owner' } as const;
    const owners = () => regalia().with('anya', { transformed }).send('bev', rule);
    expect(boons(owners())).toBe(0);
    expect(boons(owners().with('carl', { transformed }))).toBe(1);
  });
});
