import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import { rangeNames, traitNames } from './traits';

/** All of a table’s library, as whoever directs sees it. */
export type WholeLibrary = DaggerheartState['public']['library'] &
  DaggerheartState['director']['library'];

const all = <T>(shelf: Readonly<Record<string, T>>): T[] => Object.values(shelf);
const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`);
const added = (bonus: number): string => (bonus > 0 ? `+${bonus}` : '');

/**
 * A library in the form in which a table reads it (docs/daggerheart-library.md): the ids that it has here stay behind.
 * Empty lists are left out.
 */
export function libraryFile(library: WholeLibrary): string {
  const lists = {
    adversaries: all(library.adversaries).map((one) => ({
      name: one.name,
      tier: one.tier,
      type: one.kind,
      description: one.description,
      motives_and_tactics: one.motives,
      difficulty: one.difficulty,
      thresholds: `${one.thresholds.major}/${one.thresholds.severe}`,
      hp: one.hp.slots,
      stress: one.stress.slots,
      atk: signed(one.attack.modifier),
      attack: one.attack.name,
      range: rangeNames[one.attack.range],
      damage: damageIn(one.attack),
      direct: one.attack.direct,
      experience: one.experiences.map(({ name, bonus }) => `${name} +${bonus}`).join(', '),
      physical: one.physical,
      magical: one.magical,
      feats: one.features,
    })),
    environments: all(library.environments).map(({ id: _, style, features, ...one }) => ({
      ...one,
      type: style,
      feats: features,
    })),
    weapons: all(library.weapons).map((one) => ({
      name: one.name,
      tier: one.tier,
      trait: traitNames[one.trait],
      range: rangeNames[one.range],
      damage: `d${one.die}${added(one.bonus)} ${typeOf(one.damage)}`,
      text: one.text,
    })),
    cards: all(library.cards).map(({ id: _, style, ...one }) => ({ ...one, type: style })),
    classes: all(library.classes).map(({ id: _, features, ...one }) => ({
      ...one,
      feats: features,
    })),
  };
  const filled = Object.entries(lists).filter(([, entries]) => entries.length > 0);
  return JSON.stringify(Object.fromEntries(filled), null, 2);
}

/** How many entries a library has. */
export const entriesIn = (library: WholeLibrary): number =>
  Object.values(library).reduce((sum, shelf) => sum + Object.keys(shelf).length, 0);

const typeOf = (damage: 'physical' | 'magical'): string => (damage === 'magical' ? 'mag' : 'phy');

/** “2d6+3 phy”; without dice, “3 phy”. */
function damageIn(attack: WholeLibrary['adversaries'][string]['attack']): string {
  const { dice, die, bonus, damage } = attack;
  const rolled = dice > 0 ? `${dice}d${die}${added(bonus)}` : String(bonus);
  return `${rolled} ${typeOf(damage)}`;
}
