import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { girlByMoonlight, publicContent } from '@moonlit/rules/girl-by-moonlight';
import type { Lesson } from '../../../shell/demo/lesson';
import { putContent } from '../api/content';
import { PLAYSET, people } from './cast';
import { hint } from './hints';
import { prepare } from './prepare';
import { setFaces } from './set-faces';

// The rules are here, so their texts need not be asked for.
putContent(PLAYSET, publicContent(PLAYSET));

/** One roll with help and a poisoned promise, an eclipse that is held, and fallout: some minutes alone. */
export const lesson: Lesson<PublicState> = {
  version: 1,
  system: girlByMoonlight,
  table: { name: 'A night in Orelle', setup: { playset: PLAYSET } },
  first: people.isaura.seat,
  opening: `You are ${people.isaura.plays}. With her: ${people.kestrel.plays}, ${people.poppy.plays}, and ${people.director.name}, who directs. You play alone, for all four.`,
  seats: Object.values(people),
  prepare,
  setFaces,
  hint,
};
