/** The dice that one goes up and down by, smallest first (TABLE-205). A game may have a chain of its own. */
export const usualChain: readonly number[] = [2, 4, 6, 8, 10, 12, 20];

/** Whether a die is one of a chain, so that there is a next one up or down. */
export const isInChain = (sides: number, chain: readonly number[] = usualChain): boolean =>
  chain.includes(sides);

/**
 * The die so many steps further up a chain, or down where it is below 0; beyond an end is the end (TABLE-205).
 *
 * @throws where the chain has no such die.
 */
export function stepDie(
  sides: number,
  steps: number,
  chain: readonly number[] = usualChain,
): number {
  const at = chain.indexOf(sides);
  const next = chain[Math.max(0, Math.min(chain.length - 1, at + steps))];
  if (at < 0 || next === undefined) throw new Error(`No die of the chain has ${sides} sides.`);
  return next;
}

/**
 * What a die on somebody's desk shows as one with fewer sides that they have not got: a 12 of twenty is a 4 of
 * eight. Sides that would favour some of its numbers are left over.
 *
 * @param leftOver what those count for all the same, by face; without, `null` says that it is rolled again.
 */
export function readAs(
  face: number,
  from: number,
  sides: number,
  leftOver: Readonly<Record<number, number>> = {},
): number | null {
  if (face > from - (from % sides)) return leftOver[face] ?? null;
  return ((face - 1) % sides) + 1;
}
