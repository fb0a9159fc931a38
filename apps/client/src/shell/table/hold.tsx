import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { heldSize } from './held-size';
import { isOwnMove } from './own-act';

/**
 * Keeps the height that its content has had, for as long as it is in sight: what others take away
 * leaves its room, so that nothing below slips under a thumb. What one does oneself gives it back.
 */
export function Hold({ children }: { children: ComponentChildren }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [around, content] = [outer.current, inner.current];
    if (!around || !content) return;
    let held = { width: 0, height: 0 };
    const fit = (free: boolean) => {
      held = heldSize(held, { width: content.offsetWidth, height: content.offsetHeight }, free);
      around.style.minHeight = `${held.height}px`;
    };
    const sizes = new ResizeObserver(() => fit(isOwnMove()));
    const sight = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) fit(true);
    });
    sizes.observe(content);
    sight.observe(around);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, []);
  return (
    <div ref={outer}>
      <div ref={inner}>{children}</div>
    </div>
  );
}
