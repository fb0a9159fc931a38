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
  /** The picture of that look stands beside the title. */
  poster?: boolean;
  /** What it is for stands above the fold of a phone: its head takes one line. */
  brief?: boolean;
  children: ComponentChildren;
}

/** The frame of every page that is not a table. */
export function Page({ title, lead, look, poster = false, brief = false, children }: PageProps) {
  useLook(look);
  useEffect(() => {
    document.title = `${isolated(title)} · Moonlit Table`;
  }, [title]);
  const words = (
    <>
      <h1>{title}</h1>
      {lead ? <p class="lead">{lead}</p> : null}
    </>
  );
  return (
    <div class="app">
      <header class="shell-head">
        <a class="brand" href="/">
          <Moon at={0.18} size={28} />
          Moonlit Table
        </a>
      </header>
      <main class={brief ? 'shell shell-brief' : 'shell'}>
        {look && poster && !brief ? (
          <div class="page-head">
            <div class="page-poster" />
            <div class="page-title">{words}</div>
          </div>
        ) : (
          <>
            {brief ? null : <Head look={look} />}
            {words}
          </>
        )}
        {children}
      </main>
      <footer class="shell-foot">
        <a href="/about">About and credits</a>
      </footer>
    </div>
  );
}

/** What stands above the title: the ornament of a look, or the phases of the moon. */
function Head({ look }: Pick<PageProps, 'look'>) {
  if (look) return <div class="ornament" />;
  return (
    <div class="shell-moons" aria-hidden="true">
      {[0.1, 0.25, 0.5, 0.75, 0.9].map((at) => (
        <Moon key={at} at={at} size={at === 0.5 ? 34 : 20} />
      ))}
    </div>
  );
}

/** The way out of a page that leads no further; beside another way, it is the second. */
export function ToTheStart({ beside = false }: { beside?: boolean }) {
  return (
    <a class={beside ? 'btn' : 'btn btn-primary'} href="/">
      Go to the start
    </a>
  );
}
