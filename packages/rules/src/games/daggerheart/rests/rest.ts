export const restMoves = ['tend', 'stress', 'armour', 'prepare', 'project'] as const;
export type RestMove = (typeof restMoves)[number];

/** A rest under way. */
export interface Rest {
  kind: 'short' | 'long';
  /** What each character has done with it so far. */
  picks: Record<string, RestMove[]>;
}

/** How many moves each takes at a rest (DGH-1004), and how many short rests there are between long ones (DGH-1001). */
export const MOVES = 2;
export const SHORT_RESTS = 3;
