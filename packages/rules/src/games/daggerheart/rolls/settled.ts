import type { Countdown } from '../countdowns/countdown';
import type { Condition, DamageType, Range } from '../vocabulary';
import type { Asked, TableRoll } from './roll';

// What came of the roll that was settled last, so that a die that is rolled again can correct it (DGH-119). What everybody
// has seen of it lies with the table, the rest on the desk.

/** As far as everybody knows. */
export interface Settled {
  id: string;
  /** As it lay on the table, with the dice of each part as they fell. */
  roll: TableRoll;
  /** Whose dice count. */
  part: string;
  /** What it brought to each who rolled: Hope, and Stress that it cleared; within what they could hold. */
  gained: Record<string, { hope: number; stress: number }>;
  fear: number;
  /** The spotlight before it and after it, and the number of the roll. */
  before: Lit;
  after: Lit;
  rolls: number;
  countdowns: Moved[];
  /** A condition that it ended. */
  ended?: Condition;
  /** Where they stood whom it moved. */
  from?: Range;
  /** The adversaries that it reached. */
  hit: string[];
  /** Damage that came of it, and its dice once they were rolled. */
  damage?: string;
  dealt?: DealtDice[];
}

/** What of it only the GM knows. */
export interface SettledOnDesk {
  asked: Asked | null;
  countdowns: Moved[];
  struck: Struck[];
}

/** Whose the spotlight is. */
export interface Lit {
  side: 'players' | 'gm';
  moves: number;
  owed: 'softer' | 'harder' | null;
}

/** A countdown that a roll has moved, and whether it came to 0 by that. */
export interface Moved {
  before: Countdown;
  after: Countdown;
  ended: boolean;
}

/** The dice of one weapon as they fell. */
export interface DealtDice {
  faces: number[];
  die: number;
  bonus: number;
  type: DamageType;
}

/** What damage has done to an adversary. */
export interface Struck {
  id: string;
  before: Stands;
  after: Stands;
}

interface Stands {
  marked: number;
  defeated: boolean;
}
