import type { SeatId } from '../../../../engine';
import type { ProtagonistId } from '../../state';

/** What *In a Maze of Dreams* keeps. */
export interface DreamsState {
  /** Suspects, by id (GBM-MAZ-RUL-001). */
  suspects: Record<string, Suspect>;
  /** How many suspects each person has named when it was time for the first ones. */
  named: Record<SeatId, number>;
  avatars: Record<ProtagonistId, Avatar>;
  /** The Conspiracy map: who is known to fill which role (GBM-MAZ-RUL-012). */
  map: Record<string, Conspirator>;
  /** Suspects whose dream was explored with success, and whose role the director has yet to reveal. */
  revealing: string[];
  /** The change of the cell between seasons; `null` otherwise (GBM-MAZ-RUL-002). */
  change: CellChange | null;
}

export interface Suspect {
  id: string;
  name: string;
  detail: string;
  /** Who named them. */
  by: SeatId;
  /** The role they had in the cell before this one, as far as it was known. */
  formerly?: string;
}

/** A known conspirator, on the map. */
export interface Conspirator {
  suspect: string;
  confronted: boolean;
}

/** A protagonist's truest self, as it appears in dreams (GBM-MAZ-BLD-012). */
export interface Avatar {
  name: string;
  description: string;
  virtue: string;
  /** Two of them. */
  desires: string[];
}

/** How far the change of the cell has come. */
export interface CellChange {
  /** The season that is over. */
  season: number;
  /** Whose turn it was to take part: each removes a suspect, and names a new one. */
  of: SeatId[];
  /** Whom each has removed, and whom named, by name. */
  removed: Record<SeatId, string>;
  added: Record<SeatId, string>;
}

/** What of it only the director knows. */
export interface DreamsSecrets {
  /** The role of each suspect, by suspect, as far as the director has decided. */
  roles: Record<string, string>;
}

/** The Conspiracy map as everybody sees it, with what it does. */
export interface DreamsView {
  branches: {
    id: string;
    name: string;
    /** All its roles are identified, and its overseer is confronted. */
    shut: boolean;
    penalty: string;
    roles: RoleView[];
  }[];
  host: RoleView;
  /** What the roles do, besides the branches. */
  penalties: { id: string; text: string; until: string; inForce: boolean }[];
  /** The tier of the dream of a suspect whose part is unknown. */
  unknownTier: 1 | 2 | 3;
}

export interface RoleView {
  id: string;
  name: string;
  tier: 1 | 2 | 3;
  standing: 'unknown' | 'identified' | 'confronted';
  /** The suspect who is known to fill it. */
  suspect: string | null;
}

/** What happens to it. */
export type DreamsEvent =
  | { type: 'dreamsChanged'; changes: Partial<DreamsState> }
  | { type: 'dreamsSecretsChanged'; changes: Partial<DreamsSecrets> };

/** Where it lies in the state of a table. */
export interface DreamsSlots {
  public: { dreams: DreamsState | null; derived: { dreams: DreamsView | null } };
  director: { dreams: DreamsSecrets };
}
