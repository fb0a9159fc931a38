import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { fighting, hitOn, strike } from '../testing/fighting';
import type { Companion, Training } from './character';
import { hopeSlots } from './character';
import { bringsCompanion, isAway, trainingWords } from './companion';

const fen: Companion = {
  ...{ id: 'fen', name: 'Fen', kind: 'A fox', evasion: 12, stress: { marked: 0, slots: 3 } },
  experiences: [{ id: 'scout', name: 'Scout', bonus: 2 }],
  attack: { name: 'Bite', range: 'melee', die: 6, damage: 'physical' },
};

/** Ari with Fen, in a fight with an ogre of Difficulty 14. */
const beside = (set: Partial<Companion> = {}, proficiency = 2): DhTable =>
  fighting(proficiency).with('anya', { spellcast: 'agility', companion: { ...fen, ...set } });
const ari = (table: DhTable) => table.of('anya').id;
const companion = (table: DhTable): Companion => {
  const { companion: found } = table.of('anya');
  if (!found) throw new Error('Nobody goes with Ari.');
  return found;
};
/** The rolls that everybody has seen, in the order in which they fell. */
const rollsOf = (table: DhTable) =>
  linesOf(table.state.public.log).flatMap(({ roll }) => (roll ? [roll] : []));
const full = { marked: 3, slots: 3 };

const attacks = (table: DhTable, more: { experience?: string } = {}) =>
  table.send('anya', {
    ...{ type: 'companion.attack', character: ari(table), target: table.foe().id },
    ...more,
  });
const deals = (table: DhTable, ...faces: number[]) =>
  table.send(
    'anya',
    { type: 'damage.roll', damage: table.state.public.damage?.id ?? '' },
    ...faces,
  );
const struck = (table: DhTable, ...faces: number[]) => {
  if (table.state.public.spotlight.side === 'players')
    table.send('bev', { type: 'spotlight.free' });
  const adversary = table.foe().id;
  return table.send('bev', { type: 'adversary.attack', adversary, target: 'fen' }, ...faces);
};
const takes = (armour: boolean, table: DhTable) =>
  ({ type: 'hit.take', hit: hitOn(table)?.id ?? '', armour }) as const;

describe('the sheet of a companion', () => {
  const add = (table: DhTable, more: { first?: string; second?: string } = {}) =>
    ({
      type: 'companion.add',
      character: ari(table),
      name: 'Fen',
      kind: 'A fox',
      ...more,
    }) as const;

  it('DGH-2101: begins with two Experiences at +2, Evasion 10, three Stress, and a d6 in Melee', () => {
    const table = seated();
    table.send('anya', add(table, { first: 'Scout', second: 'Fetches' }));
    expect(companion(table)).toMatchObject({
      ...{ name: 'Fen', kind: 'A fox', evasion: 10, stress: { marked: 0, slots: 3 } },
      attack: { name: 'Attack', range: 'melee', die: 6, damage: 'physical' },
      experiences: [
        { name: 'Scout', bonus: 2 },
        { name: 'Fetches', bonus: 2 },
      ],
    });
    expect(table.try('anya', add(table))).toMatchObject({ code: 'already-done', rule: 'DGH-2101' });
    expect(table.try('carl', add(table))).toMatchObject({ code: 'not-yours', rule: 'TABLE-003' });
  });

  it('DGH-2101: is offered first where a feature of the subclass speaks of a companion', () => {
    const table = seated();
    const with_ = (from: 'subclass' | 'class', text: string) =>
      bringsCompanion({
        ...table.of('anya'),
        features: [{ id: 'x', name: 'Bond', text, hope: 0, stress: 0, from }],
      });
    expect(with_('subclass', 'You have an animal companion.')).toBe(true);
    expect(with_('subclass', 'You have many companionships.')).toBe(false);
    expect(with_('class', 'You have an animal companion.')).toBe(false);
    expect(bringsCompanion({ ...beside().of('anya'), features: [] })).toBe(false);
    const feature = { id: 'x', name: 'Companion', text: '', hope: 0, stress: 0 };
    table.with('anya', { features: [{ ...feature, from: 'subclass' }] });
    expect(table.offers('anya', 'companion.add')[0]?.primary).toBe(true);
    table.with('anya', { features: [feature] });
    expect(table.offers('anya', 'companion.add')[0]?.primary).toBe(false);
  });

  it('DGH-2101: is written on, learns and forgets, and goes; not in the middle of a roll', () => {
    const table = beside();
    const character = ari(table);
    const sheet = {
      type: 'companion.write',
      character,
      name: 'Fern',
      evasion: 14,
      slots: 2,
    } as const;
    table.send('bev', { ...sheet, kind: '', attack: '', marked: 5 });
    expect(companion(table)).toMatchObject({
      ...{ name: 'Fern', evasion: 14, stress: { marked: 2, slots: 2 }, attack: { name: 'Bite' } },
    });
    table.send('anya', { ...sheet, kind: '', attack: 'Claw', marked: 0 });
    table.send('anya', { type: 'companion.learn', character, name: 'Swims', bonus: 2 });
    table.send('anya', { type: 'companion.forget', character, experience: 'scout' });
    expect(companion(table).experiences).toMatchObject([{ name: 'Swims' }]);
    attacks(table);
    const go = { type: 'companion.remove', character } as const;
    expect(table.try('anya', go)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-009' });
    table.send('anya', { type: 'roll.withdraw', roll: table.rollId }).send('anya', go);
    expect(table.of('anya').companion).toBeNull();
    expect(table.try('anya', go)).toMatchObject({ code: 'not-found', rule: 'DGH-2101' });
  });
});

describe('at the command of its keeper', () => {
  it('DGH-2102: attacks by a roll with the trait for spells, and deals its die as often as their Proficiency', () => {
    const table = attacks(
      beside().with('anya', { traits: { ...seated().of('anya').traits, agility: 2 } }),
    );
    expect(table.state.public.roll?.parts[0]).toMatchObject({
      ...{ trait: 'agility', companion: true, weapon: 'fen' },
    });
    table.lock('anya', 8, 4);
    deals(table, 3, 5);
    // 8 from two d6, below Major.
    expect(table.foe().hp.marked).toBe(1);
    const [roll] = rollsOf(table).slice(-1);
    expect(roll).toMatchObject({ total: 8, groups: [{ sides: 6, faces: [3, 5] }] });
  });

  it('DGH-602, 2102: whoever has a companion strikes with their own weapon as ever', () => {
    const table = strike(beside(), 9, 6);
    deals(table, 1, 2);
    // 1 and 2 of two d10, and 3.
    const roll = rollsOf(table).at(-1);
    expect(roll).toMatchObject({ total: 6, groups: [{ sides: 10, faces: [1, 2] }] });
  });

  it('DGH-2102: a Hope brings in an Experience of the companion’s, and none of its keeper’s', () => {
    const known = [{ id: 'river', name: 'River', bonus: 3 }];
    const table = beside().with('anya', { experiences: known });
    const own = {
      type: 'companion.command',
      character: ari(table),
      doing: 'Finds the way',
    } as const;
    expect(table.try('anya', { ...own, experience: 'river' })).toMatchObject({
      code: 'not-allowed',
    });
    table.send('anya', { ...own, experience: 'scout' });
    expect(table.of('anya').hope.held).toBe(1);
    table.frame({ difficulty: 14 }).lock('anya', 7, 5);
    // 7 and 5 and 2 for the Experience.
    expect(rollsOf(table).at(-1)).toMatchObject({
      total: 14,
      reading: { word: 'Success with Hope' },
    });
  });

  it('DGH-106, 2102: nobody pays with Hope that they lack, nor sends it at what has fallen, among several', () => {
    const table = beside();
    const target = table.foe().id;
    const hound = { name: 'Hound', difficulty: 10, major: 5, severe: 9, hp: 2, shown: true };
    table
      .send('bev', { type: 'adversary.create', ...hound })
      .given(({ director, public: shared }) => {
        for (const { adversaries } of [director, shared])
          for (const one of Object.values(adversaries)) one.defeated = one.name === 'Hound';
      });
    const fallen = Object.keys(table.state.director.adversaries).filter((id) => id !== target);
    const own = { type: 'companion.command', character: ari(table), target } as const;
    expect(fallen).toHaveLength(1);
    expect(table.try('anya', { ...own, others: fallen })).not.toBeNull();
    table.with('anya', { hope: { held: 0, crossed: 0 } });
    expect(table.try('anya', { ...own, experience: 'scout' })).toMatchObject({ rule: 'DGH-106' });
    expect(table.try('anya', own)).toBeNull();
  });

  it('DGH-2102: without a trait for spells its keeper says which', () => {
    const table = seated().with('anya', { companion: fen });
    const command = {
      type: 'companion.command',
      character: ari(table),
      trait: 'presence',
    } as const;
    expect(table.offers('anya', 'companion.command')[0]?.fields?.[0]?.name).toBe('trait');
    table.send('anya', command);
    expect(table.state.public.roll?.parts[0]?.trait).toBe('presence');
    const caster = beside();
    const own = { type: 'companion.command', character: ari(caster) } as const;
    expect(caster.try('anya', { ...own, trait: 'presence' })).toMatchObject({
      code: 'not-allowed',
    });
    caster.send('anya', own);
    expect(caster.state.public.roll?.parts[0]?.trait).toBe('agility');
  });

  it('DGH-2103: what goes well with Hope gives the next roll of its keeper’s advantage, once', () => {
    const after = (...faces: number[]) => {
      const table = beside();
      table.send('anya', { type: 'companion.command', character: ari(table) });
      return table.frame({ difficulty: 12 }).lock('anya', ...faces);
    };
    const builds = (table: DhTable) => ({ type: 'roll.build', roll: table.rollId }) as const;
    const own = (table: DhTable) =>
      table.send('anya', { type: 'roll.propose', character: ari(table), trait: 'strength' });
    const table = own(after(9, 4));
    table.frame({ difficulty: 12 }).send('anya', builds(table));
    expect(table.try('anya', builds(table))).toMatchObject({ rule: 'DGH-2103' });
    table.lock('anya', 8, 3, 5);
    expect(rollsOf(table).at(-1)).toMatchObject({ total: 16 });
    expect(companion(table).opening).toBe(false);
    for (const [hope, fear] of [
      [4, 3],
      [4, 9],
    ] as const) {
      const none = after(hope, fear);
      if (none.state.public.spotlight.side === 'gm') none.send('bev', { type: 'spotlight.pass' });
      expect(none.try('anya', builds(own(none)))).toMatchObject({ rule: 'DGH-2103' });
    }
  });

  it('DGH-2103: a roll that is withdrawn has built on nothing', () => {
    const table = beside({ opening: true });
    const propose = { type: 'roll.propose', character: ari(table), trait: 'strength' } as const;
    table.send('anya', propose).send('anya', { type: 'roll.build', roll: table.rollId });
    expect(table.state.public.roll?.parts[0]?.builds).toBe(true);
    table.send('anya', { type: 'roll.withdraw', roll: table.rollId }).send('anya', propose);
    expect(table.try('anya', { type: 'roll.build', roll: table.rollId })).toBeNull();
  });

  it('DGH-2103: another roll of its keeper’s ends it', () => {
    const table = beside({ opening: true });
    table.roll('anya', {}, 9, 4);
    expect(companion(table).opening).toBe(false);
  });
});

describe('a companion that is struck', () => {
  it('DGH-2104: is attacked against its Evasion, and marks a Stress for any damage', () => {
    // 2 are added to the die: 12 hits, 11 does not.
    expect(hitOn(struck(beside(), 9))).toBeUndefined();
    const table = struck(beside(), 10, 8);
    expect(hitOn(table)).toMatchObject({ companion: true, damage: 12, severity: 1 });
    table.send('anya', takes(false, table));
    expect(companion(table).stress.marked).toBe(1);
    expect(table.of('anya').hp.marked).toBe(0);
    expect(table.state.public.hits).toEqual({});
  });

  it('DGH-2104: is struck together with its keeper by one roll', () => {
    const table = beside().with('anya', { evasion: 5 });
    table.send('bev', { type: 'spotlight.free' });
    const [adversary, target] = [table.foe().id, ari(table)];
    table.send('bev', { type: 'adversary.attack', adversary, target, others: ['fen'] }, 15, 2);
    const hits = Object.values(table.state.public.hits);
    expect(hits.map((hit) => [hit.companion ?? false, hit.severity])).toEqual([
      [false, 1],
      [true, 1],
    ]);
  });

  it('DGH-2105: with its last Stress it is away: neither commanded nor attacked', () => {
    const table = struck(beside({ stress: { marked: 2, slots: 3 } }), 12, 8);
    table.send('anya', takes(false, table));
    expect(isAway(companion(table))).toBe(true);
    expect(linesOf(table.state.public.log).map(({ text }) => text)).toContain(
      'Fen drops out of the scene.',
    );
    table.send('bev', { type: 'spotlight.pass' });
    expect(table.try('anya', { type: 'companion.command', character: ari(table) })).toMatchObject({
      code: 'wrong-moment',
      rule: 'DGH-2105',
    });
    expect(table.offers('anya', 'companion.command')).toEqual([]);
    table.send('bev', { type: 'spotlight.free' });
    const adversary = table.foe().id;
    expect(table.try('bev', { type: 'adversary.attack', adversary, target: 'fen' })).toMatchObject({
      rule: 'DGH-2105',
    });
  });

  it('DGH-2106: comes back as a long rest begins, with one Stress cleared; a short one does not help', () => {
    const table = beside({ stress: full });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 2).send('bev', { type: 'rest.end' });
    expect(companion(table).stress.marked).toBe(3);
    table.send('bev', { type: 'rest.start', kind: 'long' }, 2);
    expect(companion(table).stress.marked).toBe(2);
  });

  it('DGH-2106: clears as much Stress at a rest as its keeper does, at a long one all', () => {
    const rests = (kind: 'short' | 'long', marked: number) => {
      const table = beside({ stress: { marked: 2, slots: 3 } });
      table.with('anya', { stress: { marked, slots: 6 } });
      table.send('bev', { type: 'rest.start', kind }, 2);
      const move = { type: 'rest.move', character: ari(table), move: 'stress' } as const;
      return companion(kind === 'short' ? table.send('anya', move, 3) : table.send('anya', move));
    };
    expect(rests('short', 1).stress.marked).toBe(1);
    expect(rests('short', 6).stress.marked).toBe(0);
    expect(rests('long', 0).stress.marked).toBe(0);
  });
});

describe('what a companion learns', () => {
  const train = (table: DhTable, training: Training, more: object = {}) =>
    ({ type: 'companion.train', character: ari(table), training, ...more }) as const;
  const owing = (training = 9) => beside({ owed: { training, experiences: 0 } });

  it('DGH-2107: a level of its keeper’s brings it one thing to learn, and an Experience with each new tier', () => {
    const table = beside().with('anya', { levels: 2 });
    const up = { type: 'level.up', character: ari(table) } as const;
    table.send('anya', { ...up, advancements: ['hp', 'stress'] });
    expect(companion(table).owed).toEqual({ training: 1, experiences: 1 });
    table.send('anya', { ...up, advancements: ['evasion', 'hp'] });
    expect(companion(table).owed).toEqual({ training: 2, experiences: 1 });
    table.send('anya', { type: 'companion.learn', character: ari(table), name: 'Swims', bonus: 2 });
    table.send('anya', train(table, 'aware'));
    expect(companion(table)).toMatchObject({ owed: { training: 1, experiences: 0 }, evasion: 14 });
  });

  it('DGH-2107: what no level has brought, only the GM lets it learn', () => {
    const table = beside();
    expect(table.try('anya', train(table, 'aware'))).toMatchObject({ rule: 'DGH-2107' });
    const grant = { type: 'companion.grant', character: ari(table) } as const;
    expect(table.try('anya', grant)).toMatchObject({ code: 'not-allowed', rule: 'DGH-2107' });
    table.send('bev', grant).send('anya', train(table, 'aware'));
    expect(companion(table)).toMatchObject({ evasion: 14, owed: { training: 0 } });
  });

  it('DGH-2107: each can be chosen so often, and does what it says', () => {
    const table = owing(20);
    for (const [training, more] of [
      ['intelligent', { experience: 'scout' }],
      ['resilient', {}],
      ['vicious', { better: 'die' }],
      ['vicious', { better: 'range' }],
      ['light', {}],
    ] as const) {
      table.send('anya', train(table, training, more));
    }
    expect(companion(table)).toMatchObject({
      experiences: [{ bonus: 3 }],
      stress: { slots: 4 },
      attack: { die: 8, range: 'veryClose' },
    });
    expect(hopeSlots(table.of('anya'))).toBe(7);
    expect(table.try('anya', train(table, 'light'))).toMatchObject({ code: 'limit-reached' });
    expect(trainingWords.vicious.most).toBe(3);
    table.send('anya', train(table, 'vicious', { better: 'die' }));
    expect(table.try('anya', train(table, 'vicious'))).toMatchObject({ rule: 'DGH-2107' });
  });

  it('DGH-2107: Armoured marks a slot of its keeper’s in the place of a Stress', () => {
    const plain = struck(beside(), 12, 8);
    expect(plain.try('anya', takes(true, plain))).toMatchObject({ rule: 'DGH-2107' });
    const table = struck(beside({ training: { armoured: 1 } }), 12, 8);
    table.send('anya', takes(true, table));
    expect(companion(table).stress.marked).toBe(0);
    expect(table.of('anya').armour.marked).toBe(1);
  });

  it('DGH-2107: Creature Comfort gives a Hope, or clears a Stress of both, once between rests', () => {
    const given = () =>
      beside({ training: { comfort: 1 }, stress: { marked: 2, slots: 3 } }).with('anya', {
        stress: { marked: 3, slots: 6 },
      });
    const takes_ = (table: DhTable, gives: 'hope' | 'stress') =>
      ({ type: 'companion.comfort', character: ari(table), gives }) as const;
    const table = given();
    table.send('anya', takes_(table, 'stress'));
    expect(table.of('anya')).toMatchObject({ stress: { marked: 2 }, hope: { held: 2 } });
    expect(companion(table).stress.marked).toBe(1);
    expect(table.try('anya', takes_(table, 'hope'))).toMatchObject({ code: 'already-done' });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 2).send('bev', { type: 'rest.end' });
    table.send('anya', takes_(table, 'hope'));
    expect(table.of('anya').hope.held).toBe(3);
    const other = beside();
    expect(other.try('anya', takes_(other, 'hope'))).toMatchObject({ rule: 'DGH-2107' });
  });

  it('DGH-2107: Bonded: a d6 for each free Stress, all of which it marks; a 6 has its keeper up', () => {
    const given = () =>
      beside({ training: { bonded: 1 }, stress: { marked: 1, slots: 3 } }).with('anya', {
        ...{ life: 'dying', hp: { marked: 6, slots: 6 } },
      });
    const runs = (table: DhTable) => ({ type: 'companion.bond', character: ari(table) }) as const;
    const up = given();
    up.send('anya', runs(up), 2, 6);
    expect(up.of('anya')).toMatchObject({ life: 'up', hp: { marked: 5 } });
    expect(companion(up).stress.marked).toBe(3);
    const down = given();
    down.send('anya', runs(down), 5, 5);
    expect(down.of('anya')).toMatchObject({ life: 'dying', hp: { marked: 6 } });
    expect(down.try('anya', runs(down))).toMatchObject({ code: 'wrong-moment', rule: 'DGH-2105' });
    const well = given().with('anya', { life: 'up' });
    expect(well.try('anya', runs(well))).toMatchObject({ rule: 'DGH-901' });
  });
});
