import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { TableContext } from '../../src/shell/table/view';
import type { TableMaker } from './tables';

interface ShowProps {
  /** What it is, and in which state. */
  title: string;
  /** It needs the width of a desk. */
  wide?: boolean;
  /** The table that it is a part of. */
  table?: TableMaker;
  children: ComponentChildren;
}

/** A component in one of its states. What lies over the page elsewhere lies within its frame here. */
export function Show({ title, wide, table, children }: ShowProps) {
  return (
    <article class={wide ? 'design-show design-wide' : 'design-show'}>
      <h4>{title}</h4>
      <div class="design-frame">
        {table ? (
          <TableContext.Provider value={table()}>{children}</TableContext.Provider>
        ) : (
          children
        )}
      </div>
    </article>
  );
}

/** Draws what is in it once one comes near: all of the page at once is more than anybody looks at. */
export function Soon({ children, now }: { children: ComponentChildren; now: boolean }) {
  const [near, come] = useState(now);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (near || !current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come(true);
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} class={near ? 'design-shows' : 'design-soon'}>
      {near ? children : null}
    </div>
  );
}

/** Taps what is in it, for a state that comes of taps: each of these once, in their order. */
export function Tapped({ on, children }: { on: readonly string[]; children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rest = [...on];
    let frame = 0;
    // What is tapped may be fetched first, or come of the tap before.
    const tap = () => {
      const button = place.current?.querySelector<HTMLElement>(rest[0] ?? '');
      if (button) {
        rest.shift();
        button.click();
      }
      if (rest.length > 0) frame = requestAnimationFrame(tap);
    };
    tap();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={place}>{children}</div>;
}
