import type { ComponentChildren } from 'preact';

/** A part of a sheet on paper, which no page break cuts. */
export function PaperPart({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="paper-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Empty lines to write on with a pen. */
export function PaperLines({ count }: { count: number }) {
  return (
    <div class="paper-lines">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
