import type { ActionId, Position } from '../vocabulary';
import type { ActivityContext, Bearer, RollContext } from './bearer';

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

/** Everything that switches can be set for, with what is known then. */
export interface Occasions {
  /** The bearer's action rolls. */
  action: RollContext;
  /**
   * Action rolls of others: `self` is the bearer, not the roller. Several may bear the same ability,
   * so each id names the bearer as well.
   */
  allyAction: RollContext;
  /** The bearer's rolls to gather information in safety. */
  gather: Bearer;
  /** The bearer's downtime rolls. */
  downtime: ActivityContext;
  /** The bearer's obligation roll. */
  obligation: Bearer;
  /** A push of the bearer: each adds one of these benefits. */
  push: RollContext;
  /** Help of the bearer for somebody else, such as from afar (GBM-ABY-ABL-004). */
  assist: RollContext;
}

/** A switch that is always there, or those that are there now. */
export type Offered<C> = RollOption | ((context: C) => RollOption[]);

/** The switches that an ability gives. */
export type Options = { [K in keyof Occasions]?: Offered<Occasions[K]>[] };

/** A switch for one downtime activity. */
export const forActivity = (activity: string, option: RollOption): Offered<ActivityContext> => {
  return (context) => (context.activity.activity === activity ? [option] : []);
};

/** A switch for gathering information, in safety and in danger alike. */
export function whenGathering(offered: Offered<Bearer>): Pick<Options, 'gather' | 'action'> {
  const now = (bearer: Bearer) => (typeof offered === 'function' ? offered(bearer) : [offered]);
  return {
    gather: [offered],
    action: [(context) => (context.roll.purpose === 'gather-information' ? now(context) : [])],
  };
}
