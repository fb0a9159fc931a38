import { z } from 'zod';
import { command, id, needed, sentence } from '../command';
import { clockSides } from './clock';

/** What every command about clocks is made of; see `clockCommands`. */
const sides = z.array(z.enum(clockSides)).max(clockSides.length).default([]);

/** Parts of a new clock. A game adds its own. */
export const newClock = (least: number, most: number) => ({
  name: needed(80),
  segments: z.int().min(least).max(most),
  marked: z.int().min(0).max(most).default(0),
  secret: z.boolean().default(false),
  sides,
});

/** What of a clock can be changed. A game adds its own. */
export const changedClock = (least: number, most: number) => ({
  clock: id,
  name: needed(80),
  segments: z.int().min(least).max(most),
});

/** What is done with clocks of any kind, of so many segments at most. */
export const clockMoves = (most: number) =>
  [
    command('clock.tick', {
      clock: id,
      by: z.int().min(-most).max(most),
      reason: sentence.default(''),
    }),
    command('clock.hide', { clock: id, sides }),
    command('clock.reveal', { clock: id }),
    command('clock.remove', { clock: id }),
  ] as const;

/** The commands of plain clocks. */
export const clockCommands = (least: number, most: number) =>
  [
    command('clock.create', newClock(least, most)),
    command('clock.change', changedClock(least, most)),
    ...clockMoves(most),
  ] as const;

export type ClockCommand = z.infer<ReturnType<typeof clockCommands>[number]>;
export type ClockCommandOf<T extends ClockCommand['type']> = Extract<ClockCommand, { type: T }>;
