/** What *On a Sea of Stars* keeps. */
export interface StarsState {
  /** Segments on the track of the Last Bastion, which starts full (GBM-SEA-RUL-001). */
  bastion: number;
}

/** What of it only the director knows. */
export interface StarsSecrets {
  /** Second impulses that have not shown yet, by Engine (GBM-SEA-RUL-006). */
  impulses: Record<string, string>;
}
