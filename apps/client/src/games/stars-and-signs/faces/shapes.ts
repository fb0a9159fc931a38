import type { PlacedShape } from '../../../shell/faces/compose';
import { partsOf, shapesOf } from '../../../shell/faces/compose';
import type { Protagonist } from '../view';
import { instead, parts, starlight } from './parts';

type Drawn = Pick<Protagonist, 'id' | 'name'>;

/** Somebody as they go about by day, by their name (TABLE-243). */
export const byDay = ({ id, name }: Drawn): readonly PlacedShape[] =>
  shapesOf(parts, partsOf(parts, name || id));

/** The same under their sign. */
export const underTheirSign = ({ id, name }: Drawn): readonly PlacedShape[] =>
  shapesOf(parts, { ...partsOf(parts, name || id), ...instead }, [starlight]);
