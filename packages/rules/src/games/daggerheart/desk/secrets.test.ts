import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { seated } from '../testing';
import { fighting, strike, sword } from '../testing/fighting';

describe('what lies on the desk', () => {
  it('TABLE-005: no player is told anything of an adversary that is hidden', () => {
    const table = seated();
    table.send('bev', {
      type: 'adversary.create',
      name: 'CANARY',
      difficulty: 37,
      major: 31,
      severe: 73,
      hp: 29,
      copies: 2,
      motives: 'CANARY',
    });
    for (const audience of ['public', 'seat:anya'] as const) {
      expect(table.patches.get(audience) ?? []).toEqual([]);
    }
    const { id } = table.foe();
    expect(JSON.stringify([table.state.public, table.state.seats.anya])).not.toContain('CANARY');
    const attack = {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'x',
      target: id,
    } as const;
    const nothing = table.try('anya', { ...attack, target: 'none' });
    expect(
      table.with('anya', { weapons: [{ ...sword, id: 'x' }] }).try('anya', attack)?.message,
    ).toBe(table.try('anya', { ...attack, target: 'none' })?.message);
    expect(nothing).not.toBeNull();
  });

  it('DGH-105, 1502: a kept Difficulty and an adversary’s numbers are in nothing that players are sent', () => {
    const table = fighting().given((state) => {
      for (const one of Object.values(state.director.adversaries)) {
        Object.assign(one, { difficulty: 37, thresholds: { major: 9931, severe: 9973 } });
      }
    });
    strike(table, 9, 5);
    const told = JSON.stringify([...table.patches].filter(([to]) => to !== 'director'));
    expect(told).not.toMatch(/\b37\b|9931|9973/);
    expect(JSON.stringify([table.state.public, table.state.seats])).not.toMatch(/\b37\b|9931|9973/);
    expect(JSON.stringify(linesOf(table.state.public.log).at(-1)?.roll?.reading)).not.toContain(
      'against',
    );
  });

  it('TABLE-005: nobody is told that one is defeated which they have not seen', () => {
    const table = seated();
    const hidden = { type: 'adversary.improvise', name: 'CANARY', difficulty: 11, hp: 3 } as const;
    table.send('bev', { ...hidden, shown: false }).given(({ director }) => {
      for (const one of Object.values(director.adversaries)) one.hp.marked = one.hp.slots;
    });
    table.send('bev', { type: 'adversary.defeat', adversary: table.foe().id, how: 'CANARY falls' });
    expect(table.foe().defeated).toBe(true);
    expect(JSON.stringify([table.state.public, table.state.seats.anya])).not.toContain('CANARY');
    expect([...table.patches.keys()].filter((to) => to === 'public')).toEqual([]);
  });

  it('comes to light under an id that does not tell when it was made', () => {
    const table = seated().send('bev', {
      type: 'adversary.improvise',
      name: 'Wolf',
      difficulty: 11,
      hp: 3,
      shown: false,
    });
    const { id: before } = table.foe();
    table.send('bev', { type: 'adversary.reveal', adversary: before });
    const [id] = Object.keys(table.state.public.adversaries);
    expect(id).not.toBe(before);
    expect(Object.keys(table.state.director.adversaries)).toEqual([id]);
  });

  it('DGH-1507: an adversary is improvised in three fields', () => {
    const table = seated().send('bev', {
      type: 'adversary.improvise',
      name: 'Wolf',
      difficulty: 11,
      hp: 3,
    });
    expect(table.foe()).toMatchObject({
      name: 'Wolf',
      difficulty: 11,
      hp: { slots: 3 },
      shown: true,
    });
  });
});
