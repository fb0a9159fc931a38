import { z } from 'zod';
import { ruleCommands } from './commands';
import { hand } from './desk/by-hand';

/** Any command of the game, as people send them. What it may do is for the handler of the same name. */
export const commandSchema = z.discriminatedUnion('type', [...ruleCommands, ...hand.commands]);

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
