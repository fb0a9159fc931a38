import { describe, expect, it } from 'vitest';
import { fighting } from '../testing/fighting';
import type { Range } from '../vocabulary';

const at = (range: Range) => {
  const table = fighting();
  const character = table.of('anya').id;
  return table.send('bev', { type: 'range.set', adversary: table.foe().id, character, range });
};
const band = (table: ReturnType<typeof at>) => table.foe().bands[table.of('anya').id];
const who = (table: ReturnType<typeof at>) => ({
  character: table.of('anya').id,
  adversary: table.foe().id,
});

describe('moving', () => {
  it.each([
    ['close', 'melee', 'melee'],
    ['melee', 'close', 'close'],
    ['far', 'melee', 'close'],
  ] as const)(
    'DGH-1107, 1201: from %s, wanting %s, within Close comes to %s',
    (from, range, to) => {
      const table = at(from);
      table.send('anya', { type: 'move.near', ...who(table), range });
      expect(band(table)).toBe(to);
      expect(table.state.public.adversaries[table.foe().id]?.bands).toEqual(table.foe().bands);
    },
  );

  it('DGH-1107: farther away one sprints, with an Agility roll that has to succeed', () => {
    const table = at('veryFar');
    const near = { type: 'move.near', ...who(table), range: 'close' } as const;
    expect(table.try('anya', near)).toMatchObject({ rule: 'DGH-1107' });
    const sprint = { type: 'roll.move', ...who(table), range: 'far' } as const;
    table.send('anya', sprint).frame({ difficulty: 12 }).lock('anya', 9, 4);
    expect(band(table)).toBe('far');
    table
      .send('anya', { ...sprint, range: 'melee' })
      .frame({ difficulty: 20 })
      .lock('anya', 9, 4);
    expect(band(table)).toBe('far');
  });

  it('DGH-1101, 1201: not while the GM has the spotlight', () => {
    const table = at('close').send('bev', { type: 'spotlight.free' });
    const near = { type: 'move.near', ...who(table), range: 'melee' } as const;
    expect(table.try('anya', near)).toMatchObject({ rule: 'DGH-1101' });
  });

  it('DGH-802: whoever is Restrained stays where they stand', () => {
    const table = at('close');
    const { character, adversary } = who(table);
    for (const of of [character, adversary]) {
      table.send('bev', { type: 'condition.add', of, name: 'Restrained' });
    }
    const refused = { rule: 'DGH-802' };
    const there = { character, adversary, range: 'melee' } as const;
    expect(table.try('anya', { type: 'move.near', ...there })).toMatchObject(refused);
    expect(table.try('anya', { type: 'roll.move', ...there })).toMatchObject(refused);
    table.send('bev', { type: 'spotlight.free' });
    expect(table.try('bev', { type: 'adversary.move', ...there })).toMatchObject(refused);
  });

  it('DGH-1109, 1201: an adversary moves within Close and attacks, or sprints and does no more', () => {
    const table = at('close').send('bev', { type: 'spotlight.free' });
    const move = { type: 'adversary.move', ...who(table), range: 'melee' } as const;
    table.send('bev', move);
    expect([band(table), table.foe().acted]).toEqual(['melee', 'has']);
    table.send('bev', { ...move, range: 'veryFar' });
    expect([band(table), table.foe().acted]).toEqual(['veryFar', 'done']);
    expect(table.try('bev', { ...move, range: 'far' })).toMatchObject({ rule: 'DGH-1108' });
  });
});
