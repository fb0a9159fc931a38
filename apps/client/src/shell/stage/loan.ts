import type { LogEntry } from '@moonlit/rules';
import type { ComponentType } from 'preact';
import type { StageBeat } from '../beats/stage-beat';
import type { SharedState } from '../state';
import type { HouseScene } from './drawn';
import type { CueLoan } from './moments';
import type { Scale } from './scale';

/** What a game draws on the stage instead of the words of a beat. */
export interface SequenceProps {
  beat: StageBeat;
  /** It happens now; else somebody reads it again, and nothing moves. */
  live: boolean;
}

/** What a game lends to the stage. */
export interface StageLoan<P extends SharedState = SharedState> {
  /** What an id is called: of a beat, of what it changed. Else: people and clocks by their names. */
  name?(state: P, id: string): string | undefined;
  /** Whose moment a line is that is about nobody at the table: whatever they are up against. */
  against?(state: P, entry: LogEntry): { name: string; hero?: string } | undefined;
  /**
   * Kinds whose sentence says what is tried, and nothing of what comes of it: it stands there from the
   * moment that the dice fall.
   */
  aims?: readonly string[];
  /** What stands above a beat of each kind, in a word or two. */
  kinds?: Readonly<Record<string, string>>;
  /**
   * Kinds that turn everybody to the stage though no dice fall: what comes to light, what turns the
   * story. All others pass in the strip.
   */
  large?: readonly string[];
  /** Those of them that are a step of what somebody is doing: they turn all but the one who takes it. */
  steps?: readonly string[];
  /** Kinds of which there is more to read than their lines say, or to look at while somebody speaks. */
  long?: readonly string[];
  /** Kinds that are shown step by step, and how long it takes until all of it stands there, in milliseconds: reading begins then. */
  steady?: Readonly<Record<string, number>>;
  /** What is drawn for a beat of a kind, once its dice lie there. */
  sequences?: Readonly<Record<string, ComponentType<SequenceProps>>>;
  /** Kinds that the shell draws as it draws the like of them in every game, where no dice fall. */
  drawn?: Readonly<Record<string, HouseScene>>;
  /** What a roll’s total is held against, drawn below it. */
  scale?(state: P, entry: LogEntry): Scale | undefined;
  /** What is heard and felt of its great moments, in the tones of its looks; fetched when the table has come. */
  cues?(): Promise<CueLoan>;
}
