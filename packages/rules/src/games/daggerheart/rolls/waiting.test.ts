import { describe, expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { fighting, strike } from '../testing/fighting';

const wants = (table: DhTable, more: object = {}) =>
  ({
    type: 'roll.propose',
    character: table.of('carl').id,
    trait: 'presence',
    doing: 'Talk it down',
    ...more,
  }) as const;
const attack = (table: DhTable) =>
  ({
    type: 'roll.attack',
    character: table.of('anya').id,
    weapon: 'sword',
    target: table.foe().id,
  }) as const;
const up = (table: DhTable) => ({ type: 'roll.take-up', character: table.of('carl').id }) as const;
const next = ({ state }: DhTable) => Object.values(state.public.intentions ?? {});
const asked = ({ state }: DhTable, seat: string) =>
  Object.values(state.public.derived.prompts).flatMap(({ to, title }) =>
    to.includes(seat) ? title : [],
  );

describe('what people want to do next', () => {
  it('TABLE-058, DGH-1101: waits for a roll, for a reaction and for the GM, and is one tap afterwards', () => {
    const table = fighting();
    table.send('bev', {
      type: 'reaction.ask',
      characters: [table.of('anya').id],
      trait: 'agility',
      difficulty: 10,
    });
    table.send('carl', wants(table));
    expect(table.state.public.roll).toBeNull();
    expect(table.lastLine()?.text).toBe('Cole wants to roll Presence next: Talk it down');
    const [{ id: reaction = '' } = {}] = Object.values(table.state.public.reactions);
    table.send('anya', { type: 'reaction.roll', reaction }, 9, 4);
    expect(asked(table, 'carl')).toEqual(['Roll Presence next?']);
    strike(table, 3, 8);
    expect(table.state.public.spotlight.side).toBe('gm');
    expect([asked(table, 'carl'), table.offers('carl', 'roll.take-up')]).toEqual([[], []]);
    expect(table.try('carl', up(table))).toMatchObject({ rule: 'DGH-1101' });
    table.send('bev', { type: 'spotlight.pass' }).send('carl', up(table));
    expect(table.state.public.roll?.parts).toMatchObject([
      { character: table.of('carl').id, trait: 'presence', doing: 'Talk it down' },
    ]);
    expect(next(table)).toEqual([]);
    expect(table.try('carl', wants(table))).toMatchObject({ rule: 'TABLE-009' });
    table.send('anya', attack(table));
    expect(table.lastLine()?.text).toBe('Ari wants to attack Ogre next.');
    // What somebody does instead takes its place.
    table.send('carl', { type: 'roll.withdraw', roll: table.rollId });
    table.send('anya', { ...wants(table), character: table.of('anya').id });
    expect([table.state.public.roll?.target, next(table)]).toEqual([null, []]);
  });

  it('TABLE-058, DGH-106, 1102: falls away with its reason; the GM who calls somebody up passes them the spotlight', () => {
    const experiences = [{ id: 'sly', name: 'Sly', bonus: 2 }];
    const table = fighting().with('carl', { experiences });
    table.send('bev', { type: 'spotlight.free' }).send('anya', attack(table));
    table.send('carl', wants(table, { experience: 'sly' }));
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries)) one.hp.marked = one.hp.slots;
    });
    table.send('bev', { type: 'adversary.defeat', adversary: table.foe().id });
    expect(table.lastLine()?.text).toBe('What Ari wanted to do next falls away: Ogre is defeated.');
    expect(next(table)).toMatchObject([{ experience: 'sly' }]);
    // Nobody can pay for the Experience any more: it goes without.
    table.with('carl', { hope: { ...table.of('carl').hope, held: 0 } });
    expect(table.offers('bev', 'roll.take-up')).toMatchObject([{ label: 'Cole next' }]);
    expect(table.try('anya', up(table))).toMatchObject({ rule: 'TABLE-003' });
    table.send('bev', up(table));
    expect(table.lastLine()?.text).toBe('Cole does it without “Sly”: no Hope is left.');
    const { roll, spotlight } = table.state.public;
    expect(roll?.parts).toMatchObject([{ character: table.of('carl').id, experience: null }]);
    expect(spotlight).toMatchObject({ side: 'players', holder: table.of('carl').id, moves: 0 });
  });
});
