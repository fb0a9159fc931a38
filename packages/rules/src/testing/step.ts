import type { Audience, BaseState, Patch, TableEvent } from '../engine';
import type { KindOf, Move } from './exhaustive';
import type { GameTable } from './game-table';
import type { Pick } from './moves';

/** A move that was carried out, and what came of it. */
export interface Step {
  /** The table after it. */
  table: GameTable;
  /** The table as it was before it; not to be changed. */
  then: GameTable;
  before: BaseState;
  after: BaseState;
  move: Move;
  events: readonly (TableEvent | { type: string })[];
  patches: ReadonlyMap<Audience, Patch[]>;
  /** How many moves there were. */
  number: number;
  /** Chance for what is tried beside the table. */
  pick: Pick;
}

/** What belongs to a game and cannot be told from its rules: `games/<game>/testing/reach.ts` has it. */
export interface Reach {
  /** The types of its own events; the table’s need not be named. */
  events: Readonly<Record<string, true>>;
  /** Where its random play begins, besides a new table: by name, tables somewhere in the middle. */
  positions?: Readonly<Record<string, (seed: number) => GameTable>>;
  /** The positions that its playthrough begins with; when absent, the first few. */
  read?: readonly string[];
  /** Moves of each run. */
  steps?: number;
  /**
   * What random play does not reach, each with the reason: `command …`, `event …`, or what `found` lists. What
   * has been reached all the same fails as well.
   */
  unreached?: Readonly<Record<string, string>>;
  /** Whatever else a run shall come across, by kind, such as the effects of abilities: all of it, and what a step has shown. */
  found?: {
    all: readonly string[];
    in(step: Step): Iterable<string>;
    /** The one of them that a command does, as far as its offer settles it: what was not done yet is done first. */
    of?: KindOf;
  };
  /**
   * What somebody alone sees and everybody may be told of by the same command, as `<command>.<field>`, each with
   * the reason. All other answers that lie at a seat are secret.
   */
  told?: Readonly<Record<string, string>>;
  /** What lies at a seat and an undo leaves there, by field, each with the reason; notes and dice stay anyway. */
  personal?: Readonly<Record<string, string>>;
  /** What nobody sends for somebody who is asked and has left, by command, each with what settles it instead. */
  away?: Readonly<Record<string, string>>;
  /** What holds at its tables after each move. @throws where it does not. */
  holds?(step: Step): void;
}

/** What is looked at after each move of one walk: throws where it does not hold. */
export type Watch = (step: Step) => void;

/** Begins to watch a walk that starts at a table. */
export type Watching = (table: GameTable, reach: Reach, tally: Tally) => Watch;

/** Counts how often something was looked at, over all walks: what never was says nothing. */
export type Tally = (what: string) => void;
