import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { givenBack, heldSize } from './held-size';
import { isOwnMove } from './own-act';

/**
 * Keeps the height that its content has had, while what stands around it is in sight: what others take away
 * leaves its room, so that nothing below slips under a thumb. What one does oneself gives it back; so does scrolling,
 * and that there is nothing left at all, as soon as nothing that is seen moves for it.
 */
export function Hold({ children }: { children: ComponentChildren }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [around, content] = [outer.current, inner.current];
    if (!around || !content) return;
    let held = { width: 0, height: 0 };
    let looking = 0;
    const keep = (height: number) => {
      held = { ...held, height };
      around.style.minHeight = `${height}px`;
    };
    const isEmpty = () => held.height > content.offsetHeight;
    const fit = (free: boolean) => {
      held = heldSize(held, { width: content.offsetWidth, height: content.offsetHeight }, free);
      keep(held.height);
      // Of what has become smaller, the rest is still dealt with: its room goes with the next look around.
      if (content.offsetHeight === 0) soon();
    };
    // What is in sight is looked at once a frame.
    const soon = () => {
      if (looking === 0 && isEmpty()) looking = requestAnimationFrame(look);
    };
    const look = () => {
      looking = 0;
      const back = givenBack(emptied(around, content));
      if (back > 0) keep(held.height - back);
    };
    const touched = () => {
      if (isEmpty()) fit(true);
    };
    const sizes = new ResizeObserver(() => fit(isOwnMove()));
    const sight = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) fit(true);
    });
    sizes.observe(content);
    sight.observe(around);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('click', touched);
    return () => {
      cancelAnimationFrame(looking);
      sizes.disconnect();
      sight.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('click', touched);
    };
  }, []);
  return (
    <div ref={outer}>
      <div ref={inner}>{children}</div>
    </div>
  );
}

/** What is kept for nothing, in the pane or the page that scrolls it. */
function emptied(around: HTMLElement, content: HTMLElement) {
  const [{ bottom: from }, { bottom: to }] = [
    content.getBoundingClientRect(),
    around.getBoundingClientRect(),
  ];
  const pane = around.closest<HTMLElement>('.column');
  const { scrollTop, scrollHeight, clientHeight } = pane ?? document.documentElement;
  const view = pane?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const below = scrollHeight - clientHeight - scrollTop;
  return { from, to, view, above: scrollTop, below };
}
