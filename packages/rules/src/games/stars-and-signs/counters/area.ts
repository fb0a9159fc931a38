import { put } from '../../../engine';
import type { StarsBrings } from '../game';
import { moves } from '../game';
import { beginning, keeping } from './keeping';

/** Counters: on the table, or on the desk with their name, their slots and that they are there. */
export const counters = {
  ...moves.area(beginning, keeping),
  apart: true,
  evolves: {
    counterSet(state, { secret, counter }) {
      put(state[secret ? 'director' : 'public'].counters, counter.id, counter);
    },
    counterRemoved(state, { secret, id }) {
      delete state[secret ? 'director' : 'public'].counters[id];
    },
  },
} satisfies StarsBrings;
