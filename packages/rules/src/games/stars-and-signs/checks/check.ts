import type { PaidFor } from '../protagonists/trait';
import type { ActionType, Band, CostKind, Skill, StakesKind } from '../vocabulary';

/** The Check on the table, from the aim until all that it brings is settled. There is one at a time. */
export interface TableCheck {
  id: string;
  /** Counts what was changed, so that nobody rolls something else than they have read. */
  version: number;
  /** Who acts; the Leader of a Cooperation Check. */
  protagonist: string;
  /** What they want to reach, and how they go about it. */
  aim: string;
  /** `null` until the referee has named it (SNS-202). */
  action: ActionType | null;
  skill: Skill;
  /** The Scale of what stands against it, and what can be lost. */
  challenge: { scale: number; stakes: StakesKind; risk: string };
  /** The Scale of the Action by the fiction alone (SNS-602). */
  scale: number;
  /** What raises it, each a floor (SNS-617); an Asset’s is read off the Asset. */
  upgrades: Upgrade[];
  /** Traits that somebody has pointed at, and what the referee has ruled out (SNS-707, 2407). */
  relevant: Record<string, 'in' | 'out'>;
  /** What the referee gives besides, on the Circumstance dice. */
  boons: number;
  banes: number;
  asset: AssetUse | null;
  invoked: Invoked[];
  /** Where others help: each Follower, by protagonist (SNS-502…505). */
  cooperation: Record<string, Follower> | null;
  /** How its dice fell; `null` before. */
  fallen: Fallen | null;
  /** What is still to be settled, once its player has closed it. */
  settling: Settling | null;
  /** Its Energy has run out: the Transformation ends when it is settled (SNS-2223). */
  burnsOut?: true;
}

/** Something that raises the Scale of an Action to at least this. */
export interface Upgrade {
  source: string;
  scale: number;
  /** The slots of Energy that it has filled, which come back with a Check that is withdrawn; missing where none are. */
  filled?: { regular: number; temporary: number };
}

/** A Function of an Asset, and what it gives (SNS-2002…2005). */
export interface AssetUse {
  asset: string;
  function: string;
  gives: (typeof assetGives)[number];
}

export const assetGives = ['die', 'bonus'] as const;

/** A Trait that was invoked, what for, and what it was paid with (SNS-708…713). */
export interface Invoked extends PaidFor {
  as: 'circumstance' | 'advantage';
}

/** Somebody who supports the Leader by a Test of their own (SNS-504). */
export interface Follower {
  skill: Skill;
  method: string;
  result: 'waiting' | 'success' | 'failure';
  /** What they have invoked on their Support Test, and what it was paid with; missing before (Q08). */
  invoked?: PaidFor[];
}

/** What lies there: what was kept of the dice, and what is added. */
export interface Fallen {
  /** The sum of the Circumstance dice that were kept. */
  circumstance: number;
  /** The Ability die that was kept, or what a null die counts; 0 in a Mood. */
  ability: number;
  /** What else is added: Skill, Asset, Followers. */
  added: number;
  /** Advantage dice as they fell: the highest counts (SNS-710, 711). */
  advantage: number[];
  /** Effort that was spent on it (SNS-1002). */
  effort: number;
}

/** What a Check that is closed has still to bring. */
export interface Settling {
  total: number;
  /** What the total says, and what Despair leaves of that (SNS-1606, 1607). */
  raw: Band;
  band: Band;
  /** The Scale of the Action as it came out. */
  scale: number;
  /** Extras that are left to be used (SNS-608…614). */
  extras: number;
  /** What was used of them for dice of a Counter, for Traits, and for free invokes on one that is created. */
  dice: number;
  traits: number;
  invokes: number;
  /** Traits that it has created. */
  created: string[];
  /** A Graze has a Cost, a Miss Fallout (SNS-311, 314); whom it is still to be told. */
  due: 'cost' | 'fallout' | null;
  costKind: CostKind | null;
  dues: Record<string, 'owed' | 'told'>;
  /** After a Hit the referee may bring a Complication (SNS-321). */
  mayComplicate: boolean;
  /** Its points were rolled for a Counter; it has helped somebody against Despair or a Wound. */
  counted: boolean;
  bolstered: boolean;
}

/** Something that the referee owes the table, until it is told or waived. */
export interface Owed {
  id: string;
  kind: 'complication' | 'anchor';
  /** Whose Check, or whose Anchor, it comes of. */
  of: string;
  /** What it comes of, in a few words. */
  from: string;
}

export type CheckEvent =
  | { type: 'checkSet'; check: TableCheck | null }
  | { type: 'checkChanged'; set: Partial<TableCheck> }
  | { type: 'owedSet'; owed: Owed }
  | { type: 'owedRemoved'; id: string }
  /** Who has acted in this scene (SNS-2403). */
  | { type: 'actedSet'; acted: string[] };
