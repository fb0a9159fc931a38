import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface HoldProps {
  children: ComponentChildren;
  class?: string;
}

/**
 * Keeps the height that its content has had, for as long as it is in sight: what others take away
 * leaves its room, so that nothing below slips under a thumb. A tap inside gives the room back.
 */
export function Hold({ children, class: name }: HoldProps) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [around, content] = [outer.current, inner.current];
    if (!around || !content) return;
    let held = 0;
    let width = 0;
    let given = 0;
    const fit = () => {
      const height = content.offsetHeight;
      const asked = performance.now() - given < GIVEN_MS || width !== content.offsetWidth;
      width = content.offsetWidth;
      held = asked ? height : Math.max(held, height);
      around.style.minHeight = `${held}px`;
    };
    const give = () => {
      given = performance.now();
    };
    const sizes = new ResizeObserver(fit);
    const sight = new IntersectionObserver(([seen]) => {
      if (seen && !seen.isIntersecting) {
        give();
        fit();
      }
    });
    sizes.observe(content);
    sight.observe(around);
    for (const kind of ['click', 'toggle', 'submit'] as const)
      around.addEventListener(kind, give, { capture: true });
    return () => {
      sizes.disconnect();
      sight.disconnect();
      for (const kind of ['click', 'toggle', 'submit'] as const)
        around.removeEventListener(kind, give, { capture: true });
    };
  }, []);
  return (
    <div ref={outer} class={name}>
      <div ref={inner}>{children}</div>
    </div>
  );
}

/** How long what a tap takes away may take to go, in milliseconds. */
const GIVEN_MS = 1_500;
