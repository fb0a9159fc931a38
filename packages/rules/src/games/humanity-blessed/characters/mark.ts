import type { FallenDie } from '../../../table';
import type { Stat } from '../vocabulary';

/**
 * What has happened to somebody that effects ask for: most of it goes when the session ends (HUM-1512), what was used and
 * not recharged stays (HUM-1807).
 */
export interface Marks {
  /** They have had their first Major Success of the session (HUM-608…610). */
  major?: boolean;
  /** How often a Specialization was used this session, by Aptitude (HUM-1618). */
  uses?: Record<string, number>;
  /** Those that wait to be recharged, by Aptitude (HUM-605). */
  spent?: string[];
  /** How often Insured was recharged: each time it costs more (HUM-1607). */
  insured?: number;
  /** The action in which a Specialization was used, by Aptitude: once per action (HUM-1618). */
  acted?: Record<string, string>;
  /** A roll that Calm keeps for later (HUM-1602). */
  calm?: Calm | null;
  /** Greed & Vanity has banked this session (HUM-1702). */
  vanity?: boolean;
  /** Temporary Blessings that end with the action (HUM-1702). */
  passing?: string[];
  /** The last Check of theirs that brought no bust, as long as Rite & Divinity may take one (HUM-1704). */
  clean?: { check: string; total: number; from: string } | null;
  /** Whatever they do before witnesses is harder until they Rest (HUM-1613). */
  uncool?: boolean;
  /** What a destroyed gain lends them until the scene ends (HUM-1605). */
  excess?: string | null;
  /** How many Blessings the next session begins with (HUM-1505). */
  next?: number;
  /** How often a companion has acted this session, by its Aptitude (HUM-1606). */
  limits?: Record<string, number>;
}

/** A roll that Calm keeps: the dice as they fell, and whose Aptitude it is of (HUM-1602). */
export interface Calm {
  aptitude: string;
  stat: Stat;
  fell: FallenDie[];
}

export type MarksEvent = { type: 'marksChanged'; id: string; set: Partial<Marks> };
