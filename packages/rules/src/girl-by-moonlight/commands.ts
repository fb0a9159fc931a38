import { z } from 'zod';
import { customCommands } from './commands/custom';
import { deskCommands } from './commands/desk';
import { dreamsCommands } from './commands/dreams';
import { endingCommands } from './commands/ending';
import { characterCommands, seriesCommands, tableCommands } from './commands/making';
import { overrideCommands } from './commands/overrides';
import { advancementCommands, phaseCommands } from './commands/phases';
import {
  consequenceCommands,
  heartCommands,
  informationCommands,
  rollCommands,
} from './commands/rolls';
import { skyCommands } from './commands/sky';
import { starsCommands } from './commands/stars';

/**
 * Any command of *Girl by Moonlight*, as people send them over the wire. Unknown fields are refused,
 * and what a command may do is decided by the handler of the same name.
 */
export const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  ...seriesCommands,
  ...characterCommands,
  ...phaseCommands,
  ...rollCommands,
  ...consequenceCommands,
  ...heartCommands,
  ...informationCommands,
  ...advancementCommands,
  ...deskCommands,
  ...overrideCommands,
  ...customCommands,
  ...endingCommands,
  ...skyCommands,
  ...starsCommands,
  ...dreamsCommands,
]);

export type GbmCommand = z.infer<typeof commandSchema>;
export type CommandOf<T extends GbmCommand['type']> = Extract<GbmCommand, { type: T }>;
/** A command as a client writes it, before defaults are filled in. */
export type GbmCommandInput = z.input<typeof commandSchema>;
