import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { fighting, strike } from '../testing/fighting';

type Table = ReturnType<typeof seated>;

const wants = (table: Table, seat: string, more: object = {}) =>
  ({
    type: 'roll.propose',
    character: table.of(seat).id,
    trait: 'presence',
    doing: 'Talk it down',
    ...more,
  }) as const;
const up = (table: Table, seat: string) =>
  ({ type: 'roll.take-up', character: table.of(seat).id }) as const;
const next = ({ state }: Table) => Object.values(state.public.intentions ?? {});
const asked = ({ state }: Table, seat: string) =>
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
    table.send('carl', wants(table, 'carl'));
    expect(table.state.public.roll).toBeNull();
    expect(table.lastLine()?.text).toBe('Cole wants to roll Presence next: Talk it down');
    const [{ id: reaction = '' } = {}] = Object.values(table.state.public.reactions);
    table.send('anya', { type: 'reaction.roll', reaction }, 9, 4);
    expect(asked(table, 'carl')).toEqual(['Roll Presence next?']);
    strike(table, 3, 8);
    expect(table.state.public.spotlight.side).toBe('gm');
    expect([asked(table, 'carl'), table.offers('carl', 'roll.take-up')]).toEqual([[], []]);
    expect(table.try('carl', up(table, 'carl'))).toMatchObject({ rule: 'DGH-1101' });
    table.send('bev', { type: 'spotlight.pass' }).send('carl', up(table, 'carl'));
    expect(table.state.public.roll?.parts).toMatchObject([
      { character: table.of('carl').id, trait: 'presence', doing: 'Talk it down' },
    ]);
    expect(next(table)).toEqual([]);
    expect(table.try('carl', wants(table, 'carl'))).toMatchObject({ rule: 'TABLE-009' });
    const attack = {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
    } as const;
    table.send('anya', { ...attack, target: table.foe().id });
    expect(table.lastLine()?.text).toBe('Ari wants to attack Ogre next.');
  });

  it('TABLE-058, DGH-1102, 1106: the GM who calls somebody up passes them the spotlight', () => {
    const table = seated().send('bev', { type: 'spotlight.free' });
    table.send('carl', wants(table, 'carl'));
    expect(table.offers('bev', 'roll.take-up')).toMatchObject([{ label: 'Cole next' }]);
    expect(table.try('anya', up(table, 'carl'))).toMatchObject({ rule: 'TABLE-003' });
    table.send('bev', up(table, 'carl'));
    expect(table.state.public.spotlight).toMatchObject({
      ...{ side: 'players', holder: table.of('carl').id, moves: 0 },
    });
    expect(table.state.public.roll?.parts[0]?.character).toBe(table.of('carl').id);
  });

  it('TABLE-058, DGH-106: falls away with its reason, and goes without an Experience that nobody can pay', () => {
    const experiences = [{ id: 'sly', name: 'Sly', bonus: 2 }];
    const table = fighting().with('carl', { experiences, weapons: [] });
    table.send('bev', { type: 'spotlight.free' });
    table.send('anya', {
      ...{ type: 'roll.attack', character: table.of('anya').id, weapon: 'sword' },
      target: table.foe().id,
    });
    table.send('carl', wants(table, 'carl', { experience: 'sly' }));
    table.with('carl', { hope: { ...table.of('carl').hope, held: 0 } });
    table.given((state) => {
      for (const one of Object.values(state.director.adversaries)) one.hp.marked = one.hp.slots;
    });
    table.send('bev', { type: 'adversary.defeat', adversary: table.foe().id });
    expect(next(table)).toMatchObject([{ experience: 'sly' }]);
    expect(table.lastLine()?.text).toBe('What Ari wanted to do next falls away: Ogre is defeated.');
    table.send('bev', up(table, 'carl'));
    expect(table.lastLine()?.text).toBe('Cole does it without “Sly”: no Hope is left.');
    expect(table.state.public.roll?.parts[0]?.experience).toBeNull();
  });
});
