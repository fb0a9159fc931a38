import type { SeatId } from '../../../../engine';
import type { Band, Pool, RollResult } from '../../../../forged-in-the-dark';
import type { ProtagonistId } from '../../state';

/** What *On a Sea of Stars* keeps. */
export interface StarsState {
  /** Segments on the track of the Last Bastion, which starts full (GBM-SEA-RUL-001). */
  bastion: number;
  /** The hangar, by the id of each Engine, in the order in which they came (GBM-SEA-RUL-044). */
  engines: Record<EngineId, Engine>;
  /** New Engines that missions have won and that nobody has described yet (GBM-SEA-MIS-004). */
  toCreate: number;
  /** What the Bastion did at the beginning of the last downtime; `null` before the first one. */
  reacted: BastionReacts | null;
  /** Whether this episode's mission leaves the Bastion open; `null` until a mission is chosen. */
  exposed: Exposed | null;
  /** What the flagship has spent in this mission, by the id of its room (GBM-SEA-RUL-023, 027). */
  spent: Record<string, boolean>;
}

export type EngineId = string;

/** One Engine, as everybody sees it. */
export interface Engine {
  id: EngineId;
  name: string;
  description: string;
  /** One of the eight virtues (GBM-SEA-RUL-004). */
  virtue: string;
  /** One impulse, or two once its hidden one has shown (GBM-SEA-RUL-005, 006). */
  impulses: string[];
  /** 0–3; at 0 nobody can pilot it (GBM-SEA-RUL-007, 014). */
  strength: number;
  /** Segments of its recovery clock that are marked, 0–3: the fourth gives strength (AMB-44). */
  recovery: number;
  /** Who described it. */
  by: SeatId;
  /** Whose player made it at creation, who can never pilot it; `null` for one that was won later. */
  maker: ProtagonistId | null;
  /** Why the maker's character cannot pilot it (GBM-SEA-BLD-014). */
  whyNot: string;
  /** Who pilots it, until they leave it. */
  pilot: ProtagonistId | null;
  /** Somebody piloted it in this mission: *Power source* is for those that nobody did. */
  used: boolean;
  /** Left behind in the field, until it is brought back (GBM-SEA-RUL-013). */
  abandoned: boolean;
  /**
   * Its strength ran out: whoever would pilot it bonds with it in downtime first; these have done so
   * since (GBM-SEA-RUL-014). `null` while it asks for no such thing.
   */
  bonded: ProtagonistId[] | null;
}

/** What the Bastion does before any protagonist acts in downtime (GBM-SEA-RUL-033…038). */
export interface BastionReacts {
  /** The episode of that downtime. */
  episode: number;
  /** In the order in which they were rolled. */
  actions: BastionAction[];
}

/** The Bastion's priorities, in order. */
export type BastionPriority = 'pride' | 'state-of-emergency' | 'patchwork' | 'complacency';

export interface BastionAction {
  priority: BastionPriority;
  /** Why this one: what its priorities read just before the roll. */
  why: string;
  /** The Bastion's tier and what else gives dice. */
  pool: Pool;
  result: RollResult;
  /** The track or project that it moved, as it is called. */
  track: string;
  /** Segments there before and after. */
  from: number;
  to: number;
}

/** The Bastion, while the protagonists are away (GBM-SEA-RUL-039…043). */
export interface Exposed {
  /** Whether fallout rolls for it: flagship sorties do, unless the director says otherwise. */
  open: boolean;
  /** The flagship is in the field: Main thrusters help (GBM-SEA-RUL-026). */
  flagship: boolean;
  why: string;
  /** How it went; `null` until it is rolled. */
  rolled: {
    pool: Pool;
    result: RollResult;
    band: Band;
    /** Segments of the Bastion's track before and after. */
    bastion: { from: number; to: number };
  } | null;
}

/** What a poisoned promise is to the Engine that the roller pilots. */
export interface EnginePromise {
  engine: EngineId;
  /** The second impulse that accepting it gives the Engine for good; `null` for none (GBM-SEA-RUL-006). */
  impulse: string | null;
  /** It is based on an impulse: accepted, it marks xp, and the action ticks no transcendence. */
  fromImpulse: boolean;
  /** Strength that the Engine loses as its price (GBM-SEA-RUL-011). */
  strength: 0 | 1;
}

/** What of it only the director knows. */
export interface StarsSecrets {
  /** Second impulses that have not shown yet, by Engine (GBM-SEA-RUL-006). */
  impulses: Record<EngineId, string>;
}

/** What the rules compute of it for everybody. */
export interface StarsView {
  bastion: { segments: number; of: number; tier: number };
  /** Berths in the hangar, and how many are taken (AMB-74). */
  hangar: { engines: number; capacity: number };
  /** How each Engine stands, by its id. */
  engines: Record<EngineId, EngineView>;
  /** Lengths of an Engine's tracks: the most strength, and the segments of its recovery clock. */
  lengths: { strength: number; recovery: number };
  /** Readiness loses nothing in fallout, or 1 more, by what came of the exposed Bastion. */
  readiness: 'halves' | 'halves-and-loses-one' | 'stays';
}

export interface EngineView {
  standing: 'in-the-hangar' | 'piloted' | 'broken' | 'awaits-bond' | 'abandoned';
  /** The same in a few words. */
  words: string;
  /** Protagonists who could board it now. */
  mayPilot: ProtagonistId[];
  /** What of the pilot's links with it can be spent as though on the pilot, by protagonist. */
  links: Record<ProtagonistId, number>;
}

/** What happens to it. */
export type StarsEvent =
  | { type: 'starsChanged'; changes: Partial<StarsState> }
  | { type: 'starsSecretsChanged'; changes: Partial<StarsSecrets> };

/** Where it lies in the state of a table. */
export interface StarsSlots {
  public: { stars: StarsState | null; derived: { stars: StarsView | null } };
  director: { stars: StarsSecrets };
}
