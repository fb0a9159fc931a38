import { lazy } from '../../design/lazy';

const all = () => import('./drawn');

/** Reactions without words, fetched after the first paint; until then their places are empty. */
const Bar = lazy(() => all().then(({ ReactBar }) => ReactBar), null);
export const ReactionsShown = lazy(() => all().then((drawn) => drawn.ReactionsShown), null);
export const Reacted = lazy(() => all().then((drawn) => drawn.Reacted), null);

/** The buttons, in a place that is kept for them, also while they are `away` since they stand elsewhere. */
export function ReactBar({ away = false }: { away?: boolean }) {
  return <div class="react-place no-print">{away ? null : <Bar />}</div>;
}
