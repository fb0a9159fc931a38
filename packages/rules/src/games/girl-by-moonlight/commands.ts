import type { z } from 'zod';
import { customCommands } from './commands/custom';
import { endingCommands } from './commands/ending';
import { characterCommands, seriesCommands } from './commands/making';
import { advancementCommands } from './commands/phases';
import { tonightCommands } from './commands/tonight';

/** The commands of areas that are not written as moves. */
export const ruleCommands = [
  ...seriesCommands,
  ...characterCommands,
  ...advancementCommands,
  ...customCommands,
  ...endingCommands,
  ...tonightCommands,
] as const;

export type GbmCommand = z.infer<(typeof ruleCommands)[number]>;
export type CommandOf<T extends GbmCommand['type']> = Extract<GbmCommand, { type: T }>;
