import type { SeatId } from '../../engine';
import type {
  DiceRule,
  KeptRoll,
  MakingView,
  NextStep,
  Prompt,
  WithArrivals,
  WithAsks,
  WithHeld,
  WithHouseRules,
  WithIntentions,
  WithNotes,
  WithPause,
  WithPortraits,
  WithReviews,
  WithScene,
  WithStart,
  WithStory,
} from '../../table';
import type { Dealing, Due, Faction, LastGained, LastSpent } from './blessings/blessing';
import type { Character, MakingStepId, StatDie } from './characters/character';
import type { Marks } from './characters/mark';
import type { Continuable, Outcome, Owed, TableCheck, TrackedAction } from './checks/check';
import type { Intention } from './checks/intention';
import type { Endeavor } from './endeavors/endeavor';
import type { Rumor, ShopList } from './shop/shop';
import type { HumanitySheet } from './travel/sheet';

import type { ArbiterKind, Atmosphere, OptionalStat } from './vocabulary';

type TableParts = WithPause &
  WithArrivals<HumanitySheet> &
  WithScene &
  WithStart &
  WithAsks &
  WithPortraits &
  WithHeld &
  WithReviews &
  WithStory &
  WithHouseRules<HouseRules> &
  WithIntentions<Intention>;

/** A table of *Humanity, Blessed*: what every table has, and what the game lays on it. */
export interface HumanityState extends TableParts, WithNotes {
  public: TableParts['public'] & PublicState;
  director: WithNotes['director'] & DeskState;
  seats: Record<SeatId, (WithNotes & WithAsks & WithPortraits)['seats'][string] & SeatState>;
}

/** What everybody sees. */
export interface PublicState {
  atmosphere: Atmosphere;
  /** The eighth Stat, if there is one (HUM-102, 105). */
  optional: OptionalStat | null;
  /** Characters begin larger (HUM-216); missing where they do not. */
  larger?: true;
  /** What was talked about before the first session (HUM-102). */
  zero: SessionZero;
  arbiter: Arbiter;
  characters: Record<string, Character>;
  /** The Stat that all share, Hardship or Hardy (HUM-410, 413). */
  shared: StatDie | null;
  check: TableCheck | null;
  /** What has come of the last action, where something takes it up. */
  outcome: Outcome | null;
  continues: Record<string, Continuable>;
  /** The game within the game that is played, or was broken off (HUM-1101). */
  endeavor: Endeavor | null;
  owed: Record<string, Owed>;
  tracked: Record<string, TrackedAction>;
  /** Who rests, and what they do meanwhile (HUM-808). */
  rests: Record<string, string>;
  /** Blessings that wait to be taken, and what the table has to say of them (HUM-608…610). */
  dues: Record<string, Due>;
  /** Debts, deals and donations (HUM-104, 609, 615). */
  dealings: Record<string, Dealing>;
  /** Whose opinion matters (HUM-610). */
  factions: Record<string, Faction>;
  /** What was spent last, by choice; missing until something was (HUM-1211, 1705). */
  spent?: LastSpent;
  /** What was gained last, while it may be copied (HUM-1704). */
  gained?: LastGained;
  /** What characters may still do in the Session Shop (HUM-1501). */
  shop: Record<string, ShopList>;
  /** What is said (HUM-1506). */
  rumors: Record<string, Rumor>;
  /** What effects keep in mind of characters, by their ids (HUM-1618). */
  marks: Record<string, Marks>;
  derived: {
    nextStep: NextStep;
    /** What is still open of characters, for everybody to see (TABLE-090). */
    making: MakingView<MakingStepId>;
    prompts: Record<string, Prompt>;
  };
}

/** What a table has agreed on before it plays, in its own words. */
export interface SessionZero {
  wanted: string;
  unwanted: string;
  /** What it says to the questions of its Atmosphere and its optional Stat. */
  story: string;
  optional: string;
}

/** Who has the last word where the rules leave it to the table (HUM-101, 1806). */
export interface Arbiter {
  kind: ArbiterKind;
  /** Whose turn it is to be it, where each is in turn; `null` else, and until it is said. */
  seat: SeatId | null;
}

/** What only whoever directs sees. */
export interface DeskState {
  /** Whom their haunting is with now, by character; secret until it bites (HUM-411). */
  haunting?: Record<string, true>;
  /** What whoever directs knows of rumors (HUM-1808). */
  rumors?: Record<string, string>;
  /** Secret rolls of the desk. Missing until there was one. */
  rolls?: KeptRoll[];
}

/** What one person alone sees; its parts are missing until there is something in them. */
export type SeatState = Record<never, never>;

/** What a table decides for itself where the book is silent or says two things. */
export interface HouseRules extends DiceRule {
  /** Whether Haunted may be the highest Stat (Q08). */
  hauntedHighest: 'yes' | 'no';
  /** How many Blessings a Dark table has between all, those in hand among them (HUM-104, Q29). */
  darkPool: 'none' | '10' | '20' | '30';
  /** How many Dedications somebody may have one after the other (HUM-1511). */
  dedications: 'one' | 'exchanged';
  /** Whether whoever loses Blessings to a thief is told, or has to agree (HUM-619). */
  stealing: 'told' | 'agrees';
  /** Whether Protect counts as an Aptitude that an immune antagonist cannot be touched by (Q51). */
  immunityMeetsProtect: 'all' | 'own';
  /** Whether an Objective is done only with a Scheme also where the next one, or an Escape, stands (Q48). */
  workReach: 'both' | 'before';
}
