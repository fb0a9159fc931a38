import { bestMoment, closingReview, whatIsNext } from '../../../table';
import type { StarsPlay } from '../game';
import { words } from '../game';
import type { StarsState } from '../state';

/** The end of a session: a line of everybody’s. */
export const review = closingReview<StarsState, StarsPlay>(words, {
  steps: [bestMoment, whatIsNext],
});
