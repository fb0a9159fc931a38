import type { PlacedShape } from '../../../shell/faces/compose';
import { partsOf, shapesOf } from '../../../shell/faces/compose';
import type { Chosen } from '../../../shell/faces/parts';
import type { Protagonist } from '../view';
import { instead, newStar, parts, starlight } from './parts';

/** Who is drawn: by what they have chosen, else by their name (TABLE-243). */
export type Drawn = Pick<Protagonist, 'id' | 'name' | 'face'>;

/** Which part of each kind somebody has as they go about by day. */
export const faceOf = ({ id, name, face }: Drawn, more: Chosen = {}): Record<string, string> =>
  partsOf(parts, name || id, { ...face, ...more });

/** Whoever is put together of these parts. */
export const drawnWith = (which: Chosen): readonly PlacedShape[] => shapesOf(parts, which);

/** Somebody as they go about by day. */
export const byDay = (one: Drawn): readonly PlacedShape[] => drawnWith(faceOf(one));

/** The same under their sign. */
export const underTheirSign = (one: Drawn): readonly PlacedShape[] =>
  shapesOf(parts, { ...faceOf(one), ...instead }, [starlight]);

/** What is left of whoever gave themselves for a Wish: their light, and nobody in it. */
export const asStar: readonly PlacedShape[] = shapesOf({}, {}, [newStar]);
