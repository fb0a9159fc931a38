export { closingReview } from './area';
export type { LookBack, Review, ReviewEvent, ReviewStep, WithReviews } from './review';
export { chosenIn } from './review';
export { bestMoment, whatIsNext } from './usual';
