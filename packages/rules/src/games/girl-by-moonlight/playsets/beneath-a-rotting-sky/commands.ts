import { z } from 'zod';
import { command, id, sentence } from '../../commands/fields';
import { attributes } from '../../vocabulary';

/** Commands of *Beneath a Rotting Sky*. Its tables alone take them. */
export const skyCommands = [
  command('fate.propose', {
    fate: id,
    withoutBenefit: z.boolean().default(false),
    whom: id.optional(),
    why: sentence.default(''),
  }),
  command('fate.commit', {}),
  command('fate.set-aside', { why: sentence.default('') }),
  command('fate.cost', {
    fate: id,
    text: sentence.default(''),
    foreshadowed: z.boolean().default(false),
  }),
  command('disagreement.answer', {
    /** Who has started it; may be left out where it is clear. */
    protagonist: id.optional(),
    heart: z.boolean(),
    attribute: z.enum(attributes),
  }),
  command('hearts.part', { protagonist: id, part: z.boolean() }),
  command('hearts.devour', {}),
] as const;

export type SkyCommand = z.infer<(typeof skyCommands)[number]>;
export type CommandOf<T extends SkyCommand['type']> = Extract<SkyCommand, { type: T }>;
