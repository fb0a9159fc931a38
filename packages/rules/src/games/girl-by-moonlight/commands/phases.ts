import { z } from 'zod';
import { actions, xpTracks } from '../vocabulary';
import { command, id } from './fields';

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
