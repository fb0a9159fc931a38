import type { PoolLine } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { Protagonist } from '../state';
import type { Effect, Position } from '../vocabulary';
import type { RollContext, RollOption } from './bearer';

/** Terms on which a helper assists instead of the usual 1 stress for 1 die (GBM-ARP-020). */
export interface AssistTerms {
  /** Replaces the usual terms (`true`), or stands beside them as another way. */
  replaces: boolean;
  stress: number;
  dice: number;
  label: string;
  /** A use to count under the helper's `uses`, with its limit. */
  use?: { key: string; limit: number };
}

/** What an ability does about action rolls: of its bearer, or of others. */
export interface ActionHooks {
  /** Dice that always apply to the bearer's action rolls. */
  actionPool?(context: RollContext): PoolLine[];
  /** Switches for the bearer's action rolls. */
  rollOptions?(context: RollContext): RollOption[];
  /**
   * Switches that the bearer gives to the rolls of others (`self` is the bearer, not the roller).
   * Several may bear the same ability, so each id names the bearer as well.
   */
  allyRollOptions?(context: RollContext): RollOption[];
  /** A better action rating than the bearer's own. */
  rating?(context: RollContext & { rating: number }): { source: string; dice: number } | null;
  /** The position is at least this bad for the bearer. */
  position?(context: RollContext): { source: string; atLeast: Position } | null;
  /** Steps of effect that always apply to the bearer's action rolls. */
  effect?(context: RollContext & { effect: Effect }): { source: string; steps: number }[];
  /** Extra benefits, one of which each push of the bearer adds. */
  pushExtras?: { id: string; label: string }[];
  /** Other terms on which the bearer assists; `self` is the helper. */
  assist?(context: RollContext): AssistTerms[];
  /** Switches on the bearer's help, such as helping from afar (GBM-ABY-ABL-004). */
  assistOptions?: { id: string; label: string }[];
  /** Why somebody may not assist the bearer now; `self` is the roller. */
  refusesHelp?(context: RollContext & { helper: Protagonist }): string | null;
  /** Dice that help paid with a link gives instead of one (GBM-SEA-ABL-004). */
  linkHelpDice?: number;
  /** Dice that an accepted poisoned promise gives instead of one (GBM-ROT-ABL-004). */
  promiseDice?: number;
  /** What changes about group actions that the bearer takes part in. */
  group?(context: RollContext): {
    combineSixes?: boolean;
    leaderStressAtMost?: number;
    source: string;
  };
  /** After any action roll at the table was read; `self` is the bearer, who may not be the roller. */
  afterAction?(context: RollContext, play: GbmPlay): void;
  /** Why a roll of the transcended bearer marks no transcendence, in a few words (GBM-MAZ-RUL-006). */
  sparesTranscendence?(context: RollContext): string | null;
}
