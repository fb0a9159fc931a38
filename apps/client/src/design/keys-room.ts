/**
 * The room that a phone's keys take. Where a browser makes the page smaller for them (`interactive-widget` in
 * `index.html`) there is nothing to do; on an iPhone they lie over the foot of the page, and only
 * `visualViewport` tells of it.
 */

/** What the style sheets call the height of the keys, and how far what is seen has been pushed down under them. */
const KEYS = '--keys';
const PUSHED = '--pushed';

/** Less than this, in pixels, is a browser's own bar that comes and goes. */
const BAR = 100;
/** Who has made the page larger than this sees a part of it; the rest is under no keys. */
const ZOOMED = 1.01;

/** Tells the style sheets how much of the page lies under the keys, from now on. Call it once. */
export function followKeys(): void {
  const { visualViewport: view } = window;
  if (!view) return;
  const { style } = document.documentElement;
  const measure = () => {
    const keys = keysOf(view);
    if (keys === 0) {
      style.removeProperty(KEYS);
      style.removeProperty(PUSHED);
      return;
    }
    style.setProperty(KEYS, `${keys}px`);
    style.setProperty(PUSHED, `${Math.max(0, Math.round(view.offsetTop))}px`);
  };
  view.addEventListener('resize', measure);
  view.addEventListener('scroll', measure);
}

/** Down to where something on the page can be seen, in pixels of the window. */
export function seenBottom(): number {
  const { visualViewport: view } = window;
  return innerHeight - (view ? keysOf(view) : 0);
}

function keysOf({ scale, height, offsetTop }: VisualViewport): number {
  if (scale > ZOOMED) return 0;
  const under = Math.round(document.documentElement.clientHeight - height - offsetTop);
  return under < BAR ? 0 : under;
}
