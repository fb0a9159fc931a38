import { daggerheart } from '@moonlit/rules/daggerheart';
import type { Lesson } from '../../../shell/demo/lesson';
import type { SharedPart } from '../view';
import { people } from './cast';
import { hint } from './hints';
import { prepare } from './prepare';
import { setFaces } from './set-faces';

/** A roll with Hope, one with Fear, a blow with its thresholds, and a move of the GM's: some minutes alone. */
export const lesson: Lesson<SharedPart> = {
  version: 1,
  system: daggerheart,
  table: { name: 'The lamp ferry', setup: {} },
  first: people.ilse.seat,
  opening: `You are ${people.ilse.plays}. With you: ${people.toller.plays}, and ${people.gm.name}, who is the GM. You play alone, for all three.`,
  seats: Object.values(people),
  prepare,
  setFaces,
  hint,
};
