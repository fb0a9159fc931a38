import type { GbmPlay } from '../game';
import type { Choice, DowntimeActivity, SharedActions } from '../state';
import type { ActivityRule } from './activities';
import type { After, GroupAfter } from './after';
import type { Forbid, May } from './allowing';
import type { Bearer, Group, RollContext } from './bearer';
import type { AssistTerms, ConsequenceAnswer, SpecialArmour } from './helping';
import type { Instead } from './instead';
import type { Modify } from './modify';
import type { Options } from './options';
import type {
  AbilityClaim,
  AbilitySetting,
  AbilityUse,
  EngagementQuestion,
  GroupSetting,
  Reminder,
} from './sheet';

export type * from './activities';
export type * from './after';
export type * from './allowing';
export type * from './bearer';
export type * from './helping';
export type * from './instead';
export type * from './modify';
export type * from './options';
export type * from './sheet';

/**
 * Through what an ability, a room, a blessing, a mission or a series acts. Every hook is optional and
 * pure unless it gets `play`. The first are vocabularies, which grow by a line; `asking.ts` reads them.
 */
export interface Hooks {
  /** Numbers that it changes, with their reasons. */
  modify?: Modify;
  /** Switches that it gives for rolls. */
  options?: Options;
  /** What it allows. */
  may?: May;
  /** What it forbids, and why. */
  forbid?: Forbid;
  /** What it puts in the place of what is usual. */
  instead?: Instead;
  /** What it does after something has happened to its bearer. */
  after?: After;
  /** What it does, once, after something has happened to the group. */
  groupAfter?: GroupAfter;

  /** Other terms on which the bearer assists; `self` is the helper. */
  assist?(context: RollContext): AssistTerms[];
  /** What the bearer can do about consequences, anybody's (GBM-PB-TIM-018). */
  answers?: ConsequenceAnswer[];
  specialArmour?: SpecialArmour;
  /** Instead of being lost to fatal harm; says so, or `null` when it does nothing now (GBM-ROT-ABL-011). */
  survives?(context: Bearer & { text: string }, play: GbmPlay): string | null;
  /** Links with these, by id, can be spent now as though a friend had spent them on the bearer (GBM-SEA-RUL-032). */
  ownLinks?(context: Bearer): string[];

  /** Further downtime activities. */
  activities?: ActivityRule[];
  /** Downtime actions that the group shares, for some activities alone. Asked once (GBM-SEA-ABL-005). */
  sharedActions?(context: Group): Omit<SharedActions, 'source'>;
  /** Lets the bearer pay to move a downtime result up a step once it is seen (GBM-SEA-ABL-008). */
  improvesActivity?: {
    /** What it costs, in words; `null` when it cannot be done now. */
    cost(context: Bearer & { activity: DowntimeActivity }): string | null;
    /** Pays for it; says what changed. */
    pay(play: GbmPlay): string;
  };
  /**
   * Lets the bearer take a downtime activity in a flashback while `uses[useKey]` is above 0; doing so
   * counts it down, marks transcendence, and moves the band by `shift` steps (GBM-PB-ENI-017).
   */
  flashbackDowntime?: { useKey: string; shift: number };
  /** Further questions of the engagement roll. Asked once (GBM-SEA-ABL-007). */
  engagementQuestions?: EngagementQuestion[];
  /** Questions that are always free when the bearer gathers information. */
  freeQuestions?: string[];

  /** What the bearer can do at moments of their choosing. */
  uses?: AbilityUse[];
  claims?: AbilityClaim[];
  settings?: AbilitySetting[];
  /** A setting of a series ability, chosen once for the group, such as which shrine. */
  groupSetting?: GroupSetting;
  /** Fiction to remember at a moment. */
  reminders?: Reminder[];
  /** Resolves a choice that this ability or room put to somebody (`choice.kind` is its id). */
  onChoice?(play: GbmPlay, choice: Choice, value: string, text: string): void;
}
