import type { RuleId } from '../refusal';
import type { ActionRoll, DowntimeActivity, GbmState, Protagonist } from '../state';

/** Who bears the ability. An ability of the series is borne by every active protagonist. */
export interface Bearer {
  state: GbmState;
  self: Protagonist;
}

/** The group as a whole, where something is asked once for all. */
export type Group = Pick<Bearer, 'state'>;

/** An action roll, seen by a bearer. `self` is the roller unless the hook says otherwise. */
export interface RollContext extends Bearer {
  roll: ActionRoll;
}

/** A downtime activity that is on the table. One that is another in a new shape is seen as that. */
export interface ActivityContext extends Bearer {
  activity: DowntimeActivity;
}

/** One value, or one of each of several effects that are merged into one ability. */
export type Several<T> = T | T[];

/** What an ability keeps its bearer from, and what is open to them instead. */
export interface Ban {
  reason: string;
  instead: string;
  rule: RuleId;
}
