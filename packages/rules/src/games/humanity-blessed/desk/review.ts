import { bestMoment, closingReview, whatIsNext } from '../../../table';
import type { HumanityPlay } from '../game';
import { words } from '../game';
import type { HumanityState } from '../state';

/** The end of a session: a line of everybody’s. What is upgraded is chosen in the Session Shop (HUM-1512). */
export const review = closingReview<HumanityState, HumanityPlay>(words, {
  steps: [bestMoment, whatIsNext],
});
