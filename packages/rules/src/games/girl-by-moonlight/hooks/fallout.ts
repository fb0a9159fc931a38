import type { PoolLine } from '../../../forged-in-the-dark';
import type { GbmState } from '../state';

/** A roll of fallout, by name: `fallout` is the director’s on the table, and a series may add its own. */
export type FalloutRoll = string;

/** What an ability does about fallout and the adversary’s track. */
export interface FalloutHooks {
  /** Dice on rolls that are made in fallout. Asked once (GBM-ROT-ABL-005). */
  falloutPool?(context: { state: GbmState; roll: FalloutRoll }): PoolLine[];
  /** Tiers by which the table that fallout is read on is worse. Asked once (GBM-MAZ-RUL-014). */
  falloutTier?(context: { state: GbmState }): PoolLine[];
  /** Steps more or fewer for the adversary track in fallout. Asked once. */
  adversary?(context: { state: GbmState }): PoolLine[];
  /** Segments below which the adversary track never falls (GBM-ROT-ABL-006). */
  adversaryFloor?: number;
}
