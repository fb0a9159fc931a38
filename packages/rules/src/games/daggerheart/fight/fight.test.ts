import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Weapon } from '../characters/character';
import { seated } from '../testing';
import { kindCost } from './adversary';
import { armoured, damageOf, resisted, severityOf } from './harm';

const sword: Weapon = {
  id: 'sword',
  name: 'Sword',
  trait: 'strength',
  range: 'melee',
  die: 10,
  bonus: 3,
  damage: 'physical',
};

/** Ari with a sword and an ogre of Difficulty 14, which the table sees. */
function fighting(proficiency = 2) {
  const table = seated().with('anya', { weapons: [sword], proficiency });
  return table.send('bev', {
    type: 'adversary.create',
    name: 'Ogre',
    kind: 'bruiser',
    difficulty: 14,
    major: 10,
    severe: 20,
    hp: 6,
    modifier: 2,
    dice: 1,
    die: 8,
    bonus: 4,
    shown: true,
  });
}

type Table = ReturnType<typeof fighting>;

const strike = (table: Table, ...faces: number[]) =>
  table
    .send('anya', {
      type: 'roll.attack',
      character: table.of('anya').id,
      weapon: 'sword',
      target: table.foe().id,
    })
    .lock('anya', ...faces);

const damage = (table: Table, ...faces: number[]) =>
  table.send(
    'anya',
    { type: 'damage.roll', damage: table.state.public.damage?.id ?? '' },
    ...faces,
  );

/** The ogre attacks Ari, for which the GM has the spotlight. */
function attacked(table: Table, more: object, ...faces: number[]) {
  if (table.state.public.spotlight.side === 'players')
    table.send('bev', { type: 'spotlight.free' });
  const target = table.of('anya').id;
  return table.send(
    'bev',
    { type: 'adversary.attack', adversary: table.foe().id, target, ...more },
    ...faces,
  );
}

const hitOn = (table: Table) => Object.values(table.state.public.hits)[0];
const take = (table: Table, armour: boolean) =>
  table.send('anya', { type: 'hit.take', hit: hitOn(table)?.id ?? '', armour });

describe('damage', () => {
  it('DGH-602: a weapon’s die Proficiency times, and the bonus once', () => {
    expect(damageOf([4, 9], 10, 3, false)).toBe(16);
    expect(damageOf([3, 3, 8], 8, 1, false)).toBe(15);
  });

  it('DGH-603: a critical hit adds the most that the dice can show', () => {
    expect(damageOf([2, 5, 7], 8, 1, true)).toBe(39);
  });

  it('DGH-604, 605, 606: thresholds say how many HP it marks', () => {
    const at = (amount: number, massive = false) =>
      severityOf(amount, { major: 7, severe: 14 }, massive);
    expect([0, 1, 6, 7, 13, 14, 28].map((amount) => at(amount))).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect([27, 28].map((amount) => at(amount, true))).toEqual([3, 4]);
  });

  it('DGH-608, 609, 610: resistance halves, immunity ignores', () => {
    expect(resisted(15, 'resistance')).toBe(8);
    expect(resisted(15, 'resistance', 'down')).toBe(7);
    expect(resisted(15, 'immunity')).toBe(0);
  });

  it('DGH-613: armour lowers it by one step, never below nothing', () => {
    expect([4, 3, 1, 0].map(armoured)).toEqual([3, 2, 0, 0]);
  });
});

describe('a character attacks', () => {
  it('DGH-601: against the adversary’s Difficulty, which nobody is told', () => {
    const table = strike(fighting(), 9, 5);
    expect(table.state.public.damage?.target).toBe(table.foe().id);
    expect(strike(fighting(), 8, 5).state.public.damage).toBeNull();
  });

  it('DGH-602, 604: the damage is everybody’s to see, what it does lies on the desk', () => {
    const table = damage(strike(fighting(), 9, 5), 4, 9);
    expect(table.lastLine()?.text).toBe('Ari: 16 physical damage to Ogre.');
    expect(table.foe().hp.marked).toBe(2);
    expect(table.lastLine('director')?.text).toContain('major, marks 2 HP (2 of 6)');
    expect(JSON.stringify(table.state.public.adversaries)).not.toMatch(/hp|thresholds|difficulty/);
  });

  it('DGH-603: a critical hit deals more', () => {
    const table = damage(strike(fighting(), 3, 3), 4, 9);
    expect(table.foe().hp.marked).toBe(3);
    expect(table.lastLine()?.roll?.total).toBe(36);
  });

  it('DGH-609: resistance halves what its type brings', () => {
    const table = fighting();
    table.given((state) => {
      for (const one of Object.values(state.director.adversaries)) one.physical = 'resistance';
    });
    expect(damage(strike(table, 9, 5), 4, 9).foe().hp.marked).toBe(1);
  });

  it('DGH-305: after a Tag Team both deal damage, and it is added together', () => {
    const table = fighting()
      .with('anya', { hope: { held: 6, crossed: 0 } })
      .with('carl', { weapons: [{ ...sword, damage: 'magical', die: 6, bonus: 0 }] });
    const { id: character } = table.of('anya');
    const { id: partner } = table.of('carl');
    table.send('anya', { type: 'roll.attack', character, weapon: 'sword', target: table.foe().id });
    table.send('anya', { type: 'roll.tag-team', roll: table.rollId, partner });
    table.send('carl', {
      type: 'roll.join-attack',
      roll: table.rollId,
      character: partner,
      weapon: 'sword',
    });
    table.lock('anya', 9, 6, 2, 3);
    table.send('anya', { type: 'roll.choose', roll: table.rollId, part: character });
    damage(table, 4, 9, 5);
    expect(table.lastLine()?.text).toBe('Ari and Cole: 16 physical and 5 magical damage to Ogre.');
    expect(table.foe().hp.marked).toBe(3);
  });

  it('the last HP is for the GM to tell: nobody sees it from the damage', () => {
    const table = fighting().given((state) => {
      for (const one of Object.values(state.director.adversaries)) one.hp.marked = 5;
    });
    damage(strike(table, 9, 5), 4, 9);
    const { id } = table.foe();
    expect(table.state.public.adversaries[id]?.defeated).toBe(false);
    table.send('bev', { type: 'adversary.defeat', adversary: id, how: 'It runs' });
    expect(table.lastLine()?.beat).toMatchObject({ kind: 'defeated', fiction: 'It runs' });
    expect(table.offers('anya', 'roll.attack')).toEqual([]);
  });

  it('DGH-801, 803: a Vulnerable target gives advantage, a Hidden one disadvantage', () => {
    const add = (name: string) => {
      const table = fighting();
      return table.send('bev', { type: 'condition.add', of: table.foe().id, name });
    };
    expect(strike(add('Vulnerable'), 6, 4, 4).state.public.damage).not.toBeNull();
    expect(strike(add('Hidden'), 9, 6, 4).state.public.damage).toBeNull();
  });

  it('DGH-1304: a Fear adds the adversary’s Experience to its Difficulty, once a roll', () => {
    const table = fighting().given((state) => {
      state.public.fear = 3;
      for (const one of Object.values(state.director.adversaries)) {
        one.experiences = [{ name: 'Old hand', bonus: 2 }];
      }
    });
    const { id: character } = table.of('anya');
    const adversary = table.foe().id;
    table.send('anya', { type: 'roll.attack', character, weapon: 'sword', target: adversary });
    const harden = { type: 'roll.harden', roll: table.rollId, adversary, experience: 0 } as const;
    table.send('bev', harden);
    expect(table.try('bev', harden)).toMatchObject({ rule: 'DGH-1304' });
    expect(table.lock('anya', 9, 6).state.public).toMatchObject({ damage: null, fear: 2 });
  });
});

describe('an adversary attacks', () => {
  it('DGH-612, 1501: a d20 and its modifier against Evasion', () => {
    expect(hitOn(attacked(fighting(), {}, 7))).toBeUndefined();
    expect(hitOn(attacked(fighting(), {}, 8, 5))).toMatchObject({ damage: 9, severity: 2 });
  });

  it('DGH-613: whoever is hit says whether armour helps', () => {
    const table = take(attacked(fighting(), {}, 8, 5), true);
    expect(table.of('anya')).toMatchObject({ hp: { marked: 1 }, armour: { marked: 1 } });
    expect(take(attacked(fighting(), {}, 8, 5), false).of('anya').hp.marked).toBe(2);
  });

  it('DGH-611: armour does not help against direct damage', () => {
    const table = fighting();
    table.send('bev', {
      type: 'harm.deal',
      character: table.of('anya').id,
      damage: 8,
      kind: 'magical',
      direct: true,
    });
    const hit = hitOn(table)?.id ?? '';
    expect(table.try('anya', { type: 'hit.take', hit, armour: true })).toMatchObject({
      rule: 'DGH-611',
    });
    expect(take(table, false).of('anya').hp.marked).toBe(2);
  });

  it('DGH-1502: advantage keeps the higher of two dice, disadvantage the lower', () => {
    expect(hitOn(attacked(fighting(), { edge: 'advantage' }, 2, 12, 3))).toBeDefined();
    expect(hitOn(attacked(fighting(), { edge: 'disadvantage' }, 2, 12))).toBeUndefined();
  });

  it('DGH-1503: a natural 20 hits whatever the Evasion, and deals more', () => {
    const table = fighting().with('anya', { evasion: 30 });
    expect(hitOn(attacked(table, {}, 20, 3))?.damage).toBe(15);
  });

  it('DGH-701, 801: with every Stress marked a character is Vulnerable', () => {
    const table = fighting().with('anya', { stress: { marked: 6, slots: 6 } });
    expect(hitOn(attacked(table, {}, 2, 12, 3))).toBeDefined();
  });

  it('DGH-803: a Hidden character is attacked with disadvantage', () => {
    const table = fighting();
    table.send('bev', { type: 'condition.add', of: table.of('anya').id, name: 'Hidden' });
    expect(hitOn(attacked(table, {}, 2, 12))).toBeUndefined();
  });

  it('DGH-806: it clears a condition as its use of the spotlight', () => {
    const table = fighting();
    const adversary = table.foe().id;
    table.send('bev', { type: 'condition.add', of: adversary, name: 'Restrained' });
    table.send('bev', { type: 'spotlight.free' });
    const [condition] = table.foe().conditions;
    table.send('bev', { type: 'adversary.recover', adversary, condition: condition?.id ?? '' });
    expect(table.foe()).toMatchObject({ conditions: [], acted: 'done' });
  });

  it('DGH-1303: its features cost Fear', () => {
    const table = fighting().given((state) => {
      state.public.fear = 2;
    });
    const adversary = table.foe().id;
    table.send('bev', { type: 'adversary.feature', adversary, name: 'Slam', fear: 2 });
    const use = {
      type: 'adversary.use',
      adversary,
      feature: table.foe().features[0]?.id ?? '',
    } as const;
    expect(table.send('bev', use).state.public.fear).toBe(0);
    expect(table.try('bev', use)).toMatchObject({ code: 'cannot-afford', rule: 'DGH-1303' });
  });
});

describe('the spotlight', () => {
  it('DGH-1105, 1106, 1108, 1302: an interrupt and a keep cost 1 Fear; an adversary has it once', () => {
    const table = fighting().given((state) => {
      state.public.fear = 2;
    });
    const act = { type: 'adversary.spotlight', adversary: table.foe().id } as const;
    expect(table.try('bev', act)).toMatchObject({ rule: 'DGH-1104' });
    table.send('bev', { type: 'spotlight.interrupt' });
    expect(table.state.public).toMatchObject({ fear: 1, spotlight: { side: 'gm' } });
    table.send('bev', act).send('bev', { type: 'spotlight.keep' });
    expect(table.state.public.fear).toBe(0);
    expect(table.try('bev', act)).toMatchObject({ rule: 'DGH-1108' });
    expect(table.try('bev', { type: 'spotlight.keep' })).toMatchObject({ code: 'cannot-afford' });
    table
      .send('bev', { type: 'spotlight.pass' })
      .send('bev', { type: 'spotlight.free' })
      .send('bev', act);
  });

  it('DGH-1105: nobody interrupts between dice and what comes of them', () => {
    const table = strike(fighting(), 9, 5).given((state) => {
      state.public.fear = 2;
    });
    expect(table.try('bev', { type: 'spotlight.interrupt' })).toMatchObject({ rule: 'DGH-1105' });
  });

  it('DGH-1102: the GM passes it to somebody, and everybody sees who would like it', () => {
    const table = fighting().send('bev', { type: 'spotlight.free', reason: 'They look to me' });
    const { id } = table.of('carl');
    table.send('carl', { type: 'spotlight.want', character: id, wants: true });
    expect(table.state.public.spotlight.wants).toEqual([id]);
    table.send('bev', { type: 'spotlight.pass', to: id });
    expect(table.state.public.spotlight).toMatchObject({ side: 'players', holder: id });
  });

  it('DGH-1401: a free move costs nothing, and says why', () => {
    const table = fighting().send('bev', {
      type: 'spotlight.free',
      reason: 'A golden opportunity',
    });
    expect(table.state.public.fear).toBe(0);
    expect(table.lastLine()?.beat?.fiction).toBe('A golden opportunity');
  });
});

describe('conditions', () => {
  it('DGH-802, 804: a temporary condition ends when a roll against it succeeds', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    table.send('bev', { type: 'condition.add', of: character, name: 'Restrained' });
    const clears = table.of('anya').conditions[0]?.id ?? '';
    table.send('anya', { type: 'roll.propose', character, trait: 'strength', clears });
    table.frame({ difficulty: 10 }).lock('anya', 8, 5);
    expect(table.of('anya').conditions).toEqual([]);
  });

  it('DGH-805: a special one needs what it says', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    table.send('bev', {
      type: 'condition.add',
      of: character,
      name: 'Cursed',
      until: 'a saint’s kiss',
    });
    const clears = table.of('anya').conditions[0]?.id ?? '';
    const roll = { type: 'roll.propose', character, trait: 'strength', clears } as const;
    expect(table.try('anya', roll)).toMatchObject({ rule: 'DGH-805' });
  });
});

describe('hazards and range', () => {
  it('DGH-1703, 1704: falls and collisions deal their dice', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    table.send('bev', { type: 'harm.fall', character, far: 'close' }, 9);
    expect(hitOn(table)).toMatchObject({ damage: 14, direct: false });
    take(table, false).send('bev', { type: 'harm.fall', character, far: 'collision' }, 9);
    expect(hitOn(table)).toMatchObject({ damage: 14, direct: true });
  });

  it('DGH-1202: an adversary stands in a band to each character', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    const adversary = table.foe().id;
    table.send('bev', { type: 'range.set', adversary, character, range: 'far' });
    expect(table.state.public.adversaries[adversary]?.bands).toEqual({ [character]: 'far' });
  });

  it('DGH-1506: each kind of adversary has its price', () => {
    expect([
      kindCost.minion,
      kindCost.standard,
      kindCost.leader,
      kindCost.bruiser,
      kindCost.solo,
    ]).toEqual([1, 2, 3, 4, 5]);
  });
});

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
