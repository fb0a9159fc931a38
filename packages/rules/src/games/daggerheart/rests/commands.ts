import { z } from 'zod';
import { command, id, word } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { restMoves } from './rest';

export const restCommands = [
  rolling('rest.start', { kind: z.enum(['short', 'long']), advance: id.optional() }),
  rolling('rest.move', {
    character: id,
    move: z.enum(restMoves),
    on: id.optional(),
    project: id.optional(),
    name: word.default(''),
    from: z.int().min(1).max(20).default(6),
  }),
  command('rest.end', {}),
] as const;
export type RestCommand = z.infer<(typeof restCommands)[number]>;
