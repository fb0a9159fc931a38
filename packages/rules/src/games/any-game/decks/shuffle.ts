/**
 * Shuffles with fair dice (Fisher and Yates): from the last place down to the second, each changes places with
 * one that a die with as many sides picks among those up to it. The same faces always give the same order.
 *
 * @param die gives a face from 1 to so many sides.
 */
export function shuffled<T>(cards: readonly T[], die: (sides: number) => number): T[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const picked = die(last + 1) - 1;
    const card = order[last];
    const other = order[picked];
    if (card === undefined || other === undefined) throw new Error(`No card lies at ${picked}.`);
    order[last] = other;
    order[picked] = card;
  }
  return order;
}

/** The sides of the dice that a shuffle of so many cards takes, in the order in which they fall. */
export const sidesToShuffle = (cards: number): number[] =>
  Array.from({ length: Math.max(0, cards - 1) }, (_, at) => cards - at);

/** Cards by their numbers, as they are laid before they are shuffled, so that anybody can shuffle them again. */
export const inOrder = (cards: readonly number[]): number[] => [...Uint16Array.from(cards).sort()];
