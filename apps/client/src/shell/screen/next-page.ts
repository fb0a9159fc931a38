/** A window upon something taller, in pixels. */
interface Page {
  /** What is above it. */
  top: number;
  height: number;
  whole: number;
}

/** How much of a page the next one repeats, so that nothing is cut in two. */
const REPEATED = 0.15;
/** Less than this beyond the edge is not worth a page. */
const SLACK = 8;

/** Where the page after this one begins; after the last one it is the first. */
export function nextPage({ top, height, whole }: Page): number {
  const last = whole - height;
  if (last <= SLACK || top >= last - SLACK) return 0;
  return Math.min(last, top + height * (1 - REPEATED));
}
