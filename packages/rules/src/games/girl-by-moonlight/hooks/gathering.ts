import type { PoolLine } from '../../../forged-in-the-dark';
import type { Bearer, RollOption } from './bearer';

/** What an ability does about gathering information. */
export interface GatheringHooks {
  /** Dice on the bearer's gather-information rolls in safety; in danger `actionPool` counts. */
  gatherPool?(context: Bearer): PoolLine[];
  /** Switches on gather-information rolls. */
  gatherOptions?(context: Bearer): RollOption[];
  /** Steps of effect on every gather-information roll: how open the answers are (GBM-INF-006). */
  gatherEffect?: { source: string; steps: number };
  /** Questions that are always free when the bearer gathers information. */
  freeQuestions?: string[];
  /** Follow-ups more than usual. */
  extraFollowUps?: number;
}
