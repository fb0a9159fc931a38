import { z } from 'zod';
import { command, id, needed, sentence, word } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { damageTypes, nearRanges, ranges, sprintRanges } from '../vocabulary';
import { adversaryKinds } from './adversary';
import { budgetChanges } from './budget-words';

/** How far the numbers of an adversary go, and how many there may be. */
export const most = {
  difficulty: 40,
  threshold: 99,
  hp: 30,
  modifier: 20,
  dice: 12,
  die: 20,
  bonus: 50,
  copies: 12,
  room: 40,
  conditions: 8,
  features: 12,
  fear: 12,
} as const;

const whole = (limit: number, least = 0) => z.int().min(least).max(limit);
const resists = z.enum(['no', 'resistance', 'immunity']).default('no');

/** What stands on a stat block. */
const block = {
  kind: z.enum(adversaryKinds).default('standard'),
  motives: sentence.default(''),
  major: whole(most.threshold, 1),
  severe: whole(most.threshold, 1),
  stress: whole(12).default(3),
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
const face = { name: needed(60), difficulty: whole(most.difficulty, 1), hp: whole(most.hp, 1) };

export const fightCommands = [
  command('adversary.create', {
    ...face,
    ...block,
    copies: whole(most.copies, 1).default(1),
    shown: z.boolean().default(false),
  }),
  command('adversary.improvise', { ...face, shown: z.boolean().default(true) }),
  command('adversary.change', { adversary: id, ...face, ...block }),
  command('adversary.copy', { adversary: id }),
  command('adversary.remove', { adversary: id }),
  command('adversary.reveal', { adversary: id }),
  command('adversary.adjust', {
    adversary: id,
    track: z.enum(['hp', 'stress']),
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  command('adversary.defeat', { adversary: id, how: sentence.default('') }),
  command('adversary.feature', {
    adversary: id,
    name: needed(60),
    text: sentence.default(''),
    fear: whole(most.fear).default(0),
    stress: whole(12).default(0),
  }),
  command('adversary.use', { adversary: id, feature: id }),
  command('adversary.spotlight', { adversary: id }),
  rolling('adversary.attack', {
    adversary: id,
    target: id,
    edge: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
    experience: z.boolean().default(false),
    hidden: z.boolean().default(false),
  }),
  command('adversary.recover', { adversary: id, condition: id }),
  command('hit.take', { hit: id, armour: z.boolean() }),
  command('harm.deal', {
    character: id,
    damage: whole(200, 1),
    kind: z.enum(damageTypes),
    direct: z.boolean().default(false),
    what: word.default(''),
  }),
  rolling('harm.fall', { character: id, far: z.enum(['veryClose', 'close', 'far', 'collision']) }),
  command('stress.force', { character: id, stress: whole(12, 1) }),
  command('condition.add', { of: id, name: needed(40), until: sentence.default('') }),
  command('condition.end', { of: id, condition: id }),
  command('range.set', { adversary: id, character: id, range: z.enum(ranges) }),
  command('water.enter', { character: id, breathes: z.boolean().default(false) }),
  command('water.leave', { character: id }),
  command('water.tick', { character: id }),
  command('move.near', { character: id, adversary: id, range: z.enum(nearRanges) }),
  command('adversary.move', { adversary: id, character: id, range: z.enum(sprintRanges) }),
  command('budget.set', { changes: z.array(z.enum(budgetChanges)).max(8) }),
  rolling('death.choose', { character: id, move: z.enum(['blaze', 'avoid', 'risk']) }),
  command('death.split', { character: id, hp: whole(12) }),
  command('death.worsen', { character: id, how: sentence.default(''), scar: sentence.default('') }),
] as const;
export type FightCommand = z.infer<(typeof fightCommands)[number]>;
