import type { z } from 'zod';
import { deskCommands } from './commands/desk';
import { phaseCommands } from './commands/phases';
import {
  consequenceCommands,
  heartCommands,
  informationCommands,
  rollCommands,
} from './commands/rolls';

/** The commands of areas that are not written as moves. */
export const ruleCommands = [
  ...phaseCommands,
  ...rollCommands,
  ...consequenceCommands,
  ...heartCommands,
  ...informationCommands,
  ...deskCommands,
] as const;

export type GbmCommand = z.infer<(typeof ruleCommands)[number]>;
export type CommandOf<T extends GbmCommand['type']> = Extract<GbmCommand, { type: T }>;
