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
