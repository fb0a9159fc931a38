import type { Consequence, Mission, Protagonist } from '../state';
import type { AttributeId } from '../vocabulary';
import type { ActivityContext, Bearer, Group, RollContext, Several } from './bearer';

/** A roll of an attribute, seen by a bearer. */
export interface AttributeContext extends Bearer {
  roll: 'resistance' | 'eclipse' | 'obligation';
  attribute: AttributeId;
  consequence: Consequence | null;
}

/** A roll that is made in fallout, by name: `fallout` is the director’s on the table, and a series may add its own. */
export type FalloutRoll = string;

/**
 * Every number that abilities change, with what is known when it is asked for. A group is asked once
 * for all; anybody else's abilities are asked of their bearer.
 */
export interface Numbers {
  /** Dice of the bearer's action rolls. */
  actionDice: RollContext;
  /** Dice of the bearer's rolls to gather information in safety; in danger `actionDice` count. */
  gatherDice: Bearer;
  /** Dice of the bearer's downtime rolls. */
  downtimeDice: ActivityContext;
  /** Dice of downtime rolls of others that are for the bearer, who is the friend. */
  friendDice: ActivityContext;
  /** Dice of the bearer's resistance, eclipse and obligation rolls. */
  attributeDice: AttributeContext;
  /** Dice of the resistance rolls of others: `self` is the bearer, `other` rolls. */
  allyAttributeDice: AttributeContext & { other: Protagonist };
  /** Dice of the engagement roll, of the group. */
  engagementDice: Group & { mission: Mission };
  /** Dice of rolls that are made in fallout, of the group (GBM-ROT-ABL-005). */
  falloutDice: Group & { roll: FalloutRoll };
  /** Dice that an accepted poisoned promise gives, instead of one (GBM-ROT-ABL-004). */
  promiseDice: RollContext;
  /** Dice that help paid with a link gives, instead of one (GBM-SEA-ABL-004). */
  linkDice: Bearer;
  /** Steps of effect whenever the bearer gathers information: how open the answers are (GBM-INF-006). */
  gatherEffect: Bearer;
  /** Follow-ups more when the bearer gathers information. */
  followUps: Bearer;
  /** The most stress that a resistance roll costs the bearer (GBM-PB-GUA-017). */
  resistanceStress: Bearer;
  /** The most stress that it costs the bearer to lead a group action. */
  leadingStress: RollContext;
  /** Stress that the bearer's flashbacks cost less (GBM-PB-TIM-015). */
  flashbackDiscount: Bearer;
  /** Levels by which every penalty from harm is lower for the bearer (GBM-PB-GUA-012). */
  harmRelief: Bearer;
  /** Segments of the bearer's recovery clock that stay filled for good (GBM-PB-TIM-014). */
  recoveryFilled: Bearer;
  /** Length of the bearer's transcendence track, where it is shorter than the table's. */
  transcendenceSegments: Bearer;
  /** More downtime actions for the bearer. */
  downtimeActions: Bearer;
  /** Investigation tiers more, for the group. */
  investigationTier: Group;
  /** Steps more or fewer for the adversary track in fallout, of the group. */
  adversary: Group;
  /** Segments below which the adversary track never falls (GBM-ROT-ABL-006). */
  adversaryFloor: Group;
  /** Tiers by which the table that fallout is read on is worse (GBM-MAZ-RUL-014). */
  falloutTier: Group;
}

/** A part of a number, and what it comes from. */
export interface Part {
  source: string;
  amount: number;
}

/** A number, which the ability's name explains; or parts with words of their own. `null`: nothing. */
export type Modifier<C> = number | ((context: C) => number | Part[] | null);

/** The numbers that an ability changes. */
export type Modify = { [K in keyof Numbers]?: Several<Modifier<Numbers[K]>> };
