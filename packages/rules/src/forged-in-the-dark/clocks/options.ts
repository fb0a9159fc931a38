import type { FieldOption, RuleId } from '../../engine';
import type { ClockHooks, ClockOptions, ClockPlay, ClockRules } from '../../table';
import type { ProgressClock } from './clock';
import { CLOCK_MAX, CLOCK_MIN } from './clock';

/** A decision about progress clocks, in a game with clocks of its kinds. */
export type ProgressPlay<Kind extends string> = ClockPlay<ProgressClock<Kind>>;

/** The numbers of a game's rules about clocks. */
export interface ProgressClockRules extends ClockRules {
  /** A clock that waits for another does not move. */
  waiting: RuleId;
  /** Clocks may race. */
  race: RuleId;
}

/** How progress clocks fit a game. */
export interface ProgressClockOptions<Kind extends string, P> {
  words: ClockOptions['words'];
  rules: ProgressClockRules;
  /** The kinds that whoever starts a clock chooses from; the first is the usual one. */
  kinds: readonly (FieldOption & { value: Kind })[];
  /** What else happens when a clock was moved by hand, or put away. */
  hooks?: Pick<ClockHooks<ProgressClock<Kind>, P>, 'moved' | 'removed'>;
}

/** The sizes of progress clocks. */
export const segments = { least: CLOCK_MIN, most: CLOCK_MAX, usual: 6 };
