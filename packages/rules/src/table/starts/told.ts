/** What everybody may read of a start before it is played. Nothing that begins on a desk is in it (TABLE-140). */
export interface StartText {
  readonly id: string;
  readonly name: string;
  /** How it begins, to be read aloud. */
  readonly opening: readonly string[];
  /** What somebody might do first. */
  readonly firsts: readonly string[];
  /** How it is played, where no rules of the game's say so: a sentence or two each. */
  readonly ways?: readonly string[];
  readonly people: readonly PersonText[];
}

/** A ready-made person as they stand on a card, for whoever chooses. */
export interface PersonText {
  readonly id: string;
  readonly name: string;
  /** What they are in a word or two, such as their class. */
  readonly kind?: string;
  readonly line: string;
  /** How their face is drawn, in a word of the game’s. */
  readonly face?: string;
  /** Their picture where no face is drawn: an emoji. */
  readonly emoji: string;
  /** What they are good at, in a few words each. */
  readonly goodAt: readonly string[];
  /** What else there is to read: what it is about, and what is said of that, a line each. */
  readonly about: readonly { readonly term: string; readonly lines: readonly string[] }[];
}

/** The texts of a game’s starts, as a client fetches them. */
export interface StartsContent {
  readonly starts: readonly StartText[];
}

/** The part of a game’s texts that has its starts. */
export const STARTS = 'starts';
