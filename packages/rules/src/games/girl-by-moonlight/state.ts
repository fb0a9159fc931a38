import type { BaseState, Limits, SeatCompartment, SeatId } from '../../engine';
import type { Arrival, ChairSwap, KeptRoll, Note, VeiledClock } from '../../table';
import type { EpilogueText, Milestone } from './state/chronicle';
import type { GbmClock } from './state/clocks';
import type { Custom, CustomDesk } from './state/custom';
import type { PublicDerived } from './state/derived';
import type { HouseRules } from './state/house-rules';
import type { Introductions } from './state/making';
import type { Choice, DowntimeActivity, Flashback, Questions, XpReview } from './state/open';
import type { Protagonist, ProtagonistId } from './state/protagonist';
import type {
  ActionRoll,
  Call,
  Consequence,
  EclipseRoll,
  Intention,
  SetUp,
  Standing,
} from './state/rolls';
import type { Episode, SecretFallout, Series } from './state/series';
import type { GbmSheet } from './travel/sheet';
import type { Phase } from './vocabulary';

export type * from './state/chronicle';
export type * from './state/clocks';
export type * from './state/custom';
export type * from './state/derived';
export type * from './state/house-rules';
export type * from './state/making';
export type * from './state/open';
export type * from './state/protagonist';
export type * from './state/rolls';
export type * from './state/series';

/**
 * A table of *Girl by Moonlight*, as the rules know it. What a playset keeps besides lies in slots of its
 * own (`slots.ts`).
 */
export interface GbmState extends BaseState {
  public: PublicState;
  director: DirectorState;
  seats: Record<SeatId, SeatState>;
}

/** What everybody at the table sees. */
export interface PublicState {
  table: BaseState['public']['table'];
  log: BaseState['public']['log'];
  /** Lines and veils. Missing until somebody has answered, and in older campaigns. */
  limits?: Limits;
  series: Series;
  phase: Phase;
  /** Where this episode stands. */
  episode: Episode;
  protagonists: Record<ProtagonistId, Protagonist>;
  clocks: Record<string, GbmClock>;
  /** Clocks of which something is hidden, as the table sees them (GBM-CLK-008). */
  veiled: Record<string, VeiledClock>;
  /** The roll on the table, from its goal to its last consequence; one at a time. */
  roll: ActionRoll | null;
  /** How rolls are judged unless the director says otherwise; `null` where each is asked (TABLE-054). */
  usualJudgement: Standing | null;
  /** Rolls that the director has asked for, by protagonist (TABLE-055). */
  calls: Record<ProtagonistId, Call>;
  /** What people want to do next, by protagonist, in the order in which they said so (TABLE-058). */
  intentions: Record<ProtagonistId, Intention>;
  /** What protagonists are busy with in downtime, by who does it: one thing each (TABLE-062). */
  activities: Record<ProtagonistId, DowntimeActivity>;
  /** Consequences that somebody still has to take, resist, or be protected from. */
  consequences: Record<string, Consequence>;
  /** Eclipse rolls that are due or under way, by protagonist. */
  eclipses: Record<ProtagonistId, EclipseRoll>;
  /** Questions that gathering information won, and their answers. */
  questions: Record<string, Questions>;
  flashback: Flashback | null;
  /** Openings that allies can follow up on (GBM-TEAM-006…008). */
  setUps: Record<string, SetUp>;
  /** Choices that an ability or a rule put to one person. */
  choices: Record<string, Choice>;
  /** How the session's xp questions stand; `null` outside the end of a session. */
  xpReview: XpReview | null;
  /** What the group will remember, oldest first. */
  chronicle: Milestone[];
  /** What becomes of everybody, by protagonist; under `series` the last words on all of it. */
  epilogue: Record<string, EpilogueText>;
  /** Somebody asked the table to pause (GBM-CYC-002). Nobody is named. */
  paused: boolean;
  /** Where the story is just now (TABLE-057); missing until somebody has said so. */
  scene?: string;
  /** Who has been introduced, and whose turn it is. Missing in older campaigns. */
  introductions?: Introductions;
  /** Playbooks and abilities of the table's own. Missing where a campaign is older than they are. */
  custom?: Custom;
  /** Who stands before the door, by the seat that brings them (TABLE-232). Missing until somebody does. */
  arrivals?: Record<SeatId, Arrival<GbmSheet>>;
  /** A swap of chairs that somebody is asked for (TABLE-100). */
  chairs?: ChairSwap;
  /** The table's own readings of the book; what is missing is as usual. Absent in older campaigns. */
  houseRules?: Partial<HouseRules>;
  /** Pictures in the place of drawn faces, by protagonist (TABLE-260). Missing until there is one, and in older campaigns. */
  portraits?: Record<ProtagonistId, string>;
  derived: PublicDerived;
}

/** The director's private desk. */
export interface DirectorState {
  dice: BaseState['director']['dice'];
  log: BaseState['director']['log'];
  clocks: Record<string, GbmClock>;
  notes: Record<string, Note>;
  /** What was rolled on the desk. Missing until something was, and in older campaigns. */
  rolls?: KeptRoll[];
  /** The fallout roll before the table is told of it. */
  fallout: SecretFallout | null;
  /** What the director remarks on secondary characters, by id. Missing in older campaigns. */
  remarks?: Record<string, string>;
  /** Fallout of the table's own, and the director's workbench. Missing in older campaigns. */
  custom?: CustomDesk;
}

/** What only one person sees. */
export interface SeatState extends SeatCompartment {
  /** Private notes of the person in this seat. */
  notes: Record<string, Note>;
  /** Pictures of their own that somebody has brought (TABLE-257). Missing until they do, and in older campaigns. */
  pictures?: string[];
}
