import type { ProtagonistId } from './protagonist';

/** How far the table has come in introducing its protagonists to each other (GBM-CHR-010). */
export interface Introductions {
  /** Whose turn it is; `null` while nobody is being introduced. */
  now: ProtagonistId | null;
  /** Who comes after, in order. */
  left: ProtagonistId[];
  /** Whom the table has met, or passed over for good. */
  met: Record<ProtagonistId, true>;
}

/** The steps of making a protagonist as a person goes through them (GBM-CHR-001). */
export type MakingStepId =
  | 'series'
  | 'roles'
  | 'obligation'
  | 'actions'
  | 'abilities'
  | 'people'
  | 'names'
  | 'introduction'
  | 'promises';
