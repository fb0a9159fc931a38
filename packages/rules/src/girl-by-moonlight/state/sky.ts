/** What *Beneath a Rotting Sky* keeps. */
export interface SkyState {
  /** The cursed fates that were used, by the id of their box on the map (GBM-ROT-RUL-003…013). */
  fates: Record<string, UsedFate>;
}

export interface UsedFate {
  /** The episode in which it was used: one an episode. */
  episode: number;
  /** Used for nothing but the way on; the complication happened all the same (GBM-ROT-RUL-007). */
  withoutBenefit: boolean;
}
