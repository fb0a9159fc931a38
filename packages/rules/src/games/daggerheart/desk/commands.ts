import { z } from 'zod';
import { command, reason } from '../../../table/command';
import { caps } from '../vocabulary';

export const deskCommands = [
  command('fear.set', { fear: z.int().min(0).max(caps.fear), reason }),
] as const;
export type DeskCommand = z.infer<(typeof deskCommands)[number]>;
