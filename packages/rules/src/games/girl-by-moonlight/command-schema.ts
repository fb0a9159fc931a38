import type { z } from 'zod';
import { commandSchemaOf } from '../../table';
import { areas } from './areas';
import { ruleCommands } from './commands';

/**
 * Any command of *Girl by Moonlight*, as people send them over the wire. Unknown fields are refused,
 * and what a command may do is decided by the area that brings it.
 */
export const commandSchema = commandSchemaOf({
  ...areas,
  others: { commands: ruleCommands },
});

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
