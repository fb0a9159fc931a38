import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { seated } from '../testing';
import { edgeTotal, groupModifier, netEdge } from './duality';

/** Ari with so much Hope and a trait, at a table where nothing else has happened. */
const given = (hope = 1, trait = 0, stress = 0) => {
  const table = seated();
  const { traits, hope: before, stress: slots } = table.of('anya');
  return table.with('anya', {
    traits: { ...traits, agility: trait },
    hope: { ...before, held: hope },
    stress: { ...slots, marked: stress },
  });
};

const reading = (table: ReturnType<typeof seated>) => {
  const line = linesOf(table.state.public.log).findLast(({ roll }) => roll);
  return { word: line?.roll?.reading.word, total: line?.roll?.total };
};

describe('action rolls', () => {
  it('DGH-101, 103, 105: wait for the GM to say what they are against', () => {
    const table = given();
    const { id } = table.of('anya');
    table.send('anya', { type: 'roll.propose', character: id, trait: 'agility', doing: 'I jump' });
    expect(table.offers('anya', 'roll.lock')).toEqual([]);
    expect(table.state.public.derived.prompts.difficulty).toMatchObject({ to: ['bev'] });
    const lock = { type: 'roll.lock', roll: table.rollId, version: 0 } as const;
    expect(table.try('anya', lock)).toMatchObject({ rule: 'DGH-105' });
    table.send('bev', {
      type: 'roll.frame',
      roll: table.rollId,
      difficulty: 14,
      stakes: 'The bridge falls',
    });
    table.lock('anya', 9, 6);
    expect(
      linesOf(table.state.public.log).some(({ notes }) =>
        notes?.join().includes('The bridge falls'),
      ),
    ).toBe(true);
  });

  it('DGH-102, 112, 1103: Success with Hope adds the trait, gives 1 Hope, keeps the spotlight', () => {
    const table = given(1, 2).roll('anya', { difficulty: 14 }, 9, 4);
    expect(reading(table)).toEqual({ word: 'Success with Hope', total: 15 });
    expect(table.of('anya').hope.held).toBe(2);
    expect(table.state.public.spotlight).toMatchObject({
      side: 'players',
      holder: table.of('anya').id,
    });
  });

  it('DGH-115, 1301: Success with Fear gives the GM a Fear, and no Hope', () => {
    const table = given().roll('anya', { difficulty: 10 }, 4, 9);
    expect(reading(table).word).toBe('Success with Fear');
    expect(table.state.public.fear).toBe(1);
    expect(table.of('anya').hope.held).toBe(1);
  });

  it('DGH-1104, 1402: Success with Fear brings a softer move of the GM', () => {
    const table = given().roll('anya', { difficulty: 10 }, 4, 9);
    expect(table.state.public.spotlight).toMatchObject({ side: 'gm', owed: 'softer', moves: 1 });
  });

  it('DGH-116: Failure with Hope gives 1 Hope, no Fear, and a move', () => {
    const table = given().roll('anya', { difficulty: 15 }, 8, 3);
    expect(reading(table)).toEqual({ word: 'Failure with Hope', total: 11 });
    expect(table.of('anya').hope.held).toBe(2);
    expect(table.state.public).toMatchObject({ fear: 0, spotlight: { side: 'gm' } });
  });

  it('DGH-117: Failure with Fear gives the GM a Fear and a harder move', () => {
    const table = given().roll('anya', { difficulty: 15 }, 3, 8);
    expect(table.state.public).toMatchObject({
      fear: 1,
      spotlight: { side: 'gm', owed: 'harder' },
    });
  });

  it('DGH-113, 704: equal dice succeed below the Difficulty, give 1 Hope and clear 1 Stress', () => {
    const table = given(2, 0, 3).roll('anya', { difficulty: 20 }, 2, 2);
    expect(reading(table)).toEqual({ word: 'Critical Success', total: 4 });
    expect(table.of('anya')).toMatchObject({ hope: { held: 3 }, stress: { marked: 2 } });
    expect(table.state.public.spotlight.side).toBe('players');
  });

  it('DGH-106, 403, 501: an Experience costs 1 Hope and adds its bonus', () => {
    const table = given(3, 1).with('anya', {
      experiences: [{ id: 'fast', name: 'Gotta go fast', bonus: 2 }],
    });
    const { id } = table.of('anya');
    table.send('anya', {
      type: 'roll.propose',
      character: id,
      trait: 'agility',
      experience: 'fast',
    });
    table.frame({ difficulty: 14 }).lock('anya', 6, 5);
    expect(reading(table)).toEqual({ word: 'Success with Hope', total: 14 });
    expect(table.of('anya').hope.held).toBe(3);
  });

  it('DGH-106: nobody uses an Experience without Hope', () => {
    const table = given(0).with('anya', { experiences: [{ id: 'fast', name: 'Fast', bonus: 2 }] });
    const roll = {
      type: 'roll.propose',
      character: table.of('anya').id,
      trait: 'agility',
    } as const;
    expect(table.try('anya', { ...roll, experience: 'fast' })).toMatchObject({
      code: 'cannot-afford',
      rule: 'DGH-106',
    });
  });

  it('DGH-107, 108: advantage adds a d6, disadvantage takes one away', () => {
    const up = given().roll('anya', { difficulty: 12, advantage: 1 }, 7, 2, 5);
    expect(reading(up).total).toBe(14);
    const down = given().roll('anya', { difficulty: 12, disadvantage: 1 }, 7, 2, 5);
    expect(reading(down).total).toBe(4);
  });

  it('DGH-109, 110: they cancel one for one, and of what is left the highest counts', () => {
    expect(netEdge(3, 1)).toBe(2);
    expect(edgeTotal([3, 5], 2)).toBe(5);
    const table = given().roll(
      'anya',
      { difficulty: 12, advantage: 3, disadvantage: 1 },
      7,
      2,
      3,
      5,
    );
    expect(reading(table).total).toBe(14);
  });

  it('DGH-401, 405: Hope stops at six, less what is crossed out, and Fear at twelve', () => {
    const table = given(6).roll('anya', { difficulty: 10 }, 9, 4);
    expect(table.of('anya').hope.held).toBe(6);
    const scarred = given().with('anya', { hope: { held: 4, crossed: 2 } });
    expect(scarred.roll('anya', { difficulty: 10 }, 9, 4).of('anya').hope.held).toBe(4);
    const afraid = given().given((state) => {
      state.public.fear = 12;
    });
    expect(afraid.roll('anya', { difficulty: 10 }, 4, 9).state.public.fear).toBe(12);
  });

  it('is not rolled as its owner has not read it', () => {
    const table = given();
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.frame({ difficulty: 10 });
    const old = { type: 'roll.lock', roll: table.rollId, version: 0 } as const;
    expect(table.try('anya', old)?.message).toContain('changed');
  });
});

describe('help', () => {
  it('DGH-402: costs each helper 1 Hope, and of several only the highest die counts', () => {
    const table = given(2).with('carl', { hope: { held: 1, crossed: 0 } });
    table.send('anya', { type: 'character.create', name: 'Ann' });
    const [ari, second] = Object.values(table.state.public.characters).filter(
      ({ owner }) => owner === 'anya',
    );
    const { id: part = '' } = ari ?? {};
    table.send('anya', { type: 'roll.propose', character: part, trait: 'agility' });
    table.frame({ difficulty: 12 });
    const help = { type: 'roll.help', roll: table.rollId, part } as const;
    table.send('carl', { ...help, character: table.of('carl').id, how: 'A leg up' });
    table.send('anya', { ...help, character: second?.id ?? '' });
    table.lock('anya', 5, 4, 2, 6);
    expect(reading(table).total).toBe(15);
    expect(table.of('carl').hope.held).toBe(0);
  });

  it('DGH-402: is given back while nothing is rolled, and cancels with disadvantage at the same price', () => {
    const table = given();
    const { id: part } = table.of('anya');
    const { id: character } = table.of('carl');
    table.send('anya', { type: 'roll.propose', character: part, trait: 'agility' });
    table.frame({ difficulty: 12, disadvantage: 1 });
    table.send('carl', { type: 'roll.help', roll: table.rollId, part, character });
    table.send('carl', { type: 'roll.unhelp', roll: table.rollId, character });
    expect(table.of('carl').hope.held).toBe(2);
    table.send('carl', { type: 'roll.help', roll: table.rollId, part, character });
    table.lock('anya', 8, 3);
    expect(reading(table).total).toBe(11);
    expect(table.of('carl').hope.held).toBe(1);
  });
});

describe('reaction, fate and group rolls', () => {
  const ask = { type: 'reaction.ask', trait: 'agility', difficulty: 12 } as const;
  const reacting = () => {
    const table = given(1, 0, 2);
    return table.send('bev', { ...ask, characters: [table.of('anya').id] });
  };
  const roll = (table: ReturnType<typeof seated>, ...faces: number[]) => {
    const [reaction = ''] = Object.keys(table.state.public.reactions);
    return table.send('anya', { type: 'reaction.roll', reaction }, ...faces);
  };

  it('TABLE-012: no more reactions wait at once than there is room for', () => {
    const table = given();
    const both = { ...ask, characters: [table.of('anya').id, table.of('carl').id] };
    for (let at = 0; at < 12; at += 1) table.send('bev', both);
    expect(Object.keys(table.state.public.reactions)).toHaveLength(24);
    expect(table.try('bev', { ...both, characters: [table.of('anya').id] })).toMatchObject({
      code: 'limit-reached',
      rule: 'TABLE-012',
    });
    expect(table.offers('bev', 'reaction.ask')).toEqual([]);
  });

  it('DGH-201, 1307: a reaction gives neither Hope nor Fear nor a move', () => {
    for (const faces of [
      [9, 4],
      [4, 9],
      [1, 2],
      [2, 1],
    ] as const) {
      const table = roll(reacting(), ...faces);
      expect(table.of('anya').hope.held).toBe(1);
      expect(table.state.public).toMatchObject({
        fear: 0,
        reactions: {},
        spotlight: { side: 'players' },
      });
    }
  });

  it('DGH-403: an Experience goes with a reaction as well, for a Hope', () => {
    const experiences = [{ id: 'cat', name: 'Nine lives', bonus: 2 }];
    const table = reacting().with('anya', { experiences });
    const [reaction = ''] = Object.keys(table.state.public.reactions);
    const react = { type: 'reaction.roll', reaction, experience: 'cat' } as const;
    const poor = reacting().with('anya', { experiences, hope: { held: 0, crossed: 0 } });
    const [theirs = ''] = Object.keys(poor.state.public.reactions);
    expect(poor.try('anya', { ...react, reaction: theirs })).toMatchObject({ rule: 'DGH-403' });
    table.send('anya', react, 6, 2);
    expect(table.of('anya').hope.held).toBe(0);
    expect(table.lastLine()?.roll?.modifiers).toContainEqual(
      expect.objectContaining({ source: 'Nine lives', value: 2 }),
    );
  });

  it('DGH-202: a critical reaction avoids all that is bad, and clears no Stress', () => {
    const table = roll(reacting(), 1, 1);
    expect(table.lastLine()?.notes).toEqual(['Nothing bad comes of it.']);
    expect(table.of('anya').stress.marked).toBe(2);
  });

  it('DGH-203, 204: in a group action each helper’s reaction moves the leader’s roll by one', () => {
    expect(groupModifier([true, true, false])).toBe(1);
    const table = given();
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.send('anya', { type: 'roll.together', roll: table.rollId });
    table.frame({ difficulty: 13 });
    expect(table.offers('anya', 'roll.lock')).toEqual([]);
    const { id: character } = table.of('carl');
    table.send(
      'carl',
      { type: 'roll.assist', roll: table.rollId, character, trait: 'strength' },
      4,
      10,
    );
    expect(table.state.public.fear).toBe(0);
    table.lock('anya', 8, 4);
    expect(reading(table)).toEqual({ word: 'Success with Hope', total: 13 });
  });

  it('DGH-203, 403: whoever helps in a group action may use an Experience for a Hope', () => {
    const table = given().with('carl', {
      hope: { held: 1, crossed: 0 },
      experiences: [{ id: 'ropes', name: 'Ropes', bonus: 3 }],
    });
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.send('anya', { type: 'roll.together', roll: table.rollId });
    table.frame({ difficulty: 13 });
    expect(table.state.public.derived.prompts.group?.text).toContain('against 13');
    const [offer] = table.offers('carl', 'roll.assist');
    expect(offer?.fields?.map(({ name }) => name)).toEqual(['trait', 'experience']);
    const { id: character } = table.of('carl');
    const help = { type: 'roll.assist', roll: table.rollId, character, trait: 'strength' } as const;
    table.send('carl', { ...help, experience: 'ropes' }, 4, 6);
    // 4 + 6 and 3 for the ropes reach 13, which the dice alone do not.
    expect(table.lastLine()?.roll).toMatchObject({ total: 13, reading: { word: 'Helps: +1' } });
    expect(table.of('carl').hope.held).toBe(0);
  });

  it('DGH-203, 403: without a Hope there is no Experience to help with', () => {
    const table = given().with('carl', {
      hope: { held: 0, crossed: 0 },
      experiences: [{ id: 'ropes', name: 'Ropes', bonus: 3 }],
    });
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.send('anya', { type: 'roll.together', roll: table.rollId });
    table.frame({ difficulty: 13 });
    const { id: character } = table.of('carl');
    const help = { type: 'roll.assist', roll: table.rollId, character, trait: 'strength' } as const;
    expect(table.try('carl', { ...help, experience: 'ropes' })).toMatchObject({ rule: 'DGH-403' });
  });

  it('DGH-201, 105: a reaction is asked for with its Difficulty, where that is open', () => {
    const asked = (kept: boolean) => {
      const table = given();
      table.send('bev', {
        ...{ type: 'reaction.ask', characters: [table.of('anya').id], trait: 'agility' },
        ...{ difficulty: 14, kept, what: 'The floor gives way' },
      });
      return Object.values(table.state.public.derived.prompts).map(({ text }) => text);
    };
    expect(asked(false)).toEqual(['Difficulty 14. The floor gives way']);
    expect(asked(true)).toEqual(['The floor gives way']);
  });

  it('DGH-203: the GM goes on without somebody who is away', () => {
    const table = given();
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.send('anya', { type: 'roll.together', roll: table.rollId });
    table.frame({ difficulty: 13 });
    table.send('bev', { type: 'roll.waive', roll: table.rollId, character: table.of('carl').id });
    expect(reading(table.lock('anya', 8, 4)).total).toBe(12);
  });

  it('DGH-205: one duality die against a number leaves it to fate, and nothing else happens', () => {
    const table = given();
    table.send('anya', { type: 'fate.roll', die: 'fear', most: 4, stakes: 'The fire spreads' }, 4);
    expect(reading(table)).toEqual({ word: 'It happens', total: 4 });
    expect(table.state.public.fear).toBe(0);
  });

  it('DGH-206: the GM rolls a d20 for what is nobody’s action, against a Difficulty or none', () => {
    const table = given();
    const roll = { type: 'desk.roll', what: 'Does the guard wake?', modifier: 3 } as const;
    table.send('bev', { ...roll, difficulty: 12, kept: false }, 9);
    expect(reading(table)).toEqual({ word: 'Success', total: 12 });
    table.send('bev', { ...roll, modifier: -4, difficulty: 12, kept: false }, 15);
    expect(reading(table)).toEqual({ word: 'Failure', total: 11 });
    table.send('bev', { ...roll, modifier: -4, kept: false }, 2);
    expect(reading(table)).toEqual({ word: '−2', total: -2 });
    expect(table.state.public).toMatchObject({ fear: 0, spotlight: { owed: null } });
    expect(table.try('anya', roll, 9)?.rule).toBe('TABLE-002');
  });
});
