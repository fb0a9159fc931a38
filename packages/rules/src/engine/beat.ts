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
  /** What is different now; first what is of those whom it is about. */
  changes?: readonly BeatChange[];
  /** What a person wrote of it, word for word. Absent where the sentence is those words. */
  fiction?: string;
  /** The part of the story that begins or ends with it. */
  chapter?: Chapter;
}

/** A part of the story that begins or ends, such as an episode or a session: what stands on its card. */
export interface Chapter {
  part: 'begins' | 'ends';
  /** What it is by its number: “Episode 3”. */
  name: string;
  /** What it has been called. */
  title?: string;
  /** How it ended, where it can be won; `open` is neither. */
  outcome?: 'won' | 'lost' | 'open';
  /** Some of what went before, in the order in which it happened. */
  before?: readonly ChapterLine[];
  /** What it has brought to whom (an id), in a few words each. */
  gains?: readonly { of: string; what: readonly string[] }[];
  /** What may come next, as a person wrote it. */
  nextTime?: string;
}

/** Something that happened earlier, told again: the sentence of its beat, and what was written of it. */
export interface ChapterLine {
  kind: string;
  text: string;
  fiction?: string;
}

/** A value that is another one now. */
export interface BeatChange {
  /** Whose it is, by id; `null` is the whole table's. */
  of: string | null;
  /** What it is, as people read it: “stress”, a clock’s name; harm with its words, “harm “Burnt hands””. */
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

/**
 * Values that everybody sees and of whose changes beats tell, of one owner (`RuleSystem.publicValues`). Neither
 * the log nor the table's dice are what they are read from.
 */
export interface PublicValues {
  /** Tells them from all others. */
  id: string;
  /** Whose they are, by id; `null` is the whole table's. */
  of: string | null;
  /** What they are read from: as long as it is the same object, they are the same. */
  from: object;
  values(): Iterable<PublicValue>;
}

export interface PublicValue {
  /** What it is, as people read it; see `BeatChange`. */
  what: string;
  value: string | number;
  /** Of how many, where it counts towards an end. */
  size?: number;
  /** What it is while it is not listed; usually nothing. */
  none?: string | number;
  /** Tells it from others of its owner that are called the same. */
  key?: string;
}
