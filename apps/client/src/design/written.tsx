import type { ComponentChildren } from 'preact';

interface WrittenProps {
  /** The element; `bdi` within a line, others stand for themselves. */
  as?: 'bdi' | 'p' | 'dd' | 'li';
  class?: string;
  children: ComponentChildren;
}

/**
 * Words that a person has written: they run in the direction of their first letter, and move nothing
 * around them.
 */
export function Written({ as: Element = 'bdi', children, ...more }: WrittenProps) {
  return (
    <Element dir="auto" {...more}>
      {children}
    </Element>
  );
}
