import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { isHair } from '../../../design/faces/silhouettes';
import type { PlacedShape } from '../../../shell/faces/compose';
import { partsOf, shapesOf } from '../../../shell/faces/compose';
import type { Chosen } from '../../../shell/faces/parts';
import { parts } from './parts';
import { anyGift, gifts } from './parts/gifts';

/** Who is drawn: by what they have chosen, else by their name. */
export type Drawn = Pick<Protagonist, 'id' | 'name' | 'silhouette' | 'face'>;

const chosenOf = ({ silhouette, face }: Drawn): Chosen => ({
  ...face,
  silhouette: silhouette !== undefined && isHair(silhouette) ? silhouette : undefined,
});

/** Which part of each kind somebody has in everyday life. */
export const faceOf = (one: Drawn, more: Chosen = {}): Record<string, string> =>
  partsOf(parts, one.name || one.id, { ...chosenOf(one), ...hairIn(more) });

/** The emblem stands for a face, and is no hair. */
const hairIn = ({ silhouette = '', ...more }: Chosen): Chosen =>
  isHair(silhouette) ? { ...more, silhouette } : more;

/** Whoever is put together of these parts. */
export const drawnWith = (which: Chosen): readonly PlacedShape[] => shapesOf(parts, which);

/** Somebody in everyday life. */
export const mundane = (one: Drawn, more?: Chosen): readonly PlacedShape[] =>
  shapesOf(parts, faceOf(one, more));

/** Head and collar alone, for where there is room for no more. */
export const headOf = (one: Drawn): readonly PlacedShape[] =>
  shapesOf(parts, { ...faceOf(one), cloak: 'none', prop: 'nothing', posture: 'upright' });

/** The same as who they truly are, with what their playset gives them; a cat stays. */
export function transcended(one: Drawn, playset: string): readonly PlacedShape[] {
  const { part, instead } = gifts[playset] ?? anyGift;
  const which = faceOf(one);
  const kept = which.prop === 'cat' ? { prop: 'cat' } : {};
  return shapesOf(parts, { ...which, ...instead, ...kept }, [part]);
}
