import type { ReviewStep, WithReviews } from './review';

/** What most games ask everybody at the end of a session. */

/** The best moment of the evening (TABLE-167). */
export const bestMoment: ReviewStep<WithReviews, unknown> = {
  id: 'best',
  kind: 'words',
  label: 'The best moment',
  asks: 'What was your best moment?',
  concerns: () => true,
  said: (name, { session }) => `${name}’s best moment of session ${session}.`,
};

/** What somebody sees coming, where the story goes on (TABLE-167). */
export const whatIsNext: ReviewStep<WithReviews, unknown> = {
  id: 'next',
  kind: 'words',
  label: 'Next time',
  asks: 'What happens next, or what would you like to see?',
  concerns: () => true,
  said: (name) => `What ${name} sees coming.`,
};
