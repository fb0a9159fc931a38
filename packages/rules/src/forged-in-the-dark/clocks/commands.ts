import { z } from 'zod';
import { changedClock, clockMoves, newClock } from '../../table';
import { command, id, sentence } from '../../table/command';
import { CLOCK_MAX, CLOCK_MIN } from './clock';

/** Parts of a new clock, besides its kind, of which each game has its own. */
export const newProgressClock = {
  ...newClock(CLOCK_MIN, CLOCK_MAX),
  outcome: sentence.default(''),
  emptied: sentence.default(''),
};

/** What is done with progress clocks that have started. */
export const progressClockMoves = [
  command('clock.change', {
    ...changedClock(CLOCK_MIN, CLOCK_MAX),
    outcome: sentence.default(''),
    emptied: sentence.default(''),
  }),
  command('clock.join', { clock: id, how: z.enum(['race', 'after', 'apart']), to: id.optional() }),
  command('clock.tick-race', { clock: id, by: z.int().min(1).max(6) }),
  ...clockMoves(CLOCK_MAX),
] as const;

const newOfAnyKind = command('clock.create', { ...newProgressClock, kind: z.string() });

export type NewProgressClock<Kind extends string> = z.infer<typeof newOfAnyKind> & { kind: Kind };
export type ProgressClockMove = z.infer<(typeof progressClockMoves)[number]>;
export type ProgressClockMoveOf<T extends ProgressClockMove['type']> = Extract<
  ProgressClockMove,
  { type: T }
>;
