import type { FieldOption } from '../../../engine';
import type { Band, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { DowntimeActivity, GbmState, Protagonist } from '../state';
import type { BeatKind } from '../telling/kinds';
import type { Bearer } from './bearer';

/** A downtime activity (GBM-DWN-002). */
export interface ActivityRule {
  id: string;
  name: string;
  summary: string;
  /** Whom or what it is for. */
  needs: 'nobody' | 'friend' | 'project' | 'other';
  /**
   * Whom or what else it can be for, besides friends, or with `other` instead of them: one of these is
   * the activity’s `about`. The director speaks for it (GBM-SEA-RUL-015, 030, 031).
   */
  others?(context: Bearer): FieldOption[];
  /** It is this activity in another shape: abilities about that one apply to it. */
  countsAs?: string;
  /** Whether dice are rolled; without, `resolve` gets the band `success`. */
  rolls: boolean;
  /** Whoever plays the friend may offer a die for a scene that they would like (GBM-DWN-006). */
  friendOffersDie?: boolean;
  /** What they are asked instead of that, with the words for a yes, which gives the die, and a no (GBM-MAZ-RUL-008). */
  friendAsked?: { question: string; yes: string; no: string };
  /** How everybody is told of it, where it is something of its own. */
  beat?: BeatKind;
  /** What the dice come to, as it is called; without, so many segments. */
  outcome?(amount: number, band: Band, result: RollResult): RollOutcome;
  /** What a result brings, in a sentence that is read before the dice fall; without, so many segments. */
  brings?(amount: number, band: Band): string;
  /** Why it cannot be taken now, if so. */
  unavailable?(context: Bearer): string | null;
  /** Why it cannot be for this friend now, if so. */
  excludes?(context: Bearer & { friend: Protagonist; flashback: boolean }): string | null;
  /** What has to happen before the dice fall, in a sentence; `null` when nothing has to. */
  waitsFor?(context: { state: GbmState; activity: DowntimeActivity }): string | null;
  /**
   * Carries it out. `amount` is what the downtime table gives (GBM-DWN-003, 004), `result` the dice
   * that fell, where they did.
   */
  resolve(
    play: GbmPlay,
    activity: DowntimeActivity,
    self: Protagonist,
    amount: number,
    band: Band,
    result: RollResult | null,
  ): void;
}
