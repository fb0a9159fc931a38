import type { OwnTask } from '../game';

/** Whoever plays and has nobody takes somebody first (TABLE-124). */
export const takeSomebody: OwnTask = {
  words: 'Take somebody',
  where: 'own',
  pressing: true,
  now: {
    title: 'Take somebody',
    text: 'You have nobody to play yet. Choose somebody, and play at once.',
  },
};
