import type { z } from 'zod';
import { chairCommands, limitCommands, noteCommands, tableCommands } from '../../table';
import { customCommands } from './commands/custom';
import { deskCommands } from './commands/desk';
import { endingCommands } from './commands/ending';
import { characterCommands, seriesCommands } from './commands/making';
import { advancementCommands, phaseCommands } from './commands/phases';
import {
  consequenceCommands,
  heartCommands,
  informationCommands,
  rollCommands,
} from './commands/rolls';
import { tonightCommands } from './commands/tonight';

/** The commands that every table knows; what is set by hand adds its own, and so do playsets. */
export const ruleCommands = [
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
  ...noteCommands,
  ...limitCommands,
  ...chairCommands,
  ...customCommands,
  ...endingCommands,
  ...tonightCommands,
] as const;

export type GbmCommand = z.infer<(typeof ruleCommands)[number]>;
export type CommandOf<T extends GbmCommand['type']> = Extract<GbmCommand, { type: T }>;
