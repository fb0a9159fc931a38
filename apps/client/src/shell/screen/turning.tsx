import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nextPage } from './next-page';

/** How long one page of it stands, in milliseconds. */
const PAGE_MS = 9_000;

interface TurningProps {
  class: string;
  /** It is looked at and nothing else: whatever could be tapped elsewhere is out of reach here. */
  still?: boolean;
  children: ComponentChildren;
}

/** A part of the screen that turns its pages by itself where there is more than fits: nobody can scroll there. */
export function Turning({ class: name, still = false, children }: TurningProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const turn = () => {
      const element = box.current;
      if (!element) return;
      const { scrollTop, clientHeight, scrollHeight } = element;
      const top = nextPage({ top: scrollTop, height: clientHeight, whole: scrollHeight });
      if (top !== scrollTop) element.scrollTo({ top });
    };
    const timer = setInterval(turn, PAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class={`screen-turning ${name}`} ref={box} inert={still}>
      {children}
    </div>
  );
}
