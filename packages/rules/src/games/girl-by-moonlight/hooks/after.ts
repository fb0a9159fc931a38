import type { Band, RollResult } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { ActionRoll, Consequence, DowntimeActivity, GbmClock, Mission } from '../state';
import type { Bearer, Group, Several } from './bearer';

/** Everything that abilities answer to once it has happened to their bearer, with what is known of it. */
export interface Moments {
  /** Any action roll at the table was read; the bearer may not be the roller. */
  action: { roll: ActionRoll };
  /** The bearer has rolled obligation, with these switches on. */
  obligation: { options: readonly string[]; result: RollResult };
  /** A downtime activity that the bearer did, or that was with or for them; `amount` is what the table gave (GBM-DWN-003, 004). */
  activity: { activity: DowntimeActivity; amount: number; band: Band };
  /** The bearer's work, or an ability, has completed a project (GBM-PB-STR-015). */
  project: { clock: GbmClock };
  /** The director has advanced a clock that everybody sees (GBM-PB-TIM-016). */
  clock: { clock: GbmClock; by: number };
  /** The bearer has taken a consequence, with what was done about it (GBM-SEA-RUL-009). */
  consequence: { consequence: Consequence };
  /** The bearer took harm; `level` is what it was before an overflow moved it (GBM-ROT-ABL-003). */
  harm: { level: 1 | 2 | 3 | 4; text: string };
  /** The bearer suffers fatal harm that no ability kept from them (GBM-SEA-RUL-012). */
  fatalHarm: object;
  /** The bearer falls into eclipse (GBM-SEA-RUL-010). */
  eclipse: object;
  /** The bearer is in eclipse no longer (AMB-88). */
  escape: object;
  /** An eclipse roll is decided that this ability called for (GBM-ROT-ABL-011). */
  eclipseDecided: { held: boolean };
  transcending: object;
  transcendenceEnd: object;
  /** Downtime begins. */
  downtime: object;
  /** A mission ends, before fallout. */
  missionEnd: object;
  /** The ability is gained; one of the series, once for each protagonist. */
  taken: object;
}

/** What happens to the group, and is told once. */
export interface GroupMoments {
  /** The engagement roll was read. */
  engagement: { mission: Mission };
  /** The room is unlocked. */
  unlocked: object;
}

/** What an ability does after something has happened to its bearer. */
export type After = {
  [K in keyof Moments]?: Several<(context: Bearer & Moments[K], play: GbmPlay) => void>;
};

/** What it does after something has happened to the group. */
export type GroupAfter = {
  [K in keyof GroupMoments]?: (context: Group & GroupMoments[K], play: GbmPlay) => void;
};
