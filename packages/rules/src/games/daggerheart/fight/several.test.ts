import { describe, expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { damage, fighting } from '../testing/fighting';

/** Ari with a sword before an ogre of Difficulty 14, a wolf of 10 and a bat of 18. */
function three(): DhTable {
  const table = fighting();
  for (const [name, difficulty] of [
    ['Wolf', 10],
    ['Bat', 18],
  ] as const) {
    const numbers = { major: 12, severe: 18, hp: 4, modifier: 0, dice: 1, die: 6, bonus: 1 };
    table.send('bev', { type: 'adversary.create', name, difficulty, ...numbers, shown: true });
  }
  return table;
}

const id = (table: DhTable, name: string) => table.foe(name).id;

/** One of them has marked the last HP, and the GM says that it is done with. */
const falls = (table: DhTable, name: string) =>
  table
    .given(({ director }) => {
      for (const one of Object.values(director.adversaries)) {
        if (one.name === name) one.hp.marked = one.hp.slots;
      }
    })
    .send('bev', { type: 'adversary.defeat', adversary: id(table, name) });

/** Ari sweeps at all three. */
const sweep = (table: DhTable, ...faces: number[]) =>
  table
    .send('anya', {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
      target: id(table, 'Ogre'),
      others: ['Wolf', 'Bat', 'Ogre'].map((name) => id(table, name)),
    })
    .lock('anya', ...faces);

const marked = (table: DhTable) => ['Ogre', 'Wolf', 'Bat'].map((name) => table.foe(name).hp.marked);

describe('one roll against several adversaries', () => {
  it('DGH-614: is held against the Difficulty of each, and the same damage against the thresholds of each', () => {
    const table = sweep(three(), 9, 6);
    expect(table.state.public.damage).toMatchObject({
      target: id(table, 'Ogre'),
      others: [id(table, 'Wolf')],
    });
    const line = table.state.public.log.entries.at(-1);
    expect(line?.notes).toEqual(['It reaches Ogre, Wolf.', 'It does not reach Bat.']);
    expect(table.state.public.derived.nextStep.text).toBe(
      'Ari hits Ogre and Wolf: roll the damage.',
    );
    // 4 + 5 + 3 is major for both: at least 10, and at least 12.
    damage(table, 4, 5);
    expect(marked(table)).toEqual([2, 2, 0]);
    expect(table.state.public.damage).toBeNull();
  });

  it('DGH-614: a success is one against anybody, and a miss of the first still hits the second', () => {
    const table = sweep(three(), 7, 4);
    expect(table.state.public.damage).toMatchObject({ target: id(table, 'Wolf') });
    expect(table.state.public.damage).not.toHaveProperty('others');
    expect(table.state.public.spotlight.side).toBe('players');
    damage(table, 4, 5);
    expect(marked(table)).toEqual([0, 2, 0]);
    const missed = sweep(three(), 5, 3);
    expect(missed.state.public.damage).toBeNull();
    expect(missed.state.public.spotlight).toMatchObject({ side: 'gm', owed: 'softer' });
  });

  it('DGH-614: a total that just comes to the Difficulty of one reaches them', () => {
    const table = sweep(three(), 9, 5);
    expect(table.lastLine()?.roll?.total).toBe(14);
    expect(table.state.public.damage).toMatchObject({
      target: id(table, 'Ogre'),
      others: [id(table, 'Wolf')],
    });
  });

  it('DGH-614, 603: a critical reaches all of them', () => {
    const table = damage(sweep(three(), 3, 3), 1, 1);
    // 1 + 1 + 3 and 20: severe for each.
    expect(marked(table)).toEqual([3, 3, 3]);
  });

  it('DGH-614, 105: each Difficulty stays on the desk, and only those who are reached are told', () => {
    const table = three();
    table.send('anya', {
      type: 'roll.propose',
      character: table.of('anya').id,
      trait: 'presence',
      target: id(table, 'Wolf'),
      others: [id(table, 'Bat')],
    });
    expect(table.state.director.asked).toEqual({
      difficulty: 10,
      each: { [id(table, 'Wolf')]: 10, [id(table, 'Bat')]: 18 },
    });
    expect(table.state.public.roll).toMatchObject({ kept: true, difficulty: null });
    table.lock('anya', 12, 5);
    // What is no attack with a weapon leaves no damage to roll.
    expect(table.state.public.damage).toBeNull();
  });

  it('DGH-614, 1304: an Experience makes one of them harder to beat, and no other', () => {
    const table = three().given(({ public: shared, director }) => {
      shared.fear = 1;
      for (const one of Object.values(director.adversaries)) {
        if (one.name === 'Wolf') one.experiences = [{ name: 'Quick', bonus: 6 }];
      }
    });
    table.send('anya', {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
      target: id(table, 'Ogre'),
      others: [id(table, 'Wolf')],
    });
    table.send('bev', {
      type: 'roll.harden',
      roll: table.rollId,
      adversary: id(table, 'Wolf'),
      experience: 0,
    });
    table.lock('anya', 9, 6);
    expect(table.state.public.damage).toMatchObject({ target: id(table, 'Ogre') });
    expect(table.state.public.damage).not.toHaveProperty('others');
  });

  it('DGH-614, 801, 803: what any of them is under counts, once', () => {
    const table = three();
    for (const name of ['Wolf', 'Bat']) {
      table.send('bev', { type: 'condition.add', of: id(table, name), name: 'Vulnerable' });
    }
    table.send('bev', { type: 'condition.add', of: id(table, 'Ogre'), name: 'Hidden' });
    const { roll } = sweep(table, 9, 6).state.public.log.entries.at(-1) ?? {};
    expect(roll?.modifiers.map(({ source, value }) => [source, value])).toEqual([
      ['Wolf is Vulnerable', 1],
      ['Ogre is Hidden', -1],
    ]);
  });

  it('DGH-614, TABLE-058: who falls while it waits for its turn is no target any more', () => {
    const table = three().send('bev', { type: 'spotlight.free' });
    const { id: character } = table.of('anya');
    table.send('anya', {
      type: 'roll.attack',
      character,
      weapon: 'sword',
      target: id(table, 'Ogre'),
      others: [id(table, 'Wolf'), id(table, 'Bat')],
    });
    falls(table, 'Wolf');
    table.send('bev', { type: 'spotlight.pass' });
    table.send('anya', { type: 'roll.take-up', character });
    expect(table.state.public.roll).toMatchObject({
      target: id(table, 'Ogre'),
      others: [id(table, 'Bat')],
    });
  });

  it('DGH-614: nobody is a target who is defeated; a lone adversary has nobody beside it', () => {
    const table = three();
    falls(table, 'Bat');
    const fallen = table.try('anya', {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
      target: id(table, 'Ogre'),
      others: [id(table, 'Bat')],
    });
    expect(fallen).not.toBeNull();
    const fields = (of: DhTable) =>
      of.offers('anya', 'roll.attack')[0]?.fields?.map(({ name }) => name);
    expect(fields(table)).toContain('others');
    expect(fields(fighting())).not.toContain('others');
  });
});
