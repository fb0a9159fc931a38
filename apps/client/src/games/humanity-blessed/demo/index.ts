import { humanityBlessed } from '@moonlit/rules/humanity-blessed';
import type { Lesson } from '../../../shell/demo/lesson';
import type { SharedPart } from '../view';
import { people } from './cast';
import { hint } from './hints';
import { prepare } from './prepare';
import { setFaces } from './set-faces';

/** A Check that bumps and fails, a Blessing that turns it, and what a lock means: some minutes alone. */
export const lesson: Lesson<SharedPart> = {
  version: 1,
  system: humanityBlessed,
  table: {
    name: 'The last ferry',
    setup: { atmosphere: 'light', optional: 'none', arbiter: 'gm' },
  },
  first: people.odile.seat,
  opening: `You are ${people.odile.plays}. With you: ${people.tobias.plays}, and ${people.gm.name}, who is the GM. You play alone, for all three.`,
  seats: Object.values(people),
  prepare,
  setFaces,
  hint,
};
