import { z } from 'zod';
import { command, id, needed, reason, sentence, text } from '../../commands/fields';
import { LONGEST, TIERS } from '../../constants';

/** Commands of *On a Sea of Stars*. Its tables alone take them. */
export const starsCommands = [
  /** Adds an Engine, or writes one anew. */
  command('stars.engine', {
    engine: id.optional(),
    name: needed(80),
    description: text.default(''),
    virtue: id,
    impulse: id,
    whyNot: sentence.default(''),
    reason: sentence.default(''),
  }),
  command('stars.board', { protagonist: id, engine: id }),
  /** Its pilot leaves it; `behind` leaves it in the field. */
  command('stars.leave', {
    engine: id,
    behind: z.boolean().default(false),
    how: sentence.default(''),
  }),
  /** Rescues a pilot, or brings home an Engine: one of the two. */
  command('stars.runabout', {
    engine: id.optional(),
    protagonist: id.optional(),
    how: sentence.default(''),
  }),
  /** The director prepares a hidden impulse in secret; `none` takes it back. */
  command('stars.seal', { engine: id, impulse: id }),
  /** Sets an Engine right by hand. `nobody` leaves it without a pilot, `none` without a second impulse. */
  command('stars.set-engine', {
    engine: id,
    strength: z.int().min(0).max(3),
    recovery: z.int().min(0).max(3),
    second: id,
    pilot: id,
    abandoned: z.boolean(),
    awaitsBond: z.boolean(),
    reason,
  }),
  command('stars.remove-engine', { engine: id, reason }),
  command('stars.bastion', {
    segments: z
      .int()
      .min(0)
      .max(LONGEST.tier * TIERS),
    reason,
  }),
  command('stars.exposed', { open: z.boolean(), flagship: z.boolean(), why: sentence.default('') }),
  command('stars.roll-exposed', {}),
] as const;

export type StarsCommand = z.infer<(typeof starsCommands)[number]>;
export type CommandOf<T extends StarsCommand['type']> = Extract<StarsCommand, { type: T }>;
