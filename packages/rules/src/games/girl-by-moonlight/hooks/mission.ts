import type { PoolLine } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { GbmClock, GbmState, Mission } from '../state';
import type { Bearer } from './bearer';

/** What gives or takes a die on the engagement roll, if it is so. */
export interface EngagementQuestion {
  id: string;
  dice: 1 | -1;
  text: string;
}

/** What an ability does about missions: their engagement, their clocks, their flashbacks, their end. */
export interface MissionHooks {
  /** Dice on the engagement roll. Asked once for an ability of the series. */
  engagementPool?(context: { state: GbmState; mission: Mission }): PoolLine[];
  /** Further questions of the engagement roll. Asked once (GBM-SEA-ABL-007). */
  engagementQuestions?: EngagementQuestion[];
  /** After the engagement roll. Asked once for an ability of the series. */
  afterEngagement?(context: { state: GbmState; mission: Mission }, play: GbmPlay): void;
  /** Investigation tiers more. Asked once. */
  investigationTier?: number;
  /** After the director has advanced a public clock (GBM-PB-TIM-016). */
  onClockAdvanced?(context: Bearer & { clock: GbmClock; by: number }, play: GbmPlay): void;
  /** Stress that the bearer's flashbacks cost less (GBM-PB-TIM-015). */
  flashbackDiscount?: number;
  /** Flashbacks that the bearer calls now have all that transcendence gives (GBM-MAZ-ABL-009). */
  flashbacksTranscended?: boolean;
  /**
   * Lets the bearer take a downtime activity in a flashback while `uses[useKey]` is above 0; doing so
   * counts it down, marks transcendence, and moves the band by `shift` steps (GBM-PB-ENI-017).
   */
  flashbackDowntime?: { useKey: string; shift: number };
  /** When a mission ends, before fallout. */
  onMissionEnd?(context: Bearer, play: GbmPlay): void;
}
