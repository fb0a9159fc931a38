import type { RuleId } from '../../engine';
import type { TablePlay } from '../play';
import type { TableWords } from '../words';
import type { Clock } from './clock';
import type { ClockEvent, FoundClock, WithClocks } from './state';

/** A decision about clocks, in a game with clocks of its kind. */
export type ClockPlay<C extends Clock = Clock> = TablePlay<WithClocks<C>, ClockEvent<C>>;

/** How clocks fit a game. */
export interface ClockOptions {
  words: TableWords;
  /** The fewest and the most segments of a clock, and how many it usually has. */
  segments: { least: number; most: number; usual: number };
  /** By which rules a clock refuses. */
  rules: ClockRules;
}

export interface ClockRules {
  /** What is marked fits into the clock. */
  size: RuleId;
  /** A full clock takes no more. */
  full: RuleId;
  /** An empty one has nothing to erase. */
  empty: RuleId;
  /** What is hidden, and what has been seen. */
  hidden: RuleId;
}

/** The rules of clocks where a game has none of its own. */
export const usualClockRules: ClockRules = {
  size: 'TABLE-026',
  full: 'TABLE-026',
  empty: 'TABLE-026',
  hidden: 'TABLE-027',
};

/** What a game says and does about its clocks besides. */
export interface ClockHooks<C extends Clock, P> {
  /** Refuses a move that the game's rules do not allow now. */
  beforeMoving?(play: P, found: FoundClock<C>): void;
  /** What it means that a clock stands at `marked` now, for the log. */
  endNotes?(found: FoundClock<C>, marked: number, all: Readonly<Record<string, C>>): string[];
  /** A clock was moved by hand, by so many segments, and stands as it is given. */
  moved?(play: P, found: FoundClock<C>, by: number): void;
  /** A clock was put away. */
  removed?(play: P, found: FoundClock<C>): void;
}
