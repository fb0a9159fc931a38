import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { fighting } from '../testing/fighting';

type Table = ReturnType<typeof seated>;

const lastRoll = (table: Table) =>
  table.state.public.log.entries.findLast(({ roll }) => roll)?.roll;
const edgeDice = (table: Table) =>
  lastRoll(table)?.groups.find(({ sides }) => sides === 6) ?? { label: 'none', faces: [] };

/** The GM asks Ari to react, against 12. */
const asked = (table: Table, more: object = {}) =>
  table.send('bev', {
    type: 'reaction.ask',
    characters: [table.of('anya').id],
    trait: 'agility',
    difficulty: 12,
    ...more,
  });
const react = (table: Table, ...faces: number[]) => {
  const [reaction = ''] = Object.keys(table.state.public.reactions);
  return table.send('anya', { type: 'reaction.roll', reaction }, ...faces);
};

describe('advantage and disadvantage beyond the action roll', () => {
  it('DGH-107, 108, 201: the GM gives a reaction advantage or disadvantage', () => {
    const helped = react(asked(seated(), { advantage: 1 }), 5, 4, 6);
    expect(lastRoll(helped)).toMatchObject({ total: 15, reading: { word: 'Success' } });
    expect(edgeDice(helped)).toMatchObject({ label: 'Advantage', faces: [6] });
    const hindered = react(asked(seated(), { disadvantage: 2 }), 8, 7, 2, 4);
    expect(lastRoll(hindered)).toMatchObject({ total: 11, reading: { word: 'Failure' } });
    expect(edgeDice(hindered)).toMatchObject({ label: 'Disadvantage', faces: [2, 4], kept: [1] });
    // One for one, they cancel out.
    expect(edgeDice(react(asked(seated(), { advantage: 1, disadvantage: 1 }), 5, 4)).faces).toEqual(
      [],
    );
  });

  it('DGH-108, 201: whoever reacts sees the dice that they will throw', () => {
    const table = asked(seated(), { advantage: 2, disadvantage: 1 });
    expect(table.offers('anya', 'reaction.roll')).toMatchObject([
      { rolls: { dice: 3, modifiers: [{ value: 2 }, { value: -1 }] } },
    ]);
  });

  it('DGH-108, 203: each helper of a group action has what the GM gives them, and nobody else', () => {
    const table = seated();
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    table.send('anya', { type: 'roll.propose', character: ari, trait: 'agility' });
    table.frame({ difficulty: 12 });
    table.send('anya', { type: 'roll.together', roll: table.rollId });
    const give = { type: 'roll.help-edge', roll: table.rollId, character: cole } as const;
    expect(table.try('carl', { ...give, advantage: 1 })).toMatchObject({ code: 'not-allowed' });
    expect(table.try('bev', { ...give, character: ari })).toMatchObject({ code: 'wrong-moment' });
    table.send('bev', { ...give, advantage: 1 });
    const help = {
      type: 'roll.assist',
      roll: table.rollId,
      character: cole,
      trait: 'finesse',
    } as const;
    table.send('carl', help, 4, 5, 6);
    expect(edgeDice(table)).toMatchObject({ label: 'Advantage', faces: [6] });
    expect(table.state.public.roll?.group?.[cole]).toBe('success');
    expect(table.try('bev', { ...give, advantage: 2 })).toMatchObject({ code: 'wrong-moment' });
    table.lock('anya', 6, 5);
    expect(edgeDice(table).faces).toEqual([]);
    expect(lastRoll(table)?.total).toBe(12);
  });

  it('DGH-801, 701: a roll against one of the party who is Vulnerable has advantage', () => {
    for (const set of [
      { conditions: [{ id: 'v', name: 'Vulnerable', until: '' }] },
      { stress: { marked: 6, slots: 6 } },
    ]) {
      const table = against(seated().with('carl', set));
      table.lock('anya', 4, 3, 5);
      expect(lastRoll(table)?.total).toBe(12);
      expect(edgeDice(table)).toMatchObject({ label: 'Advantage', faces: [5] });
    }
    // Whoever rolls being Vulnerable gives nothing.
    const own = seated().with('anya', { conditions: [{ id: 'v', name: 'Vulnerable', until: '' }] });
    expect(edgeDice(against(own).lock('anya', 4, 3)).faces).toEqual([]);
  });

  it('DGH-803: a roll against one of the party who is Hidden has disadvantage', () => {
    const hidden = { conditions: [{ id: 'h', name: 'Hidden', until: '' }] };
    const table = against(seated().with('carl', hidden)).lock('anya', 8, 7, 4);
    expect(lastRoll(table)?.total).toBe(11);
    expect(edgeDice(table)).toMatchObject({ label: 'Disadvantage', faces: [4] });
  });
});

/** Ari rolls against Cole, once they have talked about it. */
function against(table: Table): Table {
  const [character, other] = [table.of('anya').id, table.of('carl').id];
  table.send('anya', { type: 'roll.propose', character, trait: 'presence', against: other });
  table.frame({ difficulty: 12 });
  return table.send('carl', { type: 'roll.talked', roll: table.rollId, dice: true });
}

describe('what is done to an adversary without a weapon', () => {
  /** Ari taunts the ogre, whose Difficulty of 14 the desk keeps. */
  const taunt = (table: Table, more: object = {}) =>
    table.send('anya', {
      type: 'roll.propose',
      character: table.of('anya').id,
      trait: 'presence',
      target: table.foe().id,
      ...more,
    });

  it('DGH-105, 601: is against its Difficulty, which stays on the desk', () => {
    const table = taunt(fighting());
    expect(table.state.public.roll).toMatchObject({
      difficulty: null,
      kept: true,
      target: table.foe().id,
    });
    expect(table.state.director.asked).toEqual({ difficulty: 14 });
    const { id: adversary } = table.foe();
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries))
        one.experiences = [{ name: 'Old', bonus: 2 }];
      director.asked = { difficulty: 14 };
    });
    table.given(({ public: shared }) => {
      shared.fear = 1;
    });
    table.send('bev', { type: 'roll.harden', roll: table.rollId, adversary, experience: 0 });
    table.lock('anya', 8, 7);
    expect(lastRoll(table)?.reading.word).toBe('Failure with Hope');
    expect(JSON.stringify(table.state.public.log)).not.toContain('against 1');
  });

  it('DGH-801, 803: has what its conditions give, and deals no damage', () => {
    const table = fighting();
    table.send('bev', { type: 'condition.add', of: table.foe().id, name: 'Vulnerable' });
    taunt(table).lock('anya', 5, 4, 6);
    expect(lastRoll(table)).toMatchObject({ total: 15, reading: { word: 'Success with Hope' } });
    expect(table.state.public.damage).toBeNull();
    const hidden = fighting();
    hidden.send('bev', { type: 'condition.add', of: hidden.foe().id, name: 'Hidden' });
    expect(lastRoll(taunt(hidden).lock('anya', 8, 7, 2))?.total).toBe(13);
  });

  it('DGH-601: is not done to one that is defeated, or that nobody sees', () => {
    const table = fighting();
    const { id: target } = table.foe();
    const roll = {
      type: 'roll.propose',
      character: table.of('anya').id,
      trait: 'presence',
    } as const;
    expect(table.try('anya', { ...roll, target: 'nobody' })).toMatchObject({ code: 'not-found' });
    table.given(({ public: { adversaries } }) => {
      for (const one of Object.values(adversaries)) one.defeated = true;
    });
    expect(table.try('anya', { ...roll, target })).toMatchObject({
      code: 'wrong-moment',
      rule: 'DGH-601',
    });
    const ways = table.offers('anya', 'roll.propose').map(({ variant }) => variant);
    expect(ways).not.toContain('adversary');
  });

  it('DGH-601, TABLE-058: waits as what somebody does next, told for what it is', () => {
    const table = fighting().send('bev', { type: 'spotlight.free' });
    taunt(table);
    expect(table.state.public.log.entries.at(-1)?.text).toContain('roll Presence against Ogre');
  });
});
