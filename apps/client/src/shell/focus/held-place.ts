/** Something that is read or touched, and how far down it is, in pixels. */
export interface Place<E> {
  element: E;
  top: number;
}

/** A shift that nobody sees, in pixels. */
const UNSEEN = 1;

/**
 * What is to stay where it is, most important first: what somebody deals with, then what is nearest to
 * where they read.
 *
 * @param middle how far down they read.
 * @param first what they type in or have just touched.
 */
export function byImportance<E>(
  seen: readonly Place<E>[],
  middle: number,
  first: E | null,
): Place<E>[] {
  const distance = ({ element, top }: Place<E>) =>
    element === first ? -1 : Math.abs(top - middle);
  return [...seen].sort((one, other) => distance(one) - distance(other));
}

/**
 * By how much to scroll, so that the most important thing that is still there stays in its place; 0
 * where nothing of it is left, or nobody would see it.
 *
 * @param topOf where something is by now; `null`: it is gone.
 */
export function slipped<E>(
  places: readonly Place<E>[],
  topOf: (element: E) => number | null,
): number {
  for (const { element, top } of places) {
    const now = topOf(element);
    if (now !== null) return Math.abs(now - top) > UNSEEN ? now - top : 0;
  }
  return 0;
}
