import { starsAndSigns } from '@moonlit/rules/stars-and-signs';
import type { Lesson } from '../../../shell/demo/lesson';
import type { SharedPart } from '../view';
import { people } from './cast';
import { hint } from './hints';
import { prepare } from './prepare';
import { setFaces } from './set-faces';

/** A Check, a push before all eyes, and a Transformation: some minutes alone. */
export const lesson: Lesson<SharedPart> = {
  version: 1,
  system: starsAndSigns,
  table: { name: 'The night of lanterns', setup: {} },
  first: people.nao.seat,
  opening: `You are ${people.nao.plays}. With you: ${people.ines.plays}, and ${people.referee.name}, who referees. You play alone, for all three.`,
  seats: Object.values(people),
  prepare,
  setFaces,
  hint,
};
