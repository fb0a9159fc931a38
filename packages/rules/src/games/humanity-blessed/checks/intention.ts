import type { Claim, Purpose } from './check';

/** What somebody wants to do next, as it waits for its turn (TABLE-058). */
export interface Proposal {
  aim: string;
  claim: Claim;
  purpose: Purpose;
}

export interface Intention extends Proposal {
  character: string;
}
