/** A size as it is laid out, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The height that is kept for a content: what it has had at most, for as long as it is as wide.
 *
 * @param kept what was kept until now, and the width that it was for.
 * @param now the content as it is laid out.
 * @param free nothing needs to be kept: whoever looks has done it, or does not see it.
 */
export const heldSize = (kept: Size, now: Size, free: boolean): Size =>
  free || kept.width !== now.width ? now : { ...now, height: Math.max(kept.height, now.height) };

/** A height that is kept for nothing any more, and what of the page is in sight; in pixels of the screen. */
export interface Emptied {
  /** Where the content ends, and where the height does that is kept for it. */
  from: number;
  to: number;
  view: { top: number; bottom: number };
  /** How far the page can be scrolled back, and how much of it there is below what is in sight. */
  above: number;
  below: number;
}

/**
 * How much of an emptied height can go so that nothing moves that is seen: all of it where only what stands above
 * it or only what stands below it is in sight (that is held by scrolling), nothing where both are.
 */
export function givenBack({ from, to, view, above, below }: Emptied): number {
  const empty = Math.max(0, to - from);
  const [seenAbove, seenBelow] = [from > view.top, to < view.bottom];
  if (seenAbove && seenBelow) return 0;
  return Math.min(empty, Math.max(0, seenBelow ? above : below));
}
