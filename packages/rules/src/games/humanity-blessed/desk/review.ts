import { closingReview } from '../../../table';
import type { HumanityPlay } from '../game';
import { words } from '../game';
import type { HumanityState } from '../state';

/** The end of a session: a line of everybody’s. What is upgraded is chosen in the Session Shop (HUM-1512). */
export const review = closingReview<HumanityState, HumanityPlay>(words, {
  steps: [
    {
      id: 'best',
      kind: 'words',
      label: 'The best moment',
      asks: 'What was your best moment?',
      concerns: () => true,
      said: (name, { session }) => `${name}’s best moment of session ${session}.`,
    },
    {
      id: 'next',
      kind: 'words',
      label: 'Next time',
      asks: 'What happens next, or what would you like to see?',
      concerns: () => true,
      said: (name) => `What ${name} sees coming.`,
    },
  ],
});
