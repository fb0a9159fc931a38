import { z } from 'zod';
import { command, id, reason } from '../../../table/command';
import { caps } from '../vocabulary';

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

const whole = (most: number) => z.int().min(0).max(most);
const character = id;

/** What can be moved by one on a sheet. */
const tracks = ['hp', 'stress', 'armour', 'hope'] as const;
export type TrackName = (typeof tracks)[number];

/** What is set by hand on a sheet. */
export const characterCommands = [
  command('character.adjust', {
    character,
    track: z.enum(tracks),
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  command('character.set', {
    character,
    hp: whole(reach.slots),
    stress: whole(reach.slots),
    armour: whole(reach.armour),
    hope: whole(caps.hope),
    crossed: whole(caps.hope),
    life: z.enum(['up', 'unconscious', 'dead', 'dying', 'blaze']),
    reason,
  }),
] as const;
export type CharacterCommand = z.infer<(typeof characterCommands)[number]>;
