import { z } from 'zod';

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

/** A whole number, up to so many. */
export const whole = (most: number) => z.int().min(0).max(most);

/** What can be moved by one on a sheet. */
export const tracks = ['hp', 'stress', 'armour', 'hope'] as const;
export type TrackName = (typeof tracks)[number];
