import { z } from 'zod';
import { newProgressClock, progressClockMoves } from '../../../forged-in-the-dark';
import { houseRuleCommand } from '../../../table';
import { houseRuleIds } from '../house-rules';
import { command } from './fields';

/** The director’s desk: clocks, and the rules of the table. */
export const deskCommands = [
  command('clock.create', {
    ...newProgressClock,
    kind: z.enum(['threat', 'progress', 'project', 'room', 'tug-of-war']).default('threat'),
  }),
  ...progressClockMoves,
  houseRuleCommand(houseRuleIds),
] as const;
