import type { PaidFor } from '../protagonists/trait';
import type { ReactionType, Skill } from '../vocabulary';

/** A Test in the open that the referee has announced and not rolled yet (SNS-409, Q08). */
export interface OpenTest {
  id: string;
  protagonist: string;
  reaction: ReactionType;
  skill: Skill;
  /** What presses on them. */
  what: string;
  /** Traits that the referee has found relevant. */
  relevant: string[];
  /** What was invoked, each once, for a Bane on the Difficulty dice, and what it was paid with. */
  invoked: PaidFor[];
}

export type TestEvent = { type: 'testSet'; test: OpenTest } | { type: 'testRemoved'; id: string };
