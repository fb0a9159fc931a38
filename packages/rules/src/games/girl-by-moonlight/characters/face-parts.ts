import type { Field } from '../../../engine';
import { partField, postureWords } from '../../../table/faces';
import type { Protagonist } from '../state';
import type { FaceKind, FaceParts, faceParts } from '../vocabulary';

/** What a part is called, and its kind (TABLE-243). */
type PartLabels = {
  [K in FaceKind]: { label: string; parts: Record<(typeof faceParts)[K][number], string> };
};

const partLabels: PartLabels = {
  collar: {
    label: 'Collar',
    parts: {
      sailor: 'A sailor collar',
      tie: 'A shirt and tie',
      officer: 'A high collar with buttons',
      hood: 'A hood',
      ruff: 'A ruff',
      scarf: 'A scarf that flies',
      bow: 'A large bow',
      open: 'An open collar and a pendant',
    },
  },
  cloak: {
    label: 'Cloak',
    parts: {
      none: 'No cloak',
      cape: 'A long cape',
      coat: 'A long coat',
      shawl: 'A shawl',
      mantle: 'A torn mantle',
      kimono: 'A kimono',
      jacket: 'A jacket about the shoulders',
      armour: 'A pauldron and a breastplate',
    },
  },
  prop: {
    label: 'With them',
    parts: {
      nothing: 'Empty hands',
      book: 'A book',
      flowers: 'Flowers',
      lantern: 'A lantern',
      camera: 'A camera',
      parasol: 'A parasol',
      guitar: 'A guitar',
      cat: 'A cat',
      satchel: 'A satchel',
      staff: 'A staff with a moon',
    },
  },
  posture: {
    label: 'Posture',
    parts: postureWords,
  },
};

const labels: Readonly<
  Record<FaceKind, { label: string; parts: Readonly<Record<string, string>> }>
> = partLabels;

const kinds: readonly FaceKind[] = ['collar', 'cloak', 'prop', 'posture'];

/** The parts of a face within a sentence, one each. */
export const faceWords = (face: FaceParts): string[] =>
  kinds.flatMap((kind) => {
    const words = labels[kind].parts[face[kind] ?? ''];
    return words === undefined ? [] : [words.charAt(0).toLowerCase() + words.slice(1)];
  });

/** What else somebody is drawn with: a choice for each kind, none of which has to be made. */
export function faceField(kind: FaceKind, { face }: Protagonist): Field {
  const { label, parts } = labels[kind];
  return partField(kind, label, Object.keys(parts), parts, face?.[kind]);
}

/** All of them. */
export const faceFields = (one: Protagonist): Field[] => kinds.map((kind) => faceField(kind, one));

/** What a command names of a face: it may say of a part that there is nothing to say. */
type NamedParts = { [K in FaceKind]?: FaceParts[K] | undefined };

/** The parts that a command names, beside those that were chosen before; `null` where it names none. */
export function faceWith(before: FaceParts | undefined, named: NamedParts): FaceParts | null {
  const { collar, cloak, prop, posture } = named;
  const chosen: FaceParts = {
    ...(collar && { collar }),
    ...(cloak && { cloak }),
    ...(prop && { prop }),
    ...(posture && { posture }),
  };
  return Object.keys(chosen).length === 0 ? null : { ...before, ...chosen };
}

/** Whether two are the same in every part. */
export const sameFace = (one: FaceParts = {}, other: FaceParts = {}): boolean =>
  kinds.every((kind) => one[kind] === other[kind]);
