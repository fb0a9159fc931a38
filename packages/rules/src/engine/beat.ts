/**
 * What happened in a line of the log, as data: what a client shows of it, in whatever form. The
 * sentence of the line is made from it, so there is no second truth.
 */
export interface Beat {
  /**
   * What happened, in the game's own kinds, such as `action-roll`, `eclipse` or `phase`. A client that
   * does not know a kind shows the sentence and the dice.
   */
  kind: string;
  /** Whom it is about, by their ids in the state (characters, clocks, people); first whose moment it is. */
  about: readonly string[];
  /** What is different now, in the order in which it came about. */
  changes?: readonly BeatChange[];
  /** What a person wrote of it, word for word. */
  fiction?: string;
}

/** A value that is another one now. */
export interface BeatChange {
  /** Whose it is, by id; `null` is the whole table's. */
  of: string | null;
  /** What it is, as people read it: “stress”, “harm”, a clock’s name. */
  what: string;
  /** `null` where there was nothing before. */
  from: string | number | null;
  /** `null` where there is nothing now. */
  to: string | number | null;
  /** Of how many, where the value counts towards an end. */
  size?: number;
  /** Where it came from, in a few words. */
  why?: string;
}
