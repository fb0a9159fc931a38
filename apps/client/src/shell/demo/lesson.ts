import type { BaseState, RuleSystem, SeatId } from '@moonlit/rules/engine';
import type { LocalTable } from '../local/local-table';
import type { SharedState } from '../state';

/** What a game brings for whoever plays it alone: a table in the middle of play, and hints that lead through it. */
export interface Lesson<P extends SharedState = SharedState> {
  /** Raised when a table that was kept of an earlier one would not fit the hints any more. */
  version: number;
  system: RuleSystem;
  /** What the table is opened with. */
  table: { name: string; setup: object };
  /** Whom one begins as. */
  first: SeatId;
  /** Who one is, who else sits at the table, and that one plays alone for all of them: two sentences or three. */
  opening: string;
  /** Every seat, and what it is in play, such as the name of a hero. */
  seats: readonly { seat: SeatId; plays: string }[];
  /** Brings a new table to where the lesson begins. */
  prepare(table: LocalTable): void;
  /** What the dice of a command are set to, so that the lesson comes true; empty: as they fall. */
  setFaces(state: BaseState, command: object): readonly number[];
  /** What is worth doing now, by what everybody sees: whatever one has done before, there is a next step. */
  hint(state: P): Hint;
}

/** A few words that lead on. Nothing has to be done as they say. */
export interface Hint {
  /** Which part of the lesson it is of, and of how many. */
  part: readonly [number, number];
  /** Two sentences or three. */
  text: string;
  /** Who goes on. */
  seat?: SeatId;
  /** What a seat can be let do by one tap, where it takes more than a lesson wants. */
  let?: { label: string; by: SeatId; command: object };
  /** The dice of what it speaks of are set. */
  set?: true;
  /** The lesson is over. */
  over?: true;
}
