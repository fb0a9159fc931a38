import { z } from 'zod';
import { newProgressClock, progressClockMoves } from '../../../forged-in-the-dark';
import { command } from './fields';

/** The director’s desk: clocks. */
export const deskCommands = [
  command('clock.create', {
    ...newProgressClock,
    kind: z.enum(['threat', 'progress', 'project', 'room', 'tug-of-war']).default('threat'),
  }),
  ...progressClockMoves,
] as const;
