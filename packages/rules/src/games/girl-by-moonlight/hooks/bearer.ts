import type { RuleId } from '../refusal';
import type { ActionRoll, GbmState, Protagonist } from '../state';
import type { ActionId, Position } from '../vocabulary';

/** Who bears the ability. An ability of the series is borne by every active protagonist. */
export interface Bearer {
  state: GbmState;
  self: Protagonist;
}

/** An action roll, seen by a bearer. `self` is the roller unless the hook says otherwise. */
export interface RollContext extends Bearer {
  roll: ActionRoll;
}

/** A switch that a person sets for one roll; its dice, effect or position then count. */
export interface RollOption {
  /** Unique among all abilities; begin it with the ability's id. */
  id: string;
  label: string;
  dice?: number;
  /** Whose dice they are, by id, where they are not those of the one who rolls. */
  by?: string;
  /** Whoever follows in a group action and alone gets its dice, by id; without, they are the leader’s (AMB-80). */
  own?: string;
  effect?: number;
  /** Steps by which the position is better (GBM-SEA-ABL-010). */
  position?: number;
  /** Dice that resistance rolls against this roll's consequences get or lose. */
  resistance?: number;
  /** On a gather-information roll: questions that may be asked besides the usual list. */
  questions?: string[];
  /** On a gather-information roll: follow-ups more than usual. */
  followUps?: number;
  /** It goes with this action alone. */
  action?: ActionId;
  /** It goes with a roll from this position alone, whatever has made it so (GBM-PB-OUT-010). */
  from?: Position;
}

/** What an ability keeps its bearer from, and what is open to them instead. */
export interface Ban {
  reason: string;
  instead: string;
  rule: RuleId;
}
