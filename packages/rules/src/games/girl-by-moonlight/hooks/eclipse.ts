import type { Band } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { Protagonist } from '../state';
import type { Ban, Bearer } from './bearer';

/** What an ability does about eclipse, and about transcending. */
export interface EclipseHooks {
  /** The bearer may move the result of an eclipse roll a step; a 6 never becomes a critical. */
  shiftsEclipse?: boolean;
  /** How the bearer's eclipse roll reads, where it reads better than its dice (GBM-MAZ-ABL-011). */
  readsEclipse?(context: Bearer & { band: Band }): { source: string; band: Band } | null;
  /** When the bearer falls into eclipse (GBM-SEA-RUL-010). */
  onEclipse?(context: Bearer, play: GbmPlay): void;
  /** When the bearer is in eclipse no longer (AMB-88). */
  onEscape?(context: Bearer, play: GbmPlay): void;
  /** Whom the bearer can hold though the dice let them fall: `other` is about to (GBM-PB-OUT-013). */
  holdsFalling?(context: Bearer & { other: Protagonist }): boolean;
  /** What comes of an eclipse roll that this ability called for (GBM-ROT-ABL-011). */
  onEclipseDecided?(context: Bearer & { held: boolean }, play: GbmPlay): void;
  /** Why the bearer cannot transcend now; `null` when they can (GBM-PB-UNL-009, 013). */
  forbidsTranscending?(context: Bearer): Ban | null;
  /** Length of the bearer's transcendence track, where it is another than the table's. */
  transcendenceSegments?: number;
  onTranscend?(context: Bearer, play: GbmPlay): void;
  onTranscendenceEnd?(context: Bearer, play: GbmPlay): void;
}
