import { z } from 'zod';
import { houseRuleCommand, noteCommands, remarkCommands, tableCommands } from '../../table';
import { characterCommands } from './characters/commands';
import { countdownCommands } from './countdowns/commands';
import { deskCommands } from './desk/commands';
import { fight } from './fight/area';
import { death } from './fight/death';
import { houseRuleIds } from './house-rules';
import { libraryCommands } from './library/commands';
import { restCommands } from './rests/commands';
import { rolls } from './rolls/area';

/** Any command of the game, as people send them. What it may do is for the handler of the same name. */
export const commandSchema = z.discriminatedUnion('type', [
  ...tableCommands,
  ...noteCommands,
  ...remarkCommands,
  houseRuleCommand(houseRuleIds),
  ...characterCommands,
  ...rolls.commands,
  ...fight.commands,
  ...death.commands,
  ...deskCommands,
  ...restCommands,
  ...countdownCommands,
  ...libraryCommands,
]);

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
