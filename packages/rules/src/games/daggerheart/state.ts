import type { SeatId } from '../../engine';
import type {
  DiceRule,
  KeptRoll,
  MakingView,
  NextStep,
  Prompt,
  WithArrivals,
  WithAsks,
  WithCalls,
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
import type { Character, MakingStep } from './characters/character';
import type { Countdown } from './countdowns/countdown';
import type { Adversary, Hit, Overflow, SeenAdversary } from './fight/adversary';
import type { BudgetChange } from './fight/budget-words';
import type { Library, SeenEnvironment } from './library/entry';
import type { Rest } from './rests/rest';
import type { Asked, Call, Intention, PendingDamage, Reaction, TableRoll } from './rolls/roll';
import type { Settled, SettledOnDesk } from './rolls/settled';
import type { DhSheet } from './travel/sheet';

export interface DaggerheartState
  extends WithPause,
    WithScene,
    WithStory,
    WithStart,
    WithNotes,
    WithPortraits,
    WithArrivals<DhSheet>,
    WithAsks,
    WithReviews,
    WithHouseRules<HouseRules>,
    WithIntentions<Intention>,
    WithCalls<Call> {
  public: (WithPause &
    WithScene &
    WithArrivals<DhSheet> &
    WithAsks &
    WithReviews &
    WithStory &
    WithStart &
    WithHouseRules<HouseRules> &
    WithIntentions<Intention> &
    WithCalls<Call> &
    WithPortraits)['public'] &
    PublicState;
  director: WithNotes['director'] & DeskState;
  seats: Record<SeatId, (WithNotes & WithAsks & WithPortraits)['seats'][string]>;
  /** What the table has written or brought: sent to nobody but who looks for it (DGH-2007). */
  beside: { library: Library };
}

/** What everybody sees. */
export interface PublicState {
  characters: Record<string, Character>;
  roll: TableRoll | null;
  damage: PendingDamage | null;
  /** What came of the roll that was settled last; missing until there was one (DGH-119). */
  settled?: Settled | null;
  reactions: Record<string, Reaction>;
  hits: Record<string, Hit>;
  fear: number;
  spotlight: Spotlight;
  /** Adversaries that have come to light. */
  adversaries: Record<string, SeenAdversary>;
  countdowns: Record<string, Countdown>;
  /** What stands under the names of those who have died, by character; missing until something does. */
  epitaphs?: Record<string, string>;
  rest: Rest | null;
  /** How many short rests there were since the last long one. */
  shortRests: number;
  /** The Difficulty of any roll that the GM says nothing else of. */
  usual: { difficulty: number | null; kept: boolean };
  /** Where the table is, where the GM has said so. */
  environment: SeenEnvironment | null;
  /** Whose the content of the library is, in words; missing until the GM says so. */
  licence?: string;
  /** The session in which the party was given something last; 0 is none. */
  rewardedIn: number;
  derived: {
    nextStep: NextStep;
    /** What is still open of characters, for everybody to see (TABLE-090). */
    making: MakingView<MakingStep>;
    prompts: Record<string, Prompt>;
  };
}

/** What only the GM sees. */
export interface DeskState {
  adversaries: Record<string, Adversary>;
  countdowns: Record<string, Countdown>;
  /** The Difficulty of the roll on the table, where it is kept. */
  asked: Asked | null;
  /** What came of the roll that was settled last, as far as only the GM knows. */
  settled?: SettledOnDesk | null;
  /** Those of reaction rolls, by the id of the reaction. */
  askedReactions: Record<string, Asked>;
  /** The usual Difficulty, where it is kept. */
  usual: Asked | null;
  /** What is special about the fight, for its budget. */
  budget: BudgetChange[];
  /** What was rolled on the desk. Missing until something was, and in older campaigns. */
  rolls?: KeptRoll[];
  /** What is left of a blow at a minion; missing until there was one. */
  overflow?: Overflow | null;
  /** The environment in the library that the table sees. */
  environment: string | null;
}

/** Who has the focus: a side, and on the players' side softly one of them. */
export interface Spotlight {
  side: 'players' | 'gm';
  holder: string | null;
  /** Who would like it, where an earlier release let them say so without saying what for. */
  wants: string[];
  /** How many moves the GM has left to make. */
  moves: number;
  /** How hard a move a roll has brought; `null` where none is owed. */
  owed: 'softer' | 'harder' | null;
  /** How often each character had it, and when last: the number of the roll. */
  turns: Record<string, { count: number; last: number }>;
  rolls: number;
}

/** What a table decides for itself. */
export interface HouseRules extends DiceRule {
  massiveDamage: 'off' | 'on';
  halving: 'up' | 'down';
  tagTeamFear: 'two' | 'party';
  tagTeamThird: 'asked' | 'always';
}
