import './theme/tokens.css';
import './theme/looks.css';
import './theme/base.css';
import './theme/forms.css';
import './theme/layout.css';
import './theme/table.css';
import './theme/sheet.css';
import './theme/making.css';
import './theme/print.css';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { Guard } from './pages/guard';
import { JoinPage } from './pages/join';
import { NotFoundPage } from './pages/not-found';
import { StartPage } from './pages/start';
import { TablePage } from './pages/table';
import { lazy } from './ui/lazy';

const DicePage = lazy(() => import('./dice/dice-page').then((module) => module.DicePage));
const AboutPage = lazy(() => import('./pages/about').then((module) => module.AboutPage));

const pages: Record<string, () => ComponentChildren> = {
  '/': () => <StartPage />,
  '/join': () => <JoinPage />,
  '/table': () => <TablePage />,
  '/dice': () => <DicePage />,
  '/about': () => <AboutPage />,
};

function show(): void {
  const root = document.getElementById('app');
  if (!root) return;
  const page = pages[location.pathname.replace(/(.)\/$/, '$1')];
  // The key makes a new page of the same address with another fragment.
  render(<Guard key={location.hash}>{page ? page() : <NotFoundPage />}</Guard>, root);
}

if (import.meta.env.DEV && new URLSearchParams(location.search).has('fixture')) {
  void import('../dev/fixture-page').then(({ showFixture }) => showFixture());
} else {
  addEventListener('hashchange', show);
  show();
}
