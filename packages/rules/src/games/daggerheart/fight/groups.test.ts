import { describe, expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { attacked, fighting } from '../testing/fighting';
import type { AdversaryFeature } from './adversary';
import { attackOf, groupOf, turnsOf } from './written';

const named = (name: string, more: Partial<AdversaryFeature> = {}): AdversaryFeature => ({
  ...{ id: name, name, text: '', fear: 0, stress: 0 },
  ...more,
});

/** What an adversary on the desk has besides. */
const having = (table: DhTable, set: object, fear = 0): DhTable =>
  table.given(({ public: shared, director }) => {
    shared.fear = fear;
    for (const one of Object.values(director.adversaries)) Object.assign(one, set);
  });

const hits = (table: DhTable) => Object.values(table.state.public.hits);

describe('an adversary attacks several', () => {
  const both = (table: DhTable, ...faces: number[]) =>
    attacked(table, { others: [table.of('anya').id, table.of('carl').id] }, ...faces);

  it('DGH-612, 614: one d20 is held against the Evasion of each, and one damage against their thresholds', () => {
    const table = fighting()
      .with('carl', { evasion: 14, thresholds: { major: 3, severe: 9 } })
      .with('anya', { evasion: 10 });
    both(table, 12, 5);
    expect(
      hits(table).map(({ character, damage, severity }) => [character, damage, severity]),
    ).toEqual([
      [table.of('anya').id, 9, 2],
      [table.of('carl').id, 9, 3],
    ]);
    const [ari, cole] = Object.values(table.state.public.derived.prompts);
    expect([ari?.to, cole?.to]).toEqual([['anya'], ['carl']]);
  });

  it('DGH-614: whom it misses it leaves alone, and the table reads whom it has hit', () => {
    const table = fighting().with('carl', { evasion: 15 });
    both(table, 12, 5);
    expect(hits(table).map(({ character }) => character)).toEqual([table.of('anya').id]);
    const line = table.state.public.log.entries.find(({ beat }) => beat?.kind === 'attack');
    expect(line?.text).toBe('Ogre attacks Ari, Cole: hit on Ari.');
    expect(line?.roll?.reading.text).toBe('14 against Ari’s Evasion 10, Cole’s Evasion 15.');
  });

  it('DGH-614, 1503: a natural 20 hits all of them', () => {
    const table = fighting().with('carl', { evasion: 30 }).with('anya', { evasion: 30 });
    both(table, 20, 5);
    expect(hits(table).map(({ damage }) => damage)).toEqual([17, 17]);
  });

  it('DGH-614, 801: one who is Vulnerable gives the roll advantage', () => {
    const table = fighting().with('carl', {
      conditions: [{ id: 'v', name: 'Vulnerable', until: '' }],
    });
    both(table, 3, 12, 5);
    expect(hits(table)).toHaveLength(2);
  });

  it('DGH-614, 903: nobody is among them who is down', () => {
    const table = fighting().with('carl', { life: 'unconscious' }).send('bev', {
      type: 'spotlight.free',
    });
    const down = table.try('bev', {
      type: 'adversary.attack',
      adversary: table.foe().id,
      target: table.of('anya').id,
      others: [table.of('carl').id],
    });
    expect(down).not.toBeNull();
    expect(table.foe().acted).toBe('no');
  });
});

describe('minions together', () => {
  /** Rats that the table sees, each for 2 damage, and a lone bat. */
  function rats(copies: number, fear = 2): DhTable {
    const table = seated();
    const of = (name: string, copies: number) =>
      table.send('bev', {
        ...{ type: 'adversary.create', name, kind: 'minion', difficulty: 10, hp: 1, copies },
        ...{ major: 1, severe: 2, modifier: 1, dice: 0, die: 4, bonus: 2, shown: true },
      });
    of('Rat', copies);
    of('Bat', 1);
    return having(table, {}, fear).send('bev', { type: 'spotlight.free' });
  }
  const group = (table: DhTable, names: string[]) =>
    ({
      type: 'adversary.group',
      adversary: table.foe('Rat 1').id,
      fellows: names.map((name) => table.foe(name).id),
      target: table.of('anya').id,
    }) as const;

  it('DGH-1511: one roll, the damage of all, for a Fear and one move', () => {
    const table = rats(4);
    const [offer, ...more] = table.offers('bev', 'adversary.group');
    expect(more).toEqual([]);
    expect(offer).toMatchObject({ label: 'Group attack: 4 × Rat', cost: '1 Fear' });
    table.send('bev', group(table, ['Rat 2', 'Rat 3']), 9);
    expect(hits(table)).toMatchObject([{ damage: 6, from: '3 × Rat' }]);
    expect(table.state.public).toMatchObject({ fear: 1, spotlight: { moves: 0 } });
    const acted = Object.values(table.state.director.adversaries).map(({ acted }) => acted);
    expect(acted).toEqual(['done', 'done', 'done', 'no', 'no']);
    expect(table.foe('Rat 3').bands).toEqual({ [table.of('anya').id]: 'melee' });
    expect(table.foe('Rat 4').bands).toEqual({});
  });

  it('DGH-1511: a miss has cost the Fear, and hurts nobody', () => {
    const table = rats(2);
    table.send('bev', group(table, ['Rat 2']), 8);
    expect(hits(table)).toEqual([]);
    expect(table.state.public.fear).toBe(1);
  });

  it('DGH-1511: none of another kind joins in, none that has acted, and none without Fear', () => {
    const table = rats(3);
    expect(table.try('bev', group(table, ['Bat']))).toMatchObject({ code: 'not-allowed' });
    const poor = rats(2, 0);
    expect(poor.try('bev', group(poor, ['Rat 2']))).toMatchObject({ rule: 'DGH-1511' });
    expect(poor.offers('bev', 'adversary.group')).toEqual([]);
    table.send('bev', group(table, ['Rat 2']), 8).send('bev', { type: 'spotlight.keep' });
    expect(table.offers('bev', 'adversary.group')).toEqual([]);
    expect(table.state.public.fear).toBe(0);
  });

  it('DGH-1511: costs what its block says', () => {
    const table = having(rats(2), { features: [named('Group Attack', { fear: 2 })] }, 2);
    expect(table.offers('bev', 'adversary.group')[0]?.cost).toBe('2 Fear');
    table.send('bev', group(table, ['Rat 2']), 8);
    expect(table.state.public.fear).toBe(0);
  });

  it('DGH-1511: is of minions alone', () => {
    const table = having(rats(2), { kind: 'standard' }, 2);
    expect(table.offers('bev', 'adversary.group')).toEqual([]);
    expect(groupOf({ name: 'Rat 12' })).toBe('Rat');
    expect(groupOf({ name: 'Area 51b' })).toBe('Area 51b');
  });
});

describe('what is relentless', () => {
  const again = (table: DhTable) => {
    table.send('bev', { type: 'spotlight.keep' });
    const attack = { adversary: table.foe().id, target: table.of('anya').id } as const;
    return table.try('bev', { type: 'adversary.attack', ...attack }, 2);
  };

  it('DGH-1510, 1106: acts again as often as it says, each time for a Fear', () => {
    const table = having(fighting(), { features: [named('Relentless (3)')] }, 4);
    attacked(table, {}, 2);
    expect(table.offers('bev', 'adversary.attack')).toEqual([]);
    expect(again(table)).toBeNull();
    expect(again(table)).toBeNull();
    expect(again(table)).not.toBeNull();
    expect(table.state.public.fear).toBe(1);
    expect(table.foe()).toMatchObject({ acted: 'done', turns: 3 });
    table.send('bev', { type: 'spotlight.pass' });
    expect(table.foe().acted).toBe('no');
    expect(table.foe()).not.toHaveProperty('turns');
  });

  it('DGH-1510, 1108: one more of the same has not acted yet', () => {
    const table = having(fighting(), { features: [named('Relentless (2)')] }, 4);
    attacked(table, {}, 2);
    again(table);
    table.send('bev', { type: 'adversary.copy', adversary: table.foe('Ogre').id });
    const copy = Object.values(table.state.director.adversaries).at(-1);
    expect(copy?.acted).toBe('no');
    expect(copy).not.toHaveProperty('turns');
  });

  it('DGH-1108, 1510: whoever is not acts once', () => {
    const table = having(fighting(), {}, 4);
    attacked(table, {}, 2);
    expect(again(table)).not.toBeNull();
    expect(turnsOf({ features: [named('Relentless')] })).toBe(1);
  });
});

describe('a horde', () => {
  const horde = { kind: 'horde', features: [named('Horde (1d4+1)', { type: 'passive' })] };

  it('DGH-1512: deals less once half of its HP are marked', () => {
    const table = having(fighting(), { ...horde, hp: { marked: 2, slots: 6 } });
    attacked(table, {}, 12, 8);
    expect(hits(table)).toMatchObject([{ damage: 12 }]);
    const thin = having(fighting(), { ...horde, hp: { marked: 3, slots: 6 } });
    thin.send('bev', { type: 'spotlight.free' });
    expect(thin.offers('bev', 'adversary.attack')[0]?.detail).toBe(
      'A horde of which half is gone: 1d4+1.',
    );
    attacked(thin, {}, 12, 3);
    expect(hits(thin)).toMatchObject([{ damage: 4 }]);
  });

  it('DGH-1512: as its feature says, and nothing else does', () => {
    const of = (name: string, kind: 'horde' | 'standard' = 'horde') => {
      const { attack } = fighting().foe();
      const hp = { marked: 6, slots: 6 };
      const { dice, die, bonus } = attackOf({ kind, attack, hp, features: [named(name)] });
      return [dice, die, bonus];
    };
    expect(of('Horde (2d6 + 3)')).toEqual([2, 6, 3]);
    expect(of('Horde (d8)')).toEqual([1, 8, 0]);
    expect(of('Horde (3)')).toEqual([0, 6, 3]);
    for (const other of ['Horde (5/HP)', 'Horde', 'Horde ()']) expect(of(other)).toEqual([1, 8, 4]);
    expect(of('Horde (2d6+3)', 'standard')).toEqual([1, 8, 4]);
  });
});

describe('all who wait', () => {
  it('TABLE-008: come to light at a tap, each by a new id', () => {
    const table = fighting();
    const wait = { type: 'adversary.create', name: 'Wolf', difficulty: 10 } as const;
    table.send('bev', { ...wait, major: 5, severe: 9, hp: 3, copies: 2 });
    const before = Object.keys(table.state.director.adversaries);
    const [offer] = table.offers('bev', 'adversaries.reveal');
    expect(offer?.label).toBe('Reveal all 2');
    table.send('bev', { type: 'adversaries.reveal' });
    const seen = Object.values(table.state.public.adversaries).map(({ name }) => name);
    expect(seen.sort()).toEqual(['Ogre', 'Wolf 1', 'Wolf 2']);
    expect(before).not.toContain(table.foe('Wolf 1').id);
    expect(table.lastLine()?.text).toBe('Wolf 1, Wolf 2 appear.');
    expect(table.offers('bev', 'adversaries.reveal')).toEqual([]);
    expect(table.try('anya', { type: 'adversaries.reveal' })).not.toBeNull();
  });
});
