import { z } from 'zod';
import { ruleCommands } from './commands';
import { overrideCommands } from './overrides';
import { playsetCommands } from './playsets';

/**
 * Any command of *Girl by Moonlight*, as people send them over the wire. Unknown fields are refused,
 * and what a command may do is decided by the handler of the same name.
 */
export const commandSchema = z.discriminatedUnion('type', [
  ...ruleCommands,
  ...overrideCommands,
  ...playsetCommands,
]);

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
