import type { FallenDie } from '../../../table/dice/bumps';
import type { DieSize, Stat } from '../vocabulary';

/** As much of a Check as its dice are rolled by. */
export interface Thrown {
  stat: Stat;
  size: DieSize;
  /** The Stat that is sparked with it (HUM-506). */
  spark: { stat: Stat; size: DieSize } | null;
  /** What Hologram bumps on in place of 1 (HUM-405). */
  bumpOn?: number;
  /** What has fallen, in that order: die 0 is that of the Stat, die 1 that of the spark. */
  fell: FallenDie[];
}
