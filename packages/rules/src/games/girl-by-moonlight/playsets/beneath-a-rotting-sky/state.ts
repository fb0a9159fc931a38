import type { SeatId } from '../../../../engine';
import type { ProtagonistId } from '../../state';

/** What *Beneath a Rotting Sky* keeps. */
export interface SkyState {
  /** The cursed fates that were used, by the id of their box on the map (GBM-ROT-RUL-003…013). */
  fates: Record<string, UsedFate>;
  /** The fate that the group is talking about, before anybody is committed. */
  proposal: FateProposal | null;
}

export interface UsedFate {
  /** The episode in which it was used: one an episode. */
  episode: number;
  /** Used for nothing but the way on; the complication happened all the same (GBM-ROT-RUL-007). */
  withoutBenefit: boolean;
  /** Whom the benefit was for, where it is for one. */
  whom: ProtagonistId | null;
  /** What it costs, in the director's words; `null` until they are said (GBM-ROT-RUL-006). */
  cost: FateCost | null;
}

export interface FateCost {
  text: string;
  /** Only hinted at: its full weight is still to come. */
  foreshadowed: boolean;
}

export interface FateProposal {
  /** The box on the map. */
  fate: string;
  by: SeatId;
  withoutBenefit: boolean;
  whom: ProtagonistId | null;
  why: string;
}

/** What happens to it. */
export type SkyEvent = { type: 'skyChanged'; changes: Partial<SkyState> };

/** Where it lies in the state of a table. */
export interface SkySlots {
  public: { sky: SkyState | null };
}
