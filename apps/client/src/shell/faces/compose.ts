import type { Chosen, Part, PartSet, Shape } from './parts';
import { depths } from './parts';

/** A number that is always the same of the same words, and another of words that differ in a letter (FNV-1a). */
function numberOf(words: string): number {
  let sum = 0x811c9dc5;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/**
 * Which part of each kind somebody has: the one that was chosen, else one by their name. So it is the same on every
 * screen, and of a campaign in which nobody has ever chosen.
 *
 * @param name what they are called, in the letters that the table has.
 */
export function partsOf(set: PartSet, name: string, chosen: Chosen = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).map(([kind, parts]) => {
      const wanted = chosen[kind];
      if (wanted !== undefined && Object.hasOwn(parts, wanted)) return [kind, wanted];
      const all = Object.keys(parts);
      return [kind, all[numberOf(`${kind}:${name}`) % all.length] ?? ''];
    }),
  );
}

/** A shape where it is drawn. */
export interface PlacedShape extends Shape {
  /** Where its origin lies, if it is held. */
  transform?: string;
}

/**
 * The shapes of somebody, from the back to the front.
 *
 * @param more what they have besides: what is given to them while they are somebody else.
 */
export function shapesOf(
  set: PartSet,
  which: Chosen,
  more: readonly Part[] = [],
): readonly PlacedShape[] {
  const parts = [
    ...Object.entries(set).flatMap(([kind, all]) => all[which[kind] ?? ''] ?? []),
    ...more,
  ];
  const [x, y, leans = 0] = parts.find(({ hand }) => hand)?.hand ?? [0, 0];
  const transform = `translate(${x} ${y}) rotate(${leans})`;
  return parts
    .flatMap(({ shapes }) => shapes)
    .map((shape) => (shape.held ? { ...shape, transform } : shape))
    .map((shape, at) => ({ shape, at }))
    .sort(
      (one, other) =>
        depths.indexOf(one.shape.depth) - depths.indexOf(other.shape.depth) || one.at - other.at,
    )
    .map(({ shape }) => shape);
}
