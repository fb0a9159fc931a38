/** What stays in sight while the page scrolls, by what the style sheets call its height. */
const STUCK = { '--above': '.top, .notices', '--below': '.bottom' } as const;

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
    return [name, `${height}px`] as const;
  });
  // Not before all is measured: to read after writing would have the page laid out in between.
  for (const [name, height] of heights) {
    if (style.getPropertyValue(name) !== height) style.setProperty(name, height);
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
