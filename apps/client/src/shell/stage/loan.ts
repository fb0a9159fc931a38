import type { ComponentType } from 'preact';
import type { SharedState } from '../state';
import type { StageBeat } from './stage-beat';

/** Who or what a beat is about, as the stage draws it. */
export interface Figure {
  name: string;
  /** A colour as CSS has it, which has the contrast of text on paper. */
  colour?: string;
  /** Stands before the name; an ornament. */
  Face?: ComponentType;
}

/** What a game draws on the stage instead of the words of a beat. */
export interface SequenceProps {
  beat: StageBeat;
  /** It happens now; else somebody reads it again, and nothing moves. */
  live: boolean;
}

/** What a game lends to the stage. */
export interface StageLoan<P extends SharedState = SharedState> {
  /** Who or what an id is: of a beat, of what it changed, of whoever gave a die. */
  figure?(state: P, id: string): Figure | undefined;
  /** What stands above a beat of each kind, in a word or two. */
  kinds?: Readonly<Record<string, string>>;
  /** Kinds that pass in the strip, and open the stage over nobody. */
  small?: readonly string[];
  /** What is drawn for a beat of a kind, once its dice lie there. */
  sequences?: Readonly<Record<string, ComponentType<SequenceProps>>>;
}
