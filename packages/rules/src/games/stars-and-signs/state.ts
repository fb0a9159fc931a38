import type { SeatId } from '../../engine';
import type {
  DiceRule,
  KeptRoll,
  MakingView,
  NextStep,
  Prompt,
  WithArrivals,
  WithAsks,
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
import type { Owed, TableCheck } from './checks/check';
import type { Intention } from './checks/intention';
import type { Counter } from './counters/counter';
import type { Flashback, Milestone } from './milestones/milestone';
import type { DeskCard } from './prepared/card';
import type { MakingStepId, Protagonist } from './protagonists/protagonist';
import type { Trait } from './protagonists/trait';
import type { OpenTest } from './tests/test';
import type { StarsSheet } from './travel/sheet';
import type { Blow, Compel, CorruptionFallout, Defeat } from './trouble/trouble';

/** A table of *Stars & Signs*: what every table has, and what the game lays on it. */
export interface StarsState
  extends WithPause,
    WithScene,
    WithStory,
    WithStart,
    WithNotes,
    WithPortraits,
    WithAsks,
    WithReviews,
    WithArrivals<StarsSheet>,
    WithHouseRules<HouseRules>,
    WithIntentions<Intention> {
  public: (WithPause &
    WithScene &
    WithAsks &
    WithReviews &
    WithArrivals<StarsSheet> &
    WithStory &
    WithStart &
    WithHouseRules<HouseRules> &
    WithIntentions<Intention> &
    WithPortraits)['public'] &
    PublicState;
  director: WithNotes['director'] & DeskState;
  seats: Record<SeatId, (WithNotes & WithAsks & WithPortraits)['seats'][string] & SeatState>;
}

/** What everybody sees. */
export interface PublicState {
  protagonists: Record<string, Protagonist>;
  /** All Traits, of protagonists and of the scene; whose one is says `of`. */
  traits: Record<string, Trait>;
  check: TableCheck | null;
  /** Tests that were announced and not rolled yet. */
  tests: Record<string, OpenTest>;
  counters: Record<string, Counter>;
  /** What the referee owes the table. */
  owed: Record<string, Owed>;
  /** Who has acted in this scene, in that order (SNS-2403). */
  acted: string[];
  compels: Record<string, Compel>;
  blows: Record<string, Blow>;
  defeats: Record<string, Defeat>;
  milestone: Milestone | null;
  /** A Milestone that comes with the next session. */
  milestoneDue: 'minor' | 'major' | null;
  challenges: number;
  flashback: Flashback | null;
  derived: {
    nextStep: NextStep;
    /** What is still open of protagonists, for everybody to see (TABLE-090). */
    making: MakingView<MakingStepId>;
    prompts: Record<string, Prompt>;
  };
}

/** What only the referee sees. */
export interface DeskState {
  /** Counters that nobody else knows of. */
  counters: Record<string, Counter>;
  /** Temptations and Corruption Fallouts, by protagonist (SNS-1904, 1905). */
  temptations: Record<string, number>;
  fallouts: Record<string, CorruptionFallout>;
  /** The words of Aspects that are kept, by the id of the Trait (SNS-2406). */
  kept: Record<string, string>;
  /** What the referee has ready. */
  cards: Record<string, DeskCard>;
  /** Secret Tests and other rolls of the desk. Missing until there was one. */
  rolls?: KeptRoll[];
}

/** What one person alone sees; its parts are missing until there is something in them. */
export interface SeatState {
  /** The words of an Aspect that its owner keeps, by the id of the Trait. */
  kept?: Record<string, string>;
}

/** What a table decides for itself where the book is silent or says two things. */
export interface HouseRules extends DiceRule {
  /** Invoking on a Test (Q08). */
  invokeOnTests: 'yes' | 'no';
  /** Despair beyond the tenth slot in one blow (Q12). */
  excessDespair: 'lost' | 'wounds';
  /** What a Bolster clears of Despair when points do not fill a slot (Q11). */
  relief: 'up' | 'down';
  /** Whether a Lingering Wound counts among the five (Q15). */
  lingering: 'apart' | 'counts';
  /** When Energy that runs out ends a Transformation (Q31). */
  burnout: 'after' | 'atOnce';
  /** For whom a Regalia benefit works (Q46). */
  regalia: 'everybody' | 'owner';
  /** Whether a Protective Asset takes Wounds of somebody Broken (Q42). */
  protection: 'slots' | 'wounds';
}
