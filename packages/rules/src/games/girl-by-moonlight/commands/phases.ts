import { z } from 'zod';
import { actions, xpTracks } from '../vocabulary';
import { command, id, needed, rolling, sentence } from './fields';

/** Obligation, downtime, missions with their flashbacks, and fallout. */
export const phaseCommands = [
  command('downtime.start', {
    protagonist: id,
    activity: id,
    with: id.optional(),
    clock: id.optional(),
    action: z.enum(actions).optional(),
    description: sentence.default(''),
  }),
  // Whose activity it is may be left out where it is clear: earlier releases knew one at a time.
  command('downtime.offer-die', { protagonist: id.optional(), offer: z.boolean() }),
  command('downtime.option', { protagonist: id.optional(), option: id, on: z.boolean() }),
  rolling('downtime.roll', { protagonist: id.optional() }),
  command('downtime.withdraw', { protagonist: id.optional() }),
  /** Pays for a better result, or lets it stand. */
  command('downtime.settle', { protagonist: id.optional(), improve: z.boolean() }),
  command('project.start', {
    name: needed(80),
    outcome: sentence.default(''),
    segments: z.int().min(4).max(12),
    phases: z.int().min(1).max(4).default(1),
    room: id.optional(),
  }),
] as const;

/** Marking xp and spending advances. */
export const advancementCommands = [
  command('xp.review', {
    protagonist: id,
    marks: z.array(id).max(8),
    track: z.enum(xpTracks),
    more: z.boolean().default(false),
  }),
  command('xp.series', { marks: z.array(id).max(20) }),
  command('advance.action', { protagonist: id, action: z.enum(actions) }),
  command('advance.ability', { protagonist: id, ability: id }),
] as const;
