import type { Skill } from '../vocabulary';

/** What somebody wants to do, as they say it before it lies on the table. */
export interface Proposal {
  aim: string;
  skill: Skill;
}

/** What waits until the table is free (TABLE-058). */
export interface Intention extends Proposal {
  protagonist: string;
}
