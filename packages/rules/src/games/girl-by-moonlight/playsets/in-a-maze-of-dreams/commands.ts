import { z } from 'zod';
import { command, id, needed, sentence, text } from '../../commands/fields';

/** Commands of *In a Maze of Dreams*. Its tables alone take them. */
export const dreamsCommands = [
  /** Names a suspect, or writes one anew. */
  command('dreams.suspect', {
    suspect: id.optional(),
    name: needed(80),
    detail: sentence,
    reason: sentence.default(''),
  }),
  command('dreams.remove-suspect', { suspect: id, reason: sentence.default('') }),
  /** The director decides in secret which role a suspect has; `none` takes it back. */
  command('dreams.assign', { suspect: id, role: id }),
  command('dreams.identify', { suspect: id, role: id, how: sentence.default('') }),
  /** Writes the map by hand: `nobody` leaves the role open. */
  command('dreams.set-role', {
    role: id,
    suspect: id,
    confronted: z.boolean(),
    reason: sentence.default(''),
  }),
  command('dreams.avatar', {
    protagonist: id,
    name: needed(80),
    description: text.default(''),
    virtue: id,
    desires: z.array(id).max(2),
    reason: sentence.default(''),
  }),
] as const;

export type DreamsCommand = z.infer<(typeof dreamsCommands)[number]>;
export type CommandOf<T extends DreamsCommand['type']> = Extract<DreamsCommand, { type: T }>;
