import type { RollProof } from './dice';

/**
 * A roll as the log keeps it and any client draws it, whatever game it comes from. What the result
 * means is the game's own, and stands in `reading`.
 */
export interface RollRecord {
  /** What was rolled for, in a few words. */
  title: string;
  groups: DiceGroup[];
  /** Every reason for dice and for points of the total. */
  modifiers: RollModifier[];
  reading: RollReading;
  /** The number that the game reads, where there is one. */
  total?: number;
  proof: RollProof;
}

/** Dice of one kind that are read together, in the order in which they fell. */
export interface DiceGroup {
  /** What they are, or what is done with them: “Hope”, “keep the highest”. May be empty. */
  label: string;
  sides: number;
  faces: number[];
  /** Indices of the faces that count. */
  kept: number[];
  /** These lead: among dice that all count, they say what comes of it. */
  leads?: boolean;
  /** What the sides are called, from the first to the last, where they bear no numbers. */
  names?: string[];
  /**
   * Which die each face is of, counted from 0, where one was rolled more than once. The faces of a die are its
   * history, in their order; what it shows is the last of them. Missing where each face is of a die of its own.
   */
  dies?: number[];
  /** The sides of what showed each face, where not all have `sides`: a die went up or down in between. */
  each?: number[];
  /** They go in step: where one is rolled once more, all are. */
  inStep?: true;
}

export interface RollModifier {
  /** Where it comes from, as a person reads it. */
  source: string;
  /** How many; negative when taken away. */
  value: number;
  unit: 'dice' | 'total';
  /** Who gives it, by the id of a character or a seat, where it is somebody’s own. */
  by?: string;
}

export interface RollReading {
  word: string;
  /** How it looks: from a bad result to a great one; `neutral` where none is better. */
  tone: 'bad' | 'mixed' | 'good' | 'great' | 'neutral';
  /** A sentence more. */
  text?: string;
}
