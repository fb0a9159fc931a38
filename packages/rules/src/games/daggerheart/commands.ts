import type { z } from 'zod';
import { houseRuleCommand, noteCommands, remarkCommands, tableCommands } from '../../table';
import { characterCommands } from './characters/commands';
import { countdownCommands } from './countdowns/commands';
import { deskCommands } from './desk/commands';
import { fightCommands } from './fight/commands';
import { houseRuleIds } from './house-rules';
import { libraryCommands } from './library/commands';
import { restCommands } from './rests/commands';
import { rollCommands } from './rolls/commands';

/** The commands that the rules know; what is set by hand adds its own. */
export const ruleCommands = [
  ...tableCommands,
  ...noteCommands,
  ...remarkCommands,
  houseRuleCommand(houseRuleIds),
  ...characterCommands,
  ...rollCommands,
  ...fightCommands,
  ...deskCommands,
  ...restCommands,
  ...countdownCommands,
  ...libraryCommands,
] as const;

export type RuleCommand = z.infer<(typeof ruleCommands)[number]>;
