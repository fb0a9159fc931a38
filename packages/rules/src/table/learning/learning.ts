import type { RollRecord } from '../../engine';
import type { TermGroup } from './glossary';
import type { Guidance } from './guidance';

/** How a game is played, and what its words mean. Only whoever wants to know fetches it (TABLE-195). */
export interface Learning {
  /** How an evening goes, in as few steps as it has. */
  howToPlay: readonly string[];
  /** One roll, from what somebody says to what comes of it. */
  example: RollExample;
  glossary: readonly TermGroup[];
  /** What house rules say where nobody has changed them, to stand in those texts. */
  usual: Readonly<Record<string, string>>;
  /** What whoever directs may weigh, by topic; offers and the next step name topics of it. */
  guidance?: Guidance;
}

/** A roll that is shown to whoever learns the game. Nobody has made it: it has no proof. */
export interface RollExample {
  /** What is said before the dice fall: who, and what. */
  before: readonly { who: string; says: string }[];
  roll: Omit<RollRecord, 'proof'>;
  /** How it is read, a sentence each, in the order in which one reads it. */
  reading: readonly string[];
}

/** The part of a game’s texts that says how it is played. */
export const LEARNING = 'how-to-play';
