/** What weighs in a story, as a game says it. */
export interface StoryWeights {
  /**
   * How much each kind of beat matters when a part of the story is told again in a few lines. What is not
   * listed is told again only where somebody has written of it.
   */
  readonly kinds: Readonly<Record<string, number>>;
  /** Kinds whose words are written down without being of what happens in the story. */
  readonly beside?: ReadonlySet<string>;
}

/** Something that has happened, as far as it is weighed. */
interface Weighed {
  kind: string;
  /** What somebody has written of it. */
  fiction?: string | undefined;
}

/** What somebody has written of it counts so much more. */
const WRITTEN = 25;

/** How many lines a part of the story is told again in. */
export const LINES = 5;

/** Whether something is worth telling again when the story goes on (TABLE-048). */
export const isWorthTelling = (
  { kinds, beside }: StoryWeights,
  { kind, fiction }: Weighed,
): boolean => Object.hasOwn(kinds, kind) || (Boolean(fiction) && !beside?.has(kind));

const weightOf = ({ kinds }: StoryWeights, { kind, fiction }: Weighed): number =>
  (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? 0) : 0) + (fiction ? WRITTEN : 0);

/** Those in which a part of the story is told again, in the order in which they happened (TABLE-048). */
export function mostTelling<M extends Weighed>(weights: StoryWeights, all: readonly M[]): M[] {
  const kept = [...all];
  while (kept.length > LINES) kept.splice(leastTelling(weights, kept), 1);
  return kept;
}

/** The place of that which weighs least, the oldest of several; there is one. */
export function leastTelling(weights: StoryWeights, all: readonly Weighed[]): number {
  let least = 0;
  let weight = Number.POSITIVE_INFINITY;
  for (let at = 0; at < all.length; at += 1) {
    const one = all[at];
    const own = one ? weightOf(weights, one) : weight;
    if (own < weight) [least, weight] = [at, own];
  }
  return least;
}
