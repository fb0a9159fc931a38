import { describe, expect, it } from 'vitest';
import type { Feature } from '../characters/character';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { damage, fighting, strike } from '../testing/fighting';

const lucky: Feature = {
  ...{ id: 'lucky', name: 'Lucky', text: 'You may reroll a die.', hope: 0, stress: 0 },
};
const able = (table: DhTable, more: Partial<Feature> = {}) =>
  table.with('anya', { features: [{ ...lucky, ...more }] });
const fresh = () => able(seated());

type Die = 'hope' | 'fear' | 'both';
const again = (table: DhTable, die: Die) =>
  ({
    type: 'roll.reroll',
    settled: table.state.public.settled?.id ?? '',
    die,
    feature: 'lucky',
  }) as const;
const reroll = (table: DhTable, die: Die, ...faces: number[]) =>
  table.send('anya', again(table, die), ...faces);
const notes = (table: DhTable) => table.lastLine()?.notes ?? [];
const held = (table: DhTable, seat = 'anya') => table.of(seat).hope.held;

describe('a die that is rolled again', () => {
  it('DGH-119: reads the roll anew, and takes back Fear for Hope, and the spotlight with it', () => {
    const table = fresh().roll('anya', { difficulty: 12 }, 2, 8);
    expect(table.state.public).toMatchObject({
      fear: 1,
      spotlight: { side: 'gm', owed: 'harder' },
    });
    reroll(table, 'hope', 9);
    expect(table.state.public).toMatchObject({
      ...{ fear: 0, spotlight: { side: 'players', moves: 0, owed: null, rolls: 1 } },
    });
    expect(held(table)).toBe(3);
    expect(table.lastLine()).toMatchObject({
      text: 'The Hope die of Ari again (“Lucky”): Success with Hope, 17; it was Failure with Fear, 10.',
      roll: { total: 17, groups: [{ label: 'Hope', faces: [9] }], modifiers: [{ value: 8 }] },
    });
    expect(notes(table)).toEqual([
      'Ari gains 1 Hope.',
      'The GM gives back 1 Fear.',
      'The spotlight stays with the players.',
    ]);
  });

  it('DGH-119: takes back Hope for Fear, and hands the GM the spotlight', () => {
    const table = fresh().roll('anya', { difficulty: 12 }, 9, 4);
    reroll(table, 'both', 3, 6);
    expect(held(table)).toBe(2);
    expect(table.state.public).toMatchObject({
      ...{ fear: 1, spotlight: { side: 'gm', moves: 1, owed: 'harder' } },
    });
  });

  it('DGH-119: what was spent meanwhile stays spent, and is not given twice', () => {
    const table = fresh()
      .roll('anya', { difficulty: 12 }, 9, 4)
      .with('anya', {
        hope: { held: 0, crossed: 0 },
      });
    reroll(table, 'hope', 3);
    expect(held(table)).toBe(0);
    expect(notes(table)).toContain('Ari has spent the Hope of it, and it stays spent.');
    reroll(table, 'hope', 9);
    expect(held(table)).toBe(0);
  });

  it('DGH-119: Hope that there was no room for is not taken back', () => {
    const table = fresh().with('anya', { hope: { held: 6, crossed: 0 } });
    reroll(table.roll('anya', { difficulty: 12 }, 9, 4), 'hope', 3);
    expect(held(table)).toBe(6);
  });

  it('DGH-119: a critical clears a Stress, which is marked again where it is none any more', () => {
    const table = fresh().with('anya', { stress: { marked: 3, slots: 6 } });
    table.roll('anya', { difficulty: 12 }, 7, 7);
    expect(table.of('anya').stress.marked).toBe(2);
    reroll(table, 'hope', 8);
    expect(table.of('anya').stress.marked).toBe(3);
    expect(held(table)).toBe(3);
    reroll(table, 'hope', 7);
    expect(table.of('anya').stress.marked).toBe(2);
  });

  it('DGH-119: a condition that it ended is there again, and ends by a success', () => {
    const table = fresh().with('anya', {
      conditions: [{ id: 'held', name: 'Restrained', until: '' }],
    });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'roll.propose', character, trait: 'agility', clears: 'held' });
    table.frame({ difficulty: 12 }).lock('anya', 9, 4);
    expect(table.of('anya').conditions).toEqual([]);
    reroll(table, 'hope', 2);
    expect(table.of('anya').conditions).toMatchObject([{ id: 'held' }]);
    expect(notes(table)).toContain('Ari is Restrained still.');
    reroll(table, 'hope', 10);
    expect(table.of('anya').conditions).toEqual([]);
  });

  it('DGH-119: whoever sprinted is where they were, unless they have moved on since', () => {
    const sprint = (band: 'far' | null) => {
      const table = able(fighting());
      const [character, adversary] = [table.of('anya').id, table.foe().id];
      if (band) table.send('bev', { type: 'range.set', adversary, character, range: band });
      table.send('anya', { type: 'roll.move', character, adversary, range: 'melee' });
      return table.frame({ difficulty: 12 }).lock('anya', 9, 4);
    };
    const bandOf = (table: DhTable) => table.foe().bands[table.of('anya').id];
    const table = sprint('far');
    expect(bandOf(table)).toBe('melee');
    reroll(table, 'hope', 2);
    expect(bandOf(table)).toBe('far');
    expect(bandOf(reroll(table, 'hope', 11))).toBe('melee');
    const on = sprint('far');
    const [character, adversary] = [on.of('anya').id, on.foe().id];
    on.send('bev', { type: 'range.set', adversary, character, range: 'close' });
    expect(bandOf(reroll(on, 'hope', 2))).toBe('close');
    const unsaid = reroll(sprint(null), 'hope', 2);
    expect(notes(unsaid)).toContain('Ari has not come there: the GM says how far they are.');
  });

  it('DGH-119: one of a Tag Team corrects what it brought to both', () => {
    const table = fresh().with('anya', { hope: { held: 3, crossed: 0 } });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'roll.propose', character, trait: 'agility' });
    table.frame({ difficulty: 12 });
    const partner = table.of('carl').id;
    table.send('anya', { type: 'roll.tag-team', roll: table.rollId, partner });
    const join = { type: 'roll.join', roll: table.rollId, trait: 'strength' } as const;
    table.send('carl', { ...join, character: partner }).lock('anya', 2, 3, 5, 9);
    table.send('anya', { type: 'roll.choose', roll: table.rollId, part: partner });
    expect(table.state.public.fear).toBe(2);
    reroll(table, 'hope', 10);
    expect([held(table), held(table, 'carl'), table.state.public.fear]).toEqual([1, 3, 0]);
    reroll(table, 'hope', 1);
    expect([held(table), held(table, 'carl'), table.state.public.fear]).toEqual([0, 2, 2]);
  });

  it('DGH-119: against a Difficulty that is kept nobody is told of it', () => {
    const table = fresh().roll('anya', { difficulty: 17, kept: true }, 9, 6);
    expect(JSON.stringify(table.state.public.settled)).not.toContain(':17');
    reroll(table, 'hope', 12);
    const { reading } = table.lastLine()?.roll ?? {};
    expect(reading).toMatchObject({
      word: 'Success with Hope',
      text: '18. Yes, and it goes well.',
    });
    expect(JSON.stringify(table.state.public.settled)).not.toContain(':17');
  });

  it('DGH-119: an undo brings back what was', () => {
    const table = fresh().roll('anya', { difficulty: 12 }, 2, 8);
    const before = structuredClone(table.state.public.settled);
    reroll(table, 'hope', 9);
    table.send('bev', { type: 'table.undo', to: table.seq });
    expect(table.state.public).toMatchObject({ fear: 1, settled: before });
    expect(held(table)).toBe(2);
  });
});

describe('countdowns of a roll that is read again', () => {
  const begin = (kind: 'progress' | 'consequence' | 'standard', from: number, secret = false) => {
    const table = fresh();
    return table.send('bev', { type: 'countdown.start', name: 'The bridge', kind, from, secret });
  };
  const left = ({ state }: DhTable) =>
    Object.values({ ...state.public.countdowns, ...state.director.countdowns }).map((one) => [
      one.left,
      one.over,
    ]);

  it('DGH-119: go back, and move as the roll is read now', () => {
    const table = begin('consequence', 5).roll('anya', { difficulty: 12 }, 2, 8);
    expect(left(table)).toEqual([[2, false]]);
    reroll(table, 'hope', 9);
    expect(left(table)).toEqual([[5, false]]);
    expect(notes(table)).toContain('“The bridge” stands at 5, not 2.');
    reroll(table, 'hope', 6);
    expect(left(table)).toEqual([[4, false]]);
  });

  it('DGH-119: one that came to 0 has not, and one that follows each roll is told of once', () => {
    const ended = begin('consequence', 3).roll('anya', { difficulty: 12 }, 2, 8);
    expect(left(ended)).toEqual([[0, true]]);
    reroll(ended, 'hope', 9);
    expect(left(ended)).toEqual([[3, false]]);
    expect(notes(ended)).toContain('“The bridge” has not come to 0, and stands at 3, not 0.');
    const standard = begin('standard', 1).roll('anya', { difficulty: 12 }, 2, 8);
    const said = (table: DhTable) =>
      table.state.public.log.entries.filter(({ text }) => text === '“The bridge” comes to 0.')
        .length;
    expect(said(reroll(standard, 'hope', 9))).toBe(1);
    expect(left(standard)).toEqual([[0, true]]);
    const progress = begin('progress', 2).roll('anya', { difficulty: 12 }, 2, 8);
    expect(said(progress)).toBe(0);
    expect(said(reroll(progress, 'hope', 9))).toBe(1);
  });

  it('DGH-119: one that was moved by hand since stays, and is named', () => {
    const table = begin('consequence', 8).roll('anya', { difficulty: 12 }, 2, 8);
    const [countdown = ''] = Object.keys(table.state.public.countdowns);
    table.send('bev', { type: 'countdown.tick', countdown, by: 1 });
    const [[now] = [0]] = left(table);
    reroll(table, 'hope', 9);
    expect(left(table)).toEqual([[now, false]]);
    expect(notes(table)).toContain('“The bridge” was moved since, and stays as it is.');
  });

  it('DGH-119: a hidden one is corrected on the desk alone', () => {
    const table = begin('consequence', 5, true).roll('anya', { difficulty: 12 }, 2, 8);
    reroll(table, 'hope', 9);
    expect(left(table)).toEqual([[5, false]]);
    expect(JSON.stringify([table.state.public.settled, notes(table)])).not.toContain('bridge');
    expect(table.lastLine('director')?.notes).toEqual(['“The bridge” stands at 5, not 2.']);
  });
});

describe('damage of a roll that is read again', () => {
  const fight = () => able(fighting());

  it('DGH-121: a miss that hits now waits for its damage, and a hit that misses has none', () => {
    const miss = strike(fight(), 5, 6);
    expect(miss.state.public.damage).toBeNull();
    reroll(miss, 'hope', 9);
    expect(miss.state.public.damage).toMatchObject({
      critical: false,
      dealers: [{ weapon: 'sword' }],
    });
    expect(notes(miss)).toContain('It hits: the damage is to be rolled.');
    const hit = strike(fight(), 9, 6);
    reroll(hit, 'hope', 2);
    expect(hit.state.public.damage).toBeNull();
    expect(notes(hit)).toContain('It does not hit: there is no damage to roll.');
  });

  it('DGH-121: damage that was dealt is taken back, and whoever fell by it stands', () => {
    const table = damage(strike(fight(), 9, 6), 8, 9);
    expect(table.foe().hp.marked).toBe(3);
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries)) one.hp.slots = 3;
    });
    table.send('bev', { type: 'adversary.defeat', adversary: table.foe().id });
    reroll(table, 'hope', 2);
    expect(table.foe()).toMatchObject({ hp: { marked: 0 }, defeated: false });
    expect(Object.values(table.state.public.adversaries)[0]?.defeated).toBe(false);
    expect(notes(table)).toEqual(
      expect.arrayContaining(['It does not hit: its damage is taken back.', 'Stands again: Ogre.']),
    );
    // The same dice count once more, where it hits after all.
    reroll(table, 'hope', 9);
    expect(table.foe().hp.marked).toBe(3);
  });

  it('DGH-121: its dice stay as they fell, and a critical adds to them what it adds', () => {
    const table = damage(strike(fight(), 9, 6), 1, 2);
    expect(table.foe().hp.marked).toBe(1);
    reroll(table, 'fear', 9);
    // 1 and 2 and 3, and 20 for the critical.
    expect(table.foe().hp.marked).toBe(3);
    expect(notes(table)).toContain('It deals 26 physical damage now.');
    reroll(table, 'fear', 8);
    expect(table.foe().hp.marked).toBe(1);
    reroll(table, 'fear', 7);
    expect(notes(table)).toEqual(['Nothing else is otherwise.']);
  });

  it('DGH-121: of several whom it reached, those take it whom it reaches now', () => {
    const table = fight();
    const imp = { type: 'adversary.create', name: 'Imp', kind: 'standard', hp: 4 } as const;
    const numbers = { major: 6, severe: 12, modifier: 0, dice: 1, die: 4, bonus: 0 };
    table.send('bev', { ...imp, ...numbers, difficulty: 10, shown: true });
    const [ogre, other] = [table.foe('Ogre').id, table.foe('Imp').id];
    const { id: character } = table.of('anya');
    const strike = { type: 'roll.attack', character, weapon: 'sword', target: ogre } as const;
    table.send('anya', { ...strike, others: [other] }).lock('anya', 9, 6);
    damage(table, 1, 2);
    const marked = () => [table.foe('Ogre').hp.marked, table.foe('Imp').hp.marked];
    expect(marked()).toEqual([1, 2]);
    // 13 reaches the imp alone.
    reroll(table, 'hope', 7);
    expect(marked()).toEqual([0, 2]);
    expect(notes(table)).toContain('It does not reach Ogre.');
    expect(marked()).toEqual([0, 2]);
    reroll(table, 'hope', 9);
    expect(marked()).toEqual([1, 2]);
  });

  it('DGH-121: a minion that fell stands, and what went on among others is gone', () => {
    const table = fight();
    const rat = { type: 'adversary.create', name: 'Rat', kind: 'minion', difficulty: 10 } as const;
    const numbers = { major: 1, severe: 2, hp: 1, modifier: 0, dice: 0, die: 4, bonus: 1 };
    table.send('bev', { ...rat, ...numbers, copies: 2, shown: true });
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries)) {
        const often = { id: 'm', name: 'Minion (4)', text: '', fear: 0, stress: 0 };
        if (one.kind === 'minion') one.features = [often];
      }
    });
    const { id: character } = table.of('anya');
    const target = table.foe('Rat 1').id;
    table
      .send('anya', { type: 'roll.attack', character, weapon: 'sword', target })
      .lock('anya', 9, 6);
    damage(table, 4, 2);
    expect(table.foe('Rat 1').defeated).toBe(true);
    expect(table.state.director.overflow).toMatchObject({ more: 1 });
    reroll(table, 'hope', 2);
    expect(table.foe('Rat 1')).toMatchObject({ defeated: false, hp: { marked: 0 } });
    expect(table.state.director.overflow).toBeNull();
  });

  it('DGH-121: what an adversary has marked since stays marked', () => {
    const table = damage(strike(fight(), 9, 6), 1, 2);
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries)) one.hp.marked += 2;
    });
    reroll(table, 'hope', 2);
    expect(table.foe().hp.marked).toBe(2);
  });

  it('DGH-121: where somebody has said that it deals none, it deals none', () => {
    const table = strike(fight(), 9, 6);
    const pending = table.state.public.damage?.id ?? '';
    table.send('anya', { type: 'damage.none', damage: pending });
    reroll(table, 'fear', 9);
    expect(table.state.public.damage).toBeNull();
  });
});

describe('how far it goes back, and who may', () => {
  it('DGH-120: until another roll lies there, the GM has moved, a rest begins or the session ends', () => {
    const late = (after: (table: DhTable) => unknown, faces: [number, number] = [9, 4]) => {
      const table = fresh().roll('anya', { difficulty: 12 }, ...faces);
      const command = again(table, 'hope');
      after(table);
      expect(table.offers('anya', 'roll.reroll')).toEqual([]);
      return table.try('anya', command);
    };
    const { id: character } = fresh().of('carl');
    const propose = { type: 'roll.propose', character, trait: 'agility' } as const;
    expect(late((table) => table.send('carl', propose))).toMatchObject({
      ...{ code: 'wrong-moment', rule: 'DGH-120' },
    });
    expect(late((table) => table.send('bev', { type: 'spotlight.free' }))?.rule).toBe('DGH-120');
    expect(late((table) => table.send('bev', { type: 'spotlight.pass' }), [2, 8])?.rule).toBe(
      'DGH-120',
    );
    const moved = (table: DhTable) =>
      table.send('bev', { type: 'spotlight.move', what: 'It rains' });
    expect(late(moved, [2, 8])?.rule).toBe('DGH-120');
    const rested = (table: DhTable) =>
      table.send('bev', { type: 'rest.start', kind: 'short' }, 2).send('bev', { type: 'rest.end' });
    expect(late(rested)?.code).toBe('not-found');
    expect(late((table) => table.send('bev', { type: 'session.end' }))).not.toBeNull();
  });

  it('DGH-120: a roll that was withdrawn again does not stand between', () => {
    const table = fresh().roll('anya', { difficulty: 12 }, 9, 4);
    const propose = { type: 'roll.propose', character: table.of('carl').id } as const;
    table.send('carl', { ...propose, trait: 'agility' });
    table.send('carl', { type: 'roll.withdraw', roll: table.rollId });
    expect(table.try('anya', again(table, 'hope'), 3)).toBeNull();
  });

  it('DGH-119: a feature pays what it costs; without one only the GM lets a die be rolled again', () => {
    const table = able(seated(), { hope: 2, stress: 1 }).roll('anya', { difficulty: 12 }, 2, 8);
    reroll(table, 'hope', 9);
    expect(table.of('anya')).toMatchObject({ hope: { held: 1 }, stress: { marked: 1 } });
    table.with('anya', { hope: { held: 1, crossed: 0 } });
    expect(table.try('anya', again(table, 'hope'))).toMatchObject({
      ...{ code: 'cannot-afford', rule: 'DGH-404' },
    });
    const plain = seated().roll('anya', { difficulty: 12 }, 2, 8);
    const { feature: _, ...command } = again(plain, 'hope');
    expect(plain.try('anya', command)).toMatchObject({ code: 'not-allowed', rule: 'DGH-119' });
    expect(plain.offers('anya', 'roll.reroll')).toEqual([]);
    expect(plain.try('sam', command)).not.toBeNull();
    plain.send('bev', { ...command, why: 'The bell' }, 9);
    expect(plain.lastLine()?.text).toMatch(/^The Hope die of Ari again \(The bell\): Success/);
  });

  it('DGH-119: a friend’s feature serves as well, and a blaze has no die', () => {
    const table = seated().with('carl', { features: [lucky] });
    table.roll('anya', { difficulty: 12 }, 2, 8);
    expect(table.try('carl', again(table, 'hope'), 9)).toBeNull();
    const blaze = fresh().roll('anya', { difficulty: 12 }, 9, 4).with('anya', { life: 'blaze' });
    blaze.roll('anya', { difficulty: 12 });
    expect(blaze.state.public.settled).toBeNull();
  });
});
