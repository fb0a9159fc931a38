/** What the keyboard can be on. */
const CONTROLS = 'button, summary, input, select, textarea, a[href], [tabindex="0"]' as const;

/** Whether somebody who looks sees it at all, though it may have to be scrolled to. */
export const isDrawn = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true });

/** Whether the keyboard can be on it. */
export const takesFocus = (element: Element): boolean =>
  isDrawn(element) &&
  !element.matches(':disabled, [tabindex="-1"]') &&
  element.closest('[inert], [aria-hidden=true]') === null;

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
