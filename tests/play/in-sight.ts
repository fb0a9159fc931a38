/** As much of an element as tells whether it is in sight. It runs in the page. */
interface Laid {
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
  contains(other: unknown): boolean;
  ownerDocument: { elementFromPoint(x: number, y: number): unknown };
}

/** Whether an element is on the screen, and nothing lies over it. */
export function isInSight(element: Laid): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(
    element.ownerDocument.elementFromPoint(left + width / 3, top + height / 2),
  );
}
