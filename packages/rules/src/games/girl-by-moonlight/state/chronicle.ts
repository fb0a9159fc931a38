import type { SeatId } from '../../../engine';

/** One thing that the group will remember: a mission, a loss, a season’s end. */
export interface Milestone {
  season: number;
  episode: number;
  kind: 'mission' | 'eclipse' | 'lost' | 'joined' | 'season' | 'series';
  text: string;
}

/** The last words on a protagonist, or on the series as a whole. */
export interface EpilogueText {
  text: string;
  by: SeatId;
}
