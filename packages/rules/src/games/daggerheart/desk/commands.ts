import { z } from 'zod';
import { command, id, sentence } from '../../../table/command';
import { caps, REWARD_GOLD_MOST, rewardKinds } from '../vocabulary';

export const deskCommands = [
  command('fear.spend', { fear: z.int().min(1).max(caps.fear), what: sentence.default('') }),
  command('spotlight.interrupt', {}),
  command('spotlight.free', { reason: sentence.default('') }),
  command('spotlight.move', { what: sentence.default('') }),
  command('spotlight.keep', {}),
  command('spotlight.pass', { to: id.optional() }),
  command('spotlight.want', { character: id, wants: z.boolean() }),
  command('reward.give', {
    kind: z.enum(rewardKinds),
    what: sentence.default(''),
    handfuls: z.int().min(0).max(REWARD_GOLD_MOST).default(0),
    to: id.optional(),
  }),
] as const;
export type DeskCommand = z.infer<(typeof deskCommands)[number]>;
