import { pictures, portraits } from '../../../table';
import { nameOf } from '../lookups';
import type { GbmState } from '../state';

/** Pictures that people bring (TABLE-257…259). */
export const picturesBrought = pictures();

/** Portraits of protagonists (TABLE-260). */
export const portraitsOfHeroes = portraits<GbmState>(({ public: { protagonists } }) =>
  Object.values(protagonists).map((one) => ({ id: one.id, name: nameOf(one), owner: one.seat })),
);
