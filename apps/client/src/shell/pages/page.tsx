import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { isolated } from '../../design/bidi';
import { Moon } from '../../design/moon';
import { useLook } from '../../design/use-look';

interface PageProps {
  title: string;
  lead?: string;
  /** The look that it has, where it is about a table with one of its own. */
  look?: string | undefined;
  children: ComponentChildren;
}

/** The frame of every page that is not a table. */
export function Page({ title, lead, look, children }: PageProps) {
  useLook(look);
  useEffect(() => {
    document.title = `${isolated(title)} · Moonlit Table`;
  }, [title]);
  return (
    <div class="app">
      <header class="shell-head">
        <a class="brand" href="/">
          <Moon at={0.18} size={28} />
          Moonlit Table
        </a>
      </header>
      <main class="shell">
        {look ? (
          <div class="ornament" />
        ) : (
          <div class="shell-moons" aria-hidden="true">
            {[0.1, 0.25, 0.5, 0.75, 0.9].map((at) => (
              <Moon key={at} at={at} size={at === 0.5 ? 34 : 20} />
            ))}
          </div>
        )}
        <h1>{title}</h1>
        {lead ? <p class="lead">{lead}</p> : null}
        {children}
      </main>
      <footer class="shell-foot">
        <a href="/about">About and credits</a>
      </footer>
    </div>
  );
}
