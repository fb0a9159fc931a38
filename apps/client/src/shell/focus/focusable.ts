/** What the keyboard can be on. */
const CONTROLS = 'button, summary, input, select, textarea, a[href], [tabindex="0"]' as const;

/** What Safari has since 17.4. */
type Checkable = Element & Partial<Pick<Element, 'checkVisibility'>>;

/** Whether somebody who looks sees it at all, though it may have to be scrolled to. */
export function isDrawn(element: Checkable): boolean {
  if (!element.isConnected) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? hasPlace(element);
}

/** The same, asked of what it looks like; what is folded away has a place in some browsers. */
function hasPlace(element: Element): boolean {
  const { visibility } = getComputedStyle(element);
  if (visibility !== 'visible' || element.getClientRects().length === 0) return false;
  return !isFolded(element);
}

/** Whether the keyboard can be on it. */
export const takesFocus = (element: Element): boolean =>
  isDrawn(element) &&
  !element.matches(':disabled, [tabindex="-1"]') &&
  element.closest('[inert], [aria-hidden=true]') === null;

/** Whether it lies in something that is folded, and is not what unfolds it. */
function isFolded(element: Element): boolean {
  const fold = element.closest('details:not([open])');
  if (!fold) return false;
  const summary = fold.querySelector(':scope > summary');
  return (
    !summary?.contains(element) || (fold.parentElement !== null && isFolded(fold.parentElement))
  );
}

/** What the keyboard can be on within a part of the page, in its order. */
export const controlsIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(takesFocus);

/** Whether the keyboard is nowhere. */
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** How far from its edge a control is looked at, in pixels. */
const EDGE = 3;

/**
 * Whether nothing of an element is seen: it is out of sight, or something lies over it.
 */
export function isHidden(element: Element): boolean {
  const { left, right, top, bottom } = seenBox(element);
  const x = (left + right) / 2;
  return ![(top + bottom) / 2, top + EDGE, bottom - EDGE].some((y) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (element.contains(over) || over.contains(element));
  });
}

/** Where an element is; of one that only its label shows, where that is. */
function seenBox(element: Element): DOMRect {
  const label = element.matches('input') ? element.closest('label') : null;
  return (label ?? element).getBoundingClientRect();
}
