/** What *In a Maze of Dreams* keeps. */
export interface DreamsState {
  /** Suspects, by id (GBM-MAZ-RUL-001). */
  suspects: Record<string, Suspect>;
}

export interface Suspect {
  id: string;
  name: string;
  detail: string;
}

/** What of it only the director knows. */
export interface DreamsSecrets {
  /** The role of each suspect, by suspect, as far as the director has decided. */
  roles: Record<string, string>;
}
