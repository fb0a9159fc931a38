import { z } from 'zod';
import { command, id, needed, sentence, text, word } from '../../../table/command';
import { caps, damageTypes, ranges, traits } from '../vocabulary';

/** How far the numbers of a character go. */
export const reach = {
  trait: 9,
  evasion: 30,
  threshold: 60,
  slots: 12,
  armour: 12,
  proficiency: 6,
  bonus: 9,
  die: 20,
  flat: 30,
} as const;

const trait = z.enum(traits);
const modifier = z.int().min(-reach.trait).max(reach.trait);
const slots = z.int().min(1).max(reach.slots);
/** A whole number, up to so many. */
export const whole = (most: number) => z.int().min(0).max(most);
const character = id;

const feature = {
  name: needed(80),
  text: text.default(''),
  hope: whole(caps.hope).default(0),
  stress: whole(reach.slots).default(0),
};

/** What can be moved by one on a sheet. */
export const tracks = ['hp', 'stress', 'armour', 'hope'] as const;
export type TrackName = (typeof tracks)[number];

/** What two advancements of a level may be; the table's own are words on the sheet. */
export const advancements = ['traits', 'hp', 'stress', 'evasion', 'proficiency', 'other'] as const;

/** Making a character, and all that stands on its sheet. */
export const characterCommands = [
  command('character.create', { name: needed(60) }),
  command('character.identity', {
    character,
    name: needed(60),
    pronouns: word.default(''),
    class: word.default(''),
    subclass: word.default(''),
    heritage: word.default(''),
    description: text.default(''),
  }),
  command('character.traits', {
    character,
    agility: modifier,
    strength: modifier,
    finesse: modifier,
    instinct: modifier,
    presence: modifier,
    knowledge: modifier,
  }),
  command('character.defences', {
    character,
    evasion: whole(reach.evasion),
    major: whole(reach.threshold),
    severe: whole(reach.threshold),
    hp: slots,
    stress: slots,
    armour: whole(reach.armour),
    armourName: word.default(''),
    proficiency: z.int().min(1).max(reach.proficiency),
  }),
  command('character.story', {
    character,
    background: text.default(''),
    connections: text.default(''),
  }),
  command('character.adjust', {
    character,
    track: z.enum(tracks),
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  command('experience.add', {
    character,
    name: needed(60),
    bonus: z.int().min(1).max(reach.bonus),
  }),
  command('experience.remove', { character, experience: id }),
  command('weapon.add', {
    character,
    name: needed(60),
    trait,
    range: z.enum(ranges).default('melee'),
    die: z.int().min(2).max(reach.die),
    bonus: whole(reach.flat).default(0),
    damage: z.enum(damageTypes).default('physical'),
  }),
  command('weapon.remove', { character, weapon: id }),
  command('feature.add', { character, ...feature }),
  command('feature.use', { character, feature: id }),
  command('feature.remove', { character, feature: id }),
  command('card.add', { character, ...feature, level: z.int().min(1).max(caps.level) }),
  command('card.move', { character, card: id }),
  command('card.remove', { character, card: id }),
  command('gold.change', { character, handfuls: z.int().min(-100).max(100) }),
  command('level.up', {
    character,
    experience: word.default(''),
    advancements: z.array(z.enum(advancements)).length(2),
    traits: z.array(trait).max(2).default([]),
    note: sentence.default(''),
  }),
] as const;
export type CharacterCommand = z.infer<(typeof characterCommands)[number]>;
