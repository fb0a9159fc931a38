import type { AntagonistTag, ButtonKind, CoreStat, DieSize, EndeavorType } from '../vocabulary';
import type { TerrainArea } from './endeavor';

// What an Endeavor is laid out from, as data: by hand, or ready-made.

/** An antagonist, or a rival in a race, as a block (Q22). Stats that it does not name are d4. */
export interface FoeBlock {
  readonly id: string;
  readonly name: string;
  /** One line of what one sees. */
  readonly looks: string;
  readonly tags: readonly AntagonistTag[];
  readonly stats: Readonly<Partial<Record<CoreStat, DieSize>>>;
  readonly aptitudes: readonly string[];
  /** Starting Position: how hard they are to bring down (HUM-1201). */
  readonly sp: number;
  /** How far below it their Recovery Buttons stand (HUM-1208). */
  readonly recovery: readonly number[];
}

/** A Button that the table has set before anybody moves. */
export interface PlannedButton {
  readonly kind: ButtonKind;
  /** Which track, counted from 0. */
  readonly track: number;
  readonly at: number;
  readonly area?: TerrainArea;
  readonly text?: string;
}

export interface PlannedTrack {
  readonly name: string;
  readonly finish: number | null;
}

/** The Eye, with the size of its Watch Stat (HUM-1218, Q23). */
export interface PlannedEye {
  readonly name: string;
  readonly looks: string;
  readonly size: DieSize;
}

/** A unit, with the size of its Unit Stat; its track ends there (HUM-1221). */
export interface PlannedUnit {
  readonly name: string;
  readonly looks: string;
  readonly size: DieSize;
  readonly side: string;
  /** It has Shields, by its size (HUM-1224). */
  readonly shielded: boolean;
}

/** An Endeavor ready to be begun. */
export interface EndeavorPlan {
  readonly id: string;
  readonly type: EndeavorType;
  readonly name: string;
  /** What it is about, for whoever chooses. */
  readonly pitch: string;
  readonly tracks: readonly PlannedTrack[];
  readonly foes: readonly FoeBlock[];
  /** Who guards it: the Eye of a Stealth (HUM-1218). */
  readonly eye?: PlannedEye;
  /** The units of a Unit, the first of each side with its operators (HUM-1221). */
  readonly units?: readonly PlannedUnit[];
  readonly buttons: readonly PlannedButton[];
}
