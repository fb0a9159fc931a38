import type { ComponentChildren } from 'preact';

/** A part of a panel under a heading of its own. */
export function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="stack" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
