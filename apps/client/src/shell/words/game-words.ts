import type { ComponentType } from 'preact';

/** The words of a game, as it lends them to whoever asks what one means. */
export interface GameWords {
  /** Fetches what is said of them, unless it is there. */
  load(): void;
  /** The ids of the words in a text, each once, in their order; none while they are on their way. */
  of(text: string): readonly string[];
  /** Says what these words mean, over whatever is open. */
  Card: ComponentType<{ words: readonly string[]; close(): void }>;
}
