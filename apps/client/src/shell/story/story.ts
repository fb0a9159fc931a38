import type { LogEntry } from '@moonlit/rules';
import type { SharedState } from '../state';
import type { StoryChapter } from './chapters';

/** What a group keeps of what it has played, in words and in the order in which it is read. */
export interface Story {
  title: string;
  /** What is played, and how far it has come. */
  lead: string;
  /** What stands before the chapters, such as the cast. */
  opening: readonly StorySection[];
  parts: readonly StoryPart[];
  /** What stands after them, such as what became of everybody. */
  closing: readonly StorySection[];
}

/** Chapters that belong together, such as a season. */
export interface StoryPart {
  name: string;
  chapters: readonly StoryChapter[];
}

export interface StorySection {
  title: string;
  /** What is said where there is nothing in it; without it, the section is left out then. */
  none?: string;
  entries: readonly StoryEntry[];
}

/** Somebody, or something that was asked and answered. */
export interface StoryEntry {
  key: string;
  name: string;
  /** What else they are called. */
  also?: string;
  /** In small: who plays them, what they are. */
  who?: string;
  /** What is said of them, in words that nobody has written at length. */
  text?: string;
  /** What somebody has written. */
  words?: string;
  by?: string;
}

/** What a game lends to the story so far; it is fetched when somebody reads it. */
export interface StoryLoan<P extends SharedState = SharedState> {
  /**
   * Puts the story together from what everybody sees, and from nothing else.
   *
   * @param lines those of the public log that tell it, oldest first, as far as they have been read.
   */
  of(state: P, lines: readonly LogEntry[]): Story;
}
