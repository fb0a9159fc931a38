import { z } from 'zod';
import { command, id, needed } from '../../../table/command';
import { COUNTDOWN, countdownKinds, loops } from './countdown';

export const countdownCommands = [
  command('countdown.start', {
    name: needed(80),
    kind: z.enum(countdownKinds).default('plain'),
    from: z.int().min(COUNTDOWN.least).max(COUNTDOWN.most),
    random: z.boolean().default(false),
    loop: z.enum(loops).default('none'),
    rival: id.optional(),
    secret: z.boolean().default(false),
  }),
  command('countdown.tick', {
    countdown: id,
    by: z.int().min(-COUNTDOWN.most).max(COUNTDOWN.most),
  }),
  command('countdown.reveal', { countdown: id }),
  command('countdown.remove', { countdown: id }),
] as const;
export type CountdownCommand = z.infer<(typeof countdownCommands)[number]>;
