/** What stays in sight while the page scrolls, by what the style sheets call its height. */
const STUCK = { '--above': '.top, .notices', '--below': '.bottom' } as const;

/**
 * What sticks above the foot of a page by itself is told its height by a property that is inherited. That has the whole page
 * styled anew, so it is told only where the foot is not much like the usual one, for which style sheets keep room.
 */
const FOOT = '--foot';
const USUAL_FOOT = { from: 96, to: 112 };

/**
 * Measures what stays in sight while the page scrolls, and tells the style sheets, so that nothing that is
 * scrolled to ends beneath it.
 */
export function measureStuck(root: HTMLElement): void {
  const { style } = document.documentElement;
  const heights = Object.entries(STUCK).map(([name, selector]) => {
    const height = [...root.querySelectorAll<HTMLElement>(`:scope > :is(${selector})`)]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => style.position === 'sticky')
      .reduce((sum, { element, style }) => sum + element.scrollHeight - hanging(style), 0);
    return [name, height] as const;
  });
  // Not before all is measured: to read after writing would have the page laid out in between.
  for (const [name, height] of heights) {
    set(name, `${height}px`);
    const usual = height >= USUAL_FOOT.from && height <= USUAL_FOOT.to;
    if (name === '--below') set(FOOT, usual ? '' : `${height}px`);
  }
  function set(name: string, value: string): void {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

/** How much of something hangs below the window's edge while it sticks there, in pixels. */
const hanging = ({ bottom }: CSSStyleDeclaration): number => Math.max(0, -parseFloat(bottom) || 0);

/** Measures it again whenever it has grown or shrunk, until what is returned is called. */
export function followStuck(root: HTMLElement): () => void {
  const measure = () => measureStuck(root);
  const sizes = new ResizeObserver(measure);
  for (const part of root.querySelectorAll(':scope > :is(.top, .notices, .bottom)')) {
    sizes.observe(part);
    for (const inside of part.children) sizes.observe(inside);
  }
  measure();
  return () => sizes.disconnect();
}
