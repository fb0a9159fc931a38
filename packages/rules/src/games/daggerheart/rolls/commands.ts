import { z } from 'zod';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { DUALITY, farRanges, traits } from '../vocabulary';
import { DIFFICULTY } from './roll';

const trait = z.enum(traits);
const difficulty = z.int().min(DIFFICULTY.least).max(DIFFICULTY.most);
const edge = z.int().min(0).max(3).default(0);
const character = id;
const part = { doing: sentence.default(''), experience: id.optional() };

export const rollCommands = [
  command('roll.propose', {
    character,
    trait,
    ...part,
    clears: id.optional(),
    against: id.optional(),
  }),
  command('roll.move', {
    character,
    adversary: id,
    range: z.enum(farRanges),
    doing: sentence.default(''),
  }),
  command('roll.attack', { character, weapon: id, target: id, ...part }),
  command('roll.frame', {
    roll: id,
    difficulty,
    kept: z.boolean().default(false),
    stakes: sentence.default(''),
    advantage: edge,
    disadvantage: edge,
  }),
  command('roll.harden', { roll: id, adversary: id, experience: z.int().min(0).max(5) }),
  command('roll.help', { roll: id, part: id, character, how: sentence.default('') }),
  command('roll.unhelp', { roll: id, character }),
  command('roll.together', { roll: id }),
  rolling('roll.assist', { roll: id, character, trait }),
  command('roll.waive', { roll: id, character }),
  command('roll.tag-team', { roll: id, partner: id }),
  command('roll.join', { roll: id, character, trait, ...part }),
  command('roll.join-attack', { roll: id, character, weapon: id, ...part }),
  command('roll.decline', { roll: id, character }),
  command('roll.talked', { roll: id, dice: z.boolean() }),
  command('roll.withdraw', { roll: id }),
  rolling('roll.lock', { roll: id, version: z.int().min(0) }),
  command('roll.choose', { roll: id, part: id }),
  rolling('damage.roll', { damage: id }),
  command('damage.none', { damage: id }),
  command('reaction.ask', {
    characters: z.array(id).min(1).max(12),
    trait,
    difficulty,
    kept: z.boolean().default(false),
    what: sentence.default(''),
  }),
  rolling('reaction.roll', { reaction: id, experience: id.optional() }),
  command('reaction.drop', { reaction: id }),
  rolling('fate.roll', {
    die: z.enum(['hope', 'fear']),
    most: z
      .int()
      .min(1)
      .max(DUALITY - 1),
    stakes: sentence.default(''),
  }),
  command('difficulty.usual', {
    difficulty: z.int().min(0).max(DIFFICULTY.most),
    kept: z.boolean().default(false),
  }),
] as const;
export type RollCommand = z.infer<(typeof rollCommands)[number]>;
