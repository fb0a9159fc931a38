import { z } from 'zod';
import type { Field } from '../../../engine';
import { flag, folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import { damageOptions, rangeOptions, resistance } from '../characters/forms';
import { damageTypes, ranges } from '../vocabulary';
import type { StatBlock } from './adversary';
import { adversaryKinds, most } from './adversary';

const kinds = adversaryKinds.map((value) => ({ value, label: value }));

const name = named();
const difficulty = number('Difficulty', most.difficulty, 1);
const hp = number('HP', most.hp, 1);
export const shown = flag('The table sees it');

/** What even an adversary has that is thought up on the spot. */
export const face = form({ name, difficulty, hp, shown: usually(true, shown) });

/** What stands on a stat block, each number by itself. */
export const block = form({
  name,
  kind: usually('standard', oneOf('Kind', adversaryKinds, kinds)),
  motives: words('What it wants', 300),
  difficulty,
  major: number('Major threshold', most.threshold, 1),
  severe: number('Severe threshold', most.threshold, 1),
  hp,
  stress: usually(3, number('Stress', most.stress)),
  attack: words('Its attack'),
  modifier: usually(0, number('Attack modifier', most.modifier, -most.modifier)),
  range: usually('melee', oneOf('Range', ranges, rangeOptions)),
  dice: usually(1, number('Damage dice', most.dice)),
  die: usually(6, number('Of so many sides', most.die, 2)),
  bonus: usually(0, number('Damage bonus', most.bonus)),
  damage: usually('physical', oneOf('Damage', damageTypes, damageOptions)),
  direct: folded(usually(false, flag('Direct damage'))),
  experience: folded(words('An Experience')),
  experienceBonus: folded(usually(2, number('Its bonus', 9))),
  physical: usually('no', resistance('Physical damage')),
  magical: usually('no', resistance('Magical damage')),
});
const blockSchema = z.object(block.shape);

/** A stat block of what stands in its form. */
export function blockOf({
  major,
  severe,
  hp,
  stress,
  experience,
  experienceBonus,
  ...form
}: z.infer<typeof blockSchema>): StatBlock {
  const { name, kind, motives, difficulty, physical, magical } = form;
  const { attack, modifier, range, dice, die, bonus, damage, direct } = form;
  return {
    name,
    kind,
    motives,
    difficulty,
    thresholds: { major, severe: Math.max(major, severe) },
    hp: { marked: 0, slots: hp },
    stress: { marked: 0, slots: stress },
    attack: { name: attack || 'Attack', modifier, range, dice, die, bonus, damage, direct },
    experiences: experience ? [{ name: experience, bonus: experienceBonus }] : [],
    physical,
    magical,
  };
}

/** What an improvised adversary is like; the screen has no numbers, so these are ours. */
export const usualBlock: StatBlock = {
  name: '',
  kind: 'standard',
  motives: '',
  difficulty: 12,
  thresholds: { major: 6, severe: 12 },
  hp: { marked: 0, slots: 4 },
  stress: { marked: 0, slots: 3 },
  attack: {
    name: 'Attack',
    modifier: 1,
    range: 'melee',
    dice: 1,
    die: 8,
    bonus: 2,
    damage: 'physical',
    direct: false,
  },
  experiences: [],
  physical: 'no',
  magical: 'no',
};

/** A stat block as a form: a new one is like what is improvised, with an attack that has no name yet. */
export function blockFields(one?: StatBlock): Field[] {
  const { thresholds, hp, stress, attack, experiences, ...now } = one ?? usualBlock;
  const [experience] = experiences;
  return block.fields({
    ...thresholds,
    ...attack,
    ...now,
    hp: hp.slots,
    stress: stress.slots,
    attack: one && attack.name,
    experience: experience?.name,
    experienceBonus: experience?.bonus,
  });
}
