import type { DiceRule } from '../../../table';

/**
 * Readings of the book that a table may change, with the values that they can take. What each means
 * stands in `house-rules.ts`.
 */
export interface HouseRules extends DiceRule {
  /** Segments of a transcendence track (AMB-02). */
  transcendenceSegments: number;
  /** Marks that fill an attribute's xp track (AMB-04). */
  attributeXp: number;
  /** Marks that fill a playbook's xp track (AMB-04). */
  playbookXp: number;
  /** Marks that fill the series' xp track (AMB-04). */
  seriesXp: number;
  /** Xp that a session gives for something that happened more than once (AMB-05). */
  xpWhenRepeated: number;
  /** Bonus dice that the common sources give an action roll together (AMB-06). */
  bonusDice: 'two' | 'three';
  /** A die for the engagement of a mission within the investigation tier (AMB-10). */
  parityDie: 'on' | 'off';
  /** How often one may push oneself on one roll (AMB-12). */
  pushes: 'one' | 'several';
  /** What becomes of xp beyond the end of its track (AMB-25). */
  carryXp: 'on' | 'off';
  /** Abilities of other playbooks that a protagonist may gain (AMB-26). */
  veteranAbilities: number;
  /** Whether series advances buy abilities of other playsets (AMB-28). */
  otherSeriesAbilities: 'on' | 'off';
  /** Whether a set-up helps everybody who follows up on it (AMB-29). */
  setUpsForAll: 'on' | 'off';
  /** When an Avatar's virtue and desires count (AMB-93). */
  avatars: 'transcended' | 'always';
  /** Segments in a tier of the adversary and the investigation track (AMB-07). */
  segmentsPerTier: number;
}

export type HouseRuleId = keyof HouseRules;
export type HouseRuleValue = HouseRules[HouseRuleId];
