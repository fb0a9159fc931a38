import { describe, expect, it } from 'vitest';
import { attacked, damage, fighting, hitOn, strike, sword, take } from '../testing/fighting';

type Table = ReturnType<typeof fighting>;

const withheld = (table: Table, set: object) =>
  table.send('anya', {
    type: 'character.defences',
    character: table.of('anya').id,
    evasion: 10,
    major: 7,
    severe: 14,
    hp: 6,
    stress: 6,
    armour: 3,
    armourName: '',
    proficiency: 2,
    ...set,
  });

/** Something that no attack has brought deals Ari damage. */
const burn = (table: Table, damage: number, more: object = {}) =>
  table.send('bev', {
    type: 'harm.deal',
    character: table.of('anya').id,
    damage,
    kind: 'magical',
    direct: false,
    what: 'Fire',
    ...more,
  });

describe('a character with something against damage', () => {
  it('DGH-609: resistance halves damage of its type before thresholds, and no other', () => {
    const table = withheld(fighting(), { magical: 'resistance' });
    burn(table, 13);
    expect(hitOn(table)).toMatchObject({ damage: 13, through: 7, severity: 2 });
    const [prompt] = Object.values(table.state.public.derived.prompts);
    expect(prompt?.text).toBe('13 magical damage, 7 come through: major.');
    take(table, false);
    expect(table.of('anya').hp.marked).toBe(2);
    expect(table.lastLine()?.text).toBe(
      'Ari takes 13 magical damage, 7 come through: major, marks 2 HP.',
    );
    burn(table, 13, { kind: 'physical' });
    expect(hitOn(table)).toMatchObject({ damage: 13, severity: 2 });
    expect(hitOn(table)).not.toHaveProperty('through');
  });

  it('DGH-608, 609: which way a half goes is a house rule', () => {
    const table = withheld(fighting(), { magical: 'resistance' });
    table.send('bev', { type: 'table.house-rule', rule: 'halving', value: 'down' });
    burn(table, 13);
    expect(hitOn(table)).toMatchObject({ through: 6, severity: 1 });
  });

  it('DGH-610: immunity ignores it; then armour is not asked for', () => {
    const table = withheld(fighting(), { physical: 'immunity' });
    attacked(table, {}, 19, 8);
    expect(hitOn(table)).toMatchObject({ damage: 12, through: 0, severity: 0 });
    expect(table.offers('anya', 'hit.take').map(({ with: { armour } }) => armour)).toEqual([false]);
    take(table, false);
    expect(table.of('anya').hp.marked).toBe(0);
  });

  it('DGH-609, 611: direct damage passes armour, and no resistance', () => {
    const table = withheld(fighting(), { magical: 'resistance' });
    burn(table, 10, { direct: true });
    expect(hitOn(table)).toMatchObject({ through: 5, severity: 1, direct: true });
  });

  it('DGH-609: stays where an older page says nothing of it, and ends by a word', () => {
    const table = withheld(fighting(), { magical: 'resistance' });
    withheld(table, { evasion: 11 });
    expect(table.of('anya')).toMatchObject({ evasion: 11, magical: 'resistance' });
    withheld(table, { magical: 'no' });
    burn(table, 13);
    expect(hitOn(table)).not.toHaveProperty('through');
  });
});

describe('an adversary with something against damage', () => {
  const spell = { ...sword, damage: 'magical' as const };
  const foeWith = (table: Table, set: object) =>
    table.given(({ director }) => {
      for (const one of Object.values(director.adversaries)) Object.assign(one, set);
    });

  it('DGH-609: against magical damage it has nothing against a blade, and the other way round', () => {
    const marked = (weapon: typeof sword, set: object) => {
      const table = foeWith(fighting().with('anya', { weapons: [weapon] }), set);
      return damage(strike(table, 9, 5), 4, 9).foe().hp.marked;
    };
    // 16 damage is major; half of it is minor.
    expect(marked(sword, { magical: 'resistance' })).toBe(2);
    expect(marked(sword, { physical: 'resistance' })).toBe(1);
    expect(marked(spell, { magical: 'resistance' })).toBe(1);
    expect(marked(spell, { physical: 'resistance' })).toBe(2);
    expect(marked(spell, { magical: 'immunity' })).toBe(0);
  });
});
