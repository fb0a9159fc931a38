import type { FileKind, TravelTold } from '@moonlit/rules/travel';
import type { SeatView, SharedState } from '../state';

/** What a game lends so that somebody can leave a table of it, and come to another. */
export interface TravelLoan<P extends SharedState = SharedState, S extends SeatView = SeatView> {
  /** What its files say of themselves. */
  kind: FileKind;
  /** What it calls somebody who travels: “character”, and several of them. */
  words: { one: string; some: string };
  /** Those whom a seat can take along, by what it sees, each with the sheet that goes into the file. */
  leaving(state: P, seat: string, own: S | null): Leaving[];
  /** The sheet of somebody who waits before the door, by the seat that brings them, in words. */
  told(state: P, seat: string): readonly TravelTold[];
}

/** Somebody whom one can take along. */
export interface Leaving {
  id: string;
  name: string;
  sheet: object;
  told: readonly TravelTold[];
}
