import { z } from 'zod';
import type { Field } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { needed, sentence, word } from '../../../table/command';
import { damageOptions, rangeOptions } from '../characters/forms';
import { damageTypes, ranges } from '../vocabulary';
import type { Adversary, StatBlock } from './adversary';
import { adversaryKinds, most } from './adversary';

const whole = (limit: number, least = 0) => z.int().min(least).max(limit);
const resists = z.enum(['no', 'resistance', 'immunity']).default('no');

/** What even an adversary has that is thought up on the spot. */
export const face = {
  name: needed(60),
  difficulty: whole(most.difficulty, 1),
  hp: whole(most.hp, 1),
};

/** What stands on a stat block, each number by itself. */
export const block = {
  ...face,
  kind: z.enum(adversaryKinds).default('standard'),
  motives: sentence.default(''),
  major: whole(most.threshold, 1),
  severe: whole(most.threshold, 1),
  stress: whole(most.stress).default(3),
  attack: word.default(''),
  modifier: z.int().min(-most.modifier).max(most.modifier).default(0),
  range: z.enum(ranges).default('melee'),
  dice: whole(most.dice).default(1),
  die: whole(most.die, 2).default(6),
  bonus: whole(most.bonus).default(0),
  damage: z.enum(damageTypes).default('physical'),
  direct: z.boolean().default(false),
  experience: word.default(''),
  experienceBonus: whole(9).default(2),
  physical: resists,
  magical: resists,
};
const blockSchema = z.object(block);

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

export const shownField = (initial: boolean): Field => ({
  name: 'shown',
  kind: 'switch',
  label: 'The table sees it',
  initial,
});

export const nameField = (name = ''): Field => textField('name', 'Name', 60, name, true);
export const difficultyField = (initial: number): Field =>
  numberField('difficulty', 'Difficulty', most.difficulty, initial, 1);
export const hpField = (initial: number): Field => numberField('hp', 'HP', most.hp, initial, 1);

const kindOptions = adversaryKinds.map((value) => ({ value, label: value }));
const resistOptions = [
  { value: 'no', label: 'None' },
  { value: 'resistance', label: 'Resistance' },
  { value: 'immunity', label: 'Immunity' },
];

/** A stat block as a form: a new one is like what is improvised, with an attack that has no name yet. */
export function blockFields(one?: Adversary): Field[] {
  const { attack, thresholds, experiences, ...now } = one ?? usualBlock;
  const [experience] = experiences;
  return [
    nameField(now.name),
    choiceField('kind', 'Kind', kindOptions, now.kind),
    textField('motives', 'What it wants', 300, now.motives),
    difficultyField(now.difficulty),
    numberField('major', 'Major threshold', most.threshold, thresholds.major, 1),
    numberField('severe', 'Severe threshold', most.threshold, thresholds.severe, 1),
    hpField(now.hp.slots),
    numberField('stress', 'Stress', most.stress, now.stress.slots),
    textField('attack', 'Its attack', 80, one ? attack.name : ''),
    numberField('modifier', 'Attack modifier', most.modifier, attack.modifier, -most.modifier),
    choiceField('range', 'Range', rangeOptions, attack.range),
    numberField('dice', 'Damage dice', most.dice, attack.dice),
    numberField('die', 'Of so many sides', most.die, attack.die, 2),
    numberField('bonus', 'Damage bonus', most.bonus, attack.bonus),
    choiceField('damage', 'Damage', damageOptions, attack.damage),
    ...foldedAway([
      { name: 'direct', kind: 'switch', label: 'Direct damage', initial: attack.direct },
      textField('experience', 'An Experience', 80, experience?.name ?? ''),
      numberField('experienceBonus', 'Its bonus', 9, experience?.bonus ?? 2),
      choiceField('physical', 'Physical damage', resistOptions, now.physical),
      choiceField('magical', 'Magical damage', resistOptions, now.magical),
    ]),
  ];
}
