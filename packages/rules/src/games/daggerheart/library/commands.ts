import { z } from 'zod';
import { command, id, needed, sentence, text, word } from '../../../table/command';
import { most } from '../fight/adversary';
import { caps, damageTypes, ranges, traits } from '../vocabulary';
import { IMPORT_MOST } from './entry';

const tier = z.int().min(1).max(4).default(1);
const whole = (limit: number, least = 0) => z.int().min(least).max(limit);

export const libraryCommands = [
  command('library.import', { text: needed(IMPORT_MOST) }),
  command('library.weapon', {
    name: needed(60),
    tier,
    trait: z.enum(traits),
    range: z.enum(ranges).default('melee'),
    die: whole(20, 2),
    bonus: whole(30).default(0),
    damage: z.enum(damageTypes).default('physical'),
    text: sentence.default(''),
  }),
  command('library.card', {
    name: needed(60),
    domain: word.default(''),
    style: word.default(''),
    level: whole(caps.level, 1).default(1),
    recall: whole(12).default(0),
    text: text.default(''),
    hope: whole(caps.hope).default(0),
    stress: whole(12).default(0),
  }),
  command('library.class', {
    name: needed(60),
    domains: word.default(''),
    description: text.default(''),
    evasion: whole(30).default(0),
    hp: whole(12).default(0),
    ability: word.default(''),
    text: text.default(''),
  }),
  command('library.environment', {
    name: needed(60),
    tier,
    style: word.default(''),
    description: text.default(''),
    impulses: sentence.default(''),
    difficulty: word.default(''),
    ability: word.default(''),
    text: text.default(''),
    fear: whole(most.fear).default(0),
  }),
  command('library.remove', { entry: id }),
  command('library.place', { entry: id, copies: whole(most.copies, 1).default(1) }),
  command('library.take', { character: id, entry: id }),
  command('environment.reveal', { environment: id }),
  command('environment.close', {}),
  command('environment.use', { environment: id, feature: whole(most.features - 1) }),
] as const;
export type LibraryCommand = z.infer<(typeof libraryCommands)[number]>;
