import type { GbmPlay } from '../game';
import type { Consequence, Protagonist } from '../state';
import type { Bearer } from './bearer';

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

/** What an ability can do about a consequence that somebody faces (its bearer may be somebody else). */
export interface ConsequenceAnswer {
  id: string;
  label: string;
  cost?: string;
  /** Why it is no answer to this consequence now, if so. */
  unavailable(context: Bearer & { consequence: Consequence }): string | null;
  run(play: GbmPlay, self: Protagonist, consequence: Consequence): void;
}

/** Special armour: what it negates, and what else it can be spent on (GBM-ARM-008…012). */
export interface SpecialArmour {
  negates: string;
  /** Whether it can meet this consequence; without, the table judges. */
  fits?(context: Bearer & { consequence: Consequence }): boolean;
  instead: string;
  /** A die that it gives to somebody else's action roll, instead of words (GBM-PB-GUA-015). */
  givesDie?: boolean;
}
