import { endRest } from '../checks/resting';
import type { ActionRule } from './kinds';

/** A Rest as an action: the Stats are free at once (HUM-1302). */
export const rest: ActionRule = {
  id: 'rest',
  name: 'Rest',
  means: 'All your Stats are free again.',
  tag: null,
  check: 'never',
  succeeds(play, _, { who }) {
    endRest(play, who.character);
  },
};
