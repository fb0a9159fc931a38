import type { Play } from '../../engine';
import type * as Table from '../../table';
import type { GbmEvent } from './events';
import type { ActionRoll, GbmState, Protagonist } from './state';

/** One command being decided at a table of *Girl by Moonlight*. */
export type GbmPlay = Play<GbmState, GbmEvent>;

/** The same, for what rolls no dice: also where the table's own rules decide. */
export type GbmTelling = Table.TablePlay<GbmState, GbmEvent>;

export type { StandingPrompt } from '../../table';

/** For whom offers are made, and where they go. */
export interface OfferContext extends Table.OfferContext<GbmState> {
  /** The character this seat plays now. */
  self: Protagonist | null;
  /** The roll on the table: for what is barred where there is none. */
  readonly roll: ActionRoll;
}
