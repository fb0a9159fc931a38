import type { PoolLine } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { Consequence, Protagonist } from '../state';
import type { AttributeId } from '../vocabulary';
import type { Ban, Bearer } from './bearer';

/** What an ability can do about a consequence that somebody faces (its bearer may be somebody else). */
export interface ConsequenceAnswer {
  id: string;
  label: string;
  cost?: string;
  /** Why it is no answer to this consequence now, if so. */
  unavailable(context: Bearer & { consequence: Consequence }): string | null;
  run(play: GbmPlay, self: Protagonist, consequence: Consequence): void;
}

export interface AttributeContext extends Bearer {
  roll: 'resistance' | 'eclipse' | 'obligation';
  attribute: AttributeId;
  consequence: Consequence | null;
}

/** What an ability does about consequences, harm and armour. */
export interface ConsequenceHooks {
  /** Dice on resistance, eclipse and obligation rolls of the bearer. */
  attributePool?(context: AttributeContext): PoolLine[];
  /** Dice on the resistance rolls of others (`self` is the bearer, not the one who rolls). */
  allyAttributePool?(context: AttributeContext & { other: Protagonist }): PoolLine[];
  /** The most stress that a resistance roll costs the bearer (GBM-PB-GUA-017). */
  resistanceStressAtMost?: number;
  /** What the bearer can do about consequences, anybody's (GBM-PB-TIM-018). */
  answers?: ConsequenceAnswer[];
  /** Special armour: what it negates, and what else it can be spent on (GBM-ARM-008…012). */
  specialArmour?: {
    negates: string;
    /** Whether it can meet this consequence; without, the table judges. */
    fits?(context: Bearer & { consequence: Consequence }): boolean;
    instead: string;
    /** A die that it gives to somebody else's action roll, instead of words (GBM-PB-GUA-015). */
    givesDie?: boolean;
  };
  /** The bearer can use no special armour (GBM-PB-UNL-009). */
  forbidsSpecialArmour?: Ban;
  /** Armour that the bearer marks does away with this consequence altogether (GBM-SEA-ABL-010). */
  armourNegates?(context: Bearer & { consequence: Consequence }): boolean;
  /** After the bearer has taken a consequence, with what was done about it (GBM-SEA-RUL-009). */
  onConsequence?(context: Bearer & { consequence: Consequence }, play: GbmPlay): void;
  /** Levels by which every penalty from harm is lower for the bearer (GBM-PB-GUA-012). */
  harmPenaltyLower?: number;
  /** Segments of the bearer's recovery clock that stay filled for good (GBM-PB-TIM-014). */
  recoveryFilled?: number;
  /** After the bearer took harm; `level` is what it was before an overflow moved it (GBM-ROT-ABL-003). */
  onHarmed?(context: Bearer & { level: 1 | 2 | 3 | 4; text: string }, play: GbmPlay): void;
  /** Instead of being lost to fatal harm; says so, or `null` when it does nothing now (GBM-ROT-ABL-011). */
  onFatalHarm?(context: Bearer & { text: string }, play: GbmPlay): string | null;
  /** When the bearer suffers fatal harm that no ability kept from them (GBM-SEA-RUL-012). */
  onFatallyHarmed?(context: Bearer, play: GbmPlay): void;
}
