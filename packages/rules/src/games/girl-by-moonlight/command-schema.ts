import type { z } from 'zod';
import { commandSchemaOf } from '../../table';
import { areas } from './areas';

/** Any command of *Girl by Moonlight*, as people send them over the wire. */
export const commandSchema = commandSchemaOf(areas);

export type AnyCommand = z.infer<typeof commandSchema>;
/** A command as a client writes it, before defaults are filled in. */
export type AnyCommandInput = z.input<typeof commandSchema>;
