import type { ComponentChildren } from 'preact';

interface PanelProps {
  title: ComponentChildren;
  /** A few words above the title. */
  kicker?: ComponentChildren;
  /** Stands at the end of the heading's line. */
  aside?: ComponentChildren;
  children: ComponentChildren;
  tone?: 'plain' | 'moon' | 'rose' | 'desk';
  /** With it, it is a landmark under its title, such as one that can be skipped to. */
  id?: string | undefined;
}

/** A part of the table with its heading. No landmark of its own: there are too many for that. */
export function Panel({ title, kicker, aside, children, tone = 'plain', id }: PanelProps) {
  return (
    <section
      class={`panel panel-${tone}`}
      id={id}
      aria-labelledby={id === undefined ? undefined : `${id}-title`}
    >
      <header class="panel-head">
        <div>
          {kicker ? <p class="kicker">{kicker}</p> : null}
          <h2 id={id === undefined ? undefined : `${id}-title`} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Words where there is nothing yet. */
export function Empty({ children }: { children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}
