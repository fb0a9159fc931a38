import { facePart, hairs, hairWords, postures, postureWords } from '../../../table/faces';
import { form, said } from '../../../table/form';

/** What a protagonist is drawn with, by kind (TABLE-243). */
export const faceParts = {
  hair: hairs,
  collar: ['chain', 'veil', 'points', 'ring'],
  robe: ['none', 'sash', 'robe', 'night'],
  token: ['nothing', 'astrolabe', 'bell', 'scroll', 'lamp', 'bird'],
  posture: postures,
} as const;

/** The parts that were chosen; what is missing goes by the name. */
export type FaceParts = { [K in keyof typeof faceParts]?: (typeof faceParts)[K][number] };

/** A choice for each kind, none of which has to be made. */
export const faceForm = form({
  hair: facePart('Hair', faceParts.hair, hairWords),
  collar: facePart('About the neck', faceParts.collar, {
    chain: 'A chain with a star',
    veil: 'A veil',
    points: 'A collar of many points',
    ring: 'A high collar with a ring',
  }),
  robe: facePart('Over everything', faceParts.robe, {
    none: 'Nothing over it',
    sash: 'A sash',
    robe: 'A robe with stars',
    night: 'A cloak like the night',
  }),
  token: facePart('With them', faceParts.token, {
    nothing: 'Empty hands',
    astrolabe: 'An astrolabe',
    bell: 'A bell',
    scroll: 'A scroll',
    lamp: 'A lamp',
    bird: 'A bird',
  }),
  posture: facePart('Posture', faceParts.posture, postureWords),
});

/** What may be named of a face: of any part there may be nothing to say. */
type NamedParts = { [K in keyof FaceParts]?: FaceParts[K] | undefined };

/** The parts that are named, beside those that were chosen before; nothing where none is named. */
export function faceWith(
  before: FaceParts | undefined,
  { hair, collar, robe, token, posture }: NamedParts,
): { face?: FaceParts } {
  const named = said({ hair, collar, robe, token, posture });
  return Object.keys(named).length === 0 ? {} : { face: { ...before, ...named } };
}
