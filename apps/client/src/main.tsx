import './design/css/tokens.css';
import './design/css/heroes.css';
import './design/css/look-card.css';
import './design/css/base.css';
import './design/css/forms.css';
import './design/css/row-table.css';
import './design/css/layout.css';
import './design/css/table.css';
import './design/css/now.css';
import './design/css/asked.css';
import './design/css/stage.css';
import './design/css/reactions.css';
import './design/css/people.css';
import './design/css/sheet.css';
import './design/css/eyes.css';
import './design/css/print.css';
import './no-eval';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { anew } from './design/anew';
import { copyWithoutIsolates, isolateEverything } from './design/bidi';
import { followKeys } from './design/keys-room';
import { lazy } from './design/lazy';
import { followLetters } from './design/letters';
import { whenRested } from './design/stood-still';
import { followWhereOneIs } from './design/where-one-is';
import { games } from './games';
import { ErrorBoundary } from './shell/pages/error-boundary';
import { NotFoundPage } from './shell/pages/not-found';

/** Where one is, with or without a slash at its end. */
const pathOf = ({ pathname }: Location): string => pathname.replace(/(.)\/$/, '$1');
const isAt = (path: string): boolean => pathOf(location) === path;

isolateEverything();
copyWithoutIsolates();
followLetters();
followKeys();
followWhereOneIs();

const StartPage = lazy(() => import('./shell/pages/before').then((module) => module.StartPage));
const JoinPage = lazy(() => import('./shell/pages/before').then((module) => module.JoinPage));
/** Its page has asked for it beside this script, and says what comes (`pages.ts`). */
const TablePage = lazy(
  () =>
    import('./shell/pages/table-page').then(({ TablePage, begin }) => {
      // In a task between reading it and drawing it.
      if (isAt('/table')) setTimeout(begin);
      return TablePage;
    }),
  null,
);
const DicePage = lazy(() => import('./shell/dice/dice-page').then((module) => module.DicePage));
const ImportPage = lazy(() => import('./shell/pages/import').then((module) => module.ImportPage));
const ScreenPage = lazy(() =>
  import('./shell/screen/screen-page').then((module) => module.ScreenPage),
);
const LearnPage = lazy(() => import('./shell/pages/learn').then((module) => module.LearnPage));
const DemoPage = lazy(() => import('./shell/demo/demo-page').then((module) => module.DemoPage));
const OwnPage = lazy(() => import('./shell/pages/own-page').then((module) => module.OwnPage));
const AboutPage = lazy(() => import('./shell/pages/about').then((module) => module.AboutPage));

const pages: Record<string, () => ComponentChildren> = {
  '/': () => <StartPage registry={games} />,
  '/join': () => <JoinPage registry={games} />,
  '/table': () => <TablePage registry={games} />,
  '/screen': () => <ScreenPage registry={games} />,
  '/dice': () => <DicePage />,
  '/import': () => <ImportPage />,
  '/how-to-play': () => <LearnPage registry={games} />,
  '/demo': () => <DemoPage registry={games} />,
  '/mine': () => <OwnPage />,
  '/about': () => <AboutPage />,
};

/** A lesson by the game that it is of: `/demo/<game>`. */
const DEMO = /^\/demo\/([\w-]+)$/;

const REST_MS = 4_000;

/** The browser may keep the app, for when there is no network. Without that, all goes on. */
function keepApp(): void {
  anew(() => import('./shell/offline/app-files')).then(
    (module) => module.keepApp(),
    () => undefined,
  );
}

function show(): void {
  const root = document.getElementById('app');
  if (!root) return;
  const path = pathOf(location);
  const [, lesson] = DEMO.exec(path) ?? [];
  // What the page has shown until now (`start-shell.html`, `table-shell.html`).
  root.querySelector('[data-shell]')?.remove();
  const page = lesson ? () => <DemoPage registry={games} of={lesson} /> : pages[path];
  // The key makes a new page of the same address with another fragment.
  render(
    <ErrorBoundary key={location.hash}>{page ? page() : <NotFoundPage />}</ErrorBoundary>,
    root,
  );
}

/** Makes a style sheet of what the page has only fetched (`pages.ts`), and waits until it is in force. */
const inForce = (sheet: HTMLLinkElement) =>
  new Promise((done) => {
    // Having been fetched is told in the same way.
    sheet.onload = () => sheet.sheet && done(0);
    sheet.onerror = done;
    sheet.rel = 'stylesheet';
  });

const made = location.pathname === '/design' || new URLSearchParams(location.search).has('fixture');
const mayBeMade = import.meta.env.DEV || import.meta.env.MODE === 'fixtures';
if (mayBeMade && made) {
  void import('../dev/fixture-page').then(({ showFixture }) => showFixture());
} else {
  addEventListener('hashchange', show);
  // What the page shows stands until what comes in its place can be drawn.
  const first = { '/': StartPage, '/table': TablePage, '/screen': ScreenPage }[location.pathname];
  const sheet = document.querySelector<HTMLLinkElement>('#sheet');
  // It is drawn in a task of its own: what has come was read in this one.
  if (first && sheet)
    void Promise.all([inForce(sheet), first.fetch()]).then(() => setTimeout(show));
  else show();
  // Not before the page itself has come, and rested.
  if (import.meta.env.PROD) whenRested(keepApp, REST_MS);
}
