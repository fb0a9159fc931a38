import type { SeatId } from '../../../engine';
import type {
  AntagonistTag,
  DedicationId,
  DieSize,
  GainKind,
  Motivation,
  SpecializationId,
  Stat,
} from '../vocabulary';

/** A Stat: the size of its die, and what it is locked at (HUM-501, 503). */
export interface StatDie {
  size: DieSize;
  /** `null` while it is free. */
  lock: Lock | null;
}

/** What a Stat is locked at: the last face of its die; `null` where it holds no value (HUM-404). */
export interface Lock {
  value: number | null;
}

/**
 * A character: of somebody who plays, or of nobody's seat, whom the arbiter moves (`owner` is `null`): antagonists, the Eye,
 * units. Only a name has to be there; all else is filled in when its time comes.
 */
export interface Character {
  id: string;
  owner: SeatId | null;
  /** The seat that moves them though they are nobody’s: a unit that somebody operates (HUM-1226). */
  operatedBy?: SeatId | null;
  side: 'protagonists' | 'opponents';
  standing: 'in' | 'gone';
  name: string;
  pronouns: string;
  age: string;
  /** What one sees of them. */
  looks: string;
  backstory: Backstory;
  /**
   * The Stats that they have: all seven, and the optional one of the table; of the Eye and units one alone. What the
   * table shares is not among them (`PublicState.shared`).
   */
  stats: Partial<Record<Stat, StatDie>>;
  /** The Stat that began a size larger (HUM-203); `null` until it is chosen. */
  highest: Stat | null;
  motivation: Motivation | null;
  /** The Motivation was Lost before, and has been changed (HUM-219). */
  wasLost?: true;
  dedication: DedicationId | null;
  /** Boons or busts that their Dedication has banked (HUM-1510); missing until there are some. */
  banked?: Banked;
  aptitudes: Aptitude[];
  gains: Gain[];
  /** They began larger: the Stats that upgrades were based on already (HUM-216, 218). */
  larger?: { used: Stat[] };
  /** They are somebody’s companion, and act by Aptitude so often a session (HUM-1606). */
  companion?: Companion;
  /** Hardware Tokens that are left (HUM-404); missing where there never was any Hardware. */
  tokens?: number;
  /** Their Stats do not lock now: the Eye, a unit, a Horde with a Recovery Button (HUM-1204). */
  lockless?: boolean;
  /** They are one of those who stand ready for an Endeavor, and leave the story with it. */
  ready?: true;
  /** What marks an antagonist; missing of all others. */
  tags?: AntagonistTag[];
  /** The steps of the making that somebody has been through. */
  made: MakingStepId[];
}

/** What makes somebody a companion (HUM-1606). */
export interface Companion {
  /** Whose. */
  of: string;
  /** How often a session they act by an Aptitude, by its id: 0 to 3 each, 8 in all. */
  limits: Record<string, number>;
}

/** What a Dedication keeps for later; it stays between sessions, and everybody sees it (HUM-1510). */
export interface Banked {
  count: number;
  /** Who handed over how much of it, in words, where they share in what it brings (HUM-1703). */
  from: Record<string, number>;
}

/** Where somebody comes from (HUM-209). */
export interface Backstory {
  text: string;
  mentors: string;
  skills: string[];
  ties: string[];
  afternoon: string;
  /** What makes them more or less than human, if anything does (HUM-210). */
  nature: string;
}

/** An area that somebody is apt in, and how it is specialized, if it is (HUM-211…213). */
export interface Aptitude {
  id: string;
  text: string;
  specialization: OwnSpecialization | null;
}

/** A Specialization of the book, or one of the table's own (HUM-1619), and what ties it to its Aptitude. */
export interface OwnSpecialization {
  kind: SpecializationId | 'own';
  name: string;
  relation: string;
  /** What it says, where the table has its own words for it. */
  text: string;
  /** Of one of the table’s own: how often it is used a session, and what recharging it costs, a Blessing worth so much. */
  uses?: number;
  price?: number;
}

/** Something gained (HUM-214). */
export interface Gain {
  id: string;
  kind: GainKind;
  text: string;
  /** 6 and 7 count as 8 on Checks that it helps with (HUM-1508). */
  exceptional: boolean;
}

export const makingSteps = [
  'identity',
  'highest',
  'motivation',
  'backstory',
  'aptitudes',
  'gains',
] as const;
export type MakingStepId = (typeof makingSteps)[number];

export type CharacterEvent =
  | { type: 'characterSet'; character: Character }
  /** Whether characters begin larger at this table (HUM-216). */
  | { type: 'largerSet'; larger: boolean }
  | { type: 'characterChanged'; id: string; set: Partial<Character> }
  /** A Stat of somebody's as it is now; `character` is `null` for the one that the table shares. */
  | { type: 'statSet'; character: string | null; stat: Stat; die: StatDie };
