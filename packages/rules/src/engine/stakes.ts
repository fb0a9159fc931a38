import type { RollReading } from './roll-record';

/** What may come of something, as people read it before it is done (TABLE-196). */
export interface StakesNow {
  /** What each result of the dice brings, best first; empty where no result is better than another. */
  results: StakesResult[];
  /** What comes with it besides, whatever the dice show: a sentence each. */
  notes: string[];
}

/** One result, and what it brings. */
export interface StakesResult {
  id: string;
  /** On which dice, in a few signs: “6”, “4/5”, “Hope higher”. */
  on: string;
  tone: RollReading['tone'];
  text: string;
}
