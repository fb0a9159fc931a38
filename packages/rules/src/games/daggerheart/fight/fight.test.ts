import { describe, expect, it } from 'vitest';
import { damage, fighting, strike, sword } from '../testing/fighting';
import { armoured, damageOf, resisted, severityOf } from './harm';

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

  it('DGH-601, 602: with the weapon that they chose, and none that they do not carry', () => {
    const bow = { ...sword, id: 'bow', name: 'Bow', die: 6, bonus: 1, damage: 'magical' as const };
    const table = fighting().with('anya', { weapons: [sword, bow] });
    const attack = (weapon: string) =>
      ({
        type: 'roll.attack',
        character: table.of('anya').id,
        weapon,
        target: table.foe().id,
      }) as const;
    expect(table.try('anya', attack('spear'))).toMatchObject({ code: 'not-allowed' });
    table.send('anya', attack('bow')).lock('anya', 9, 5);
    expect(damage(table, 4, 5).lastLine()?.text).toBe('Ari: 10 magical damage to Ogre.');
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

  it('DGH-606: four HP at twice the severe threshold, where the table plays so', () => {
    const marked = (value: 'on' | 'off') => {
      const table = fighting().send('bev', {
        type: 'table.house-rule',
        rule: 'massiveDamage',
        value,
      });
      return damage(strike(table, 3, 3), 10, 10).foe().hp.marked;
    };
    expect([marked('off'), marked('on')]).toEqual([3, 4]);
  });

  it('DGH-604: an adversary marks no more HP than it has', () => {
    const table = fighting().given((state) => {
      for (const one of Object.values(state.director.adversaries)) one.hp.marked = 5;
    });
    expect(damage(strike(table, 9, 5), 4, 9).foe().hp).toEqual({ slots: 6, marked: 6 });
    expect(table.lastLine('director')?.text).toContain('marks 1 HP (6 of 6)');
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
